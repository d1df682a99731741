// The bar above the lab: which stage, undoing, and what can be taken along.
const { make, lab } = conform;

lab.Bar = class {
  /** `open` opens a ready stage or a challenge, by the value of its option. */
  constructor(shared, challenges, open) {
    this.shared = shared;
    const { model } = shared;
    this.select = make(
      "select", { onchange: ({ target }) => target.value && open(target.value) },
      make("option", { value: "empty" }, say("labEmpty")),
      make("option", { value: "nested" }, say("labNested")),
      make("option", { value: "overlapping" }, say("labOverlapping")),
      make("option", { value: "form" }, say("labForm")),
      make("option", { value: "list" }, say("labList")),
      challenges.length ? make("optgroup", { label: say("labChallenges") }, ...challenges.map(
        ({ id, title }) => make("option", { value: `challenge=${id}` }, title))) : undefined,
      make("option", { value: "", hidden: "" }, say("labOwn")));
    const turn = (text, change) => lab.button(text, () => {
      shared.clock.stop();
      change();
    });
    this.undo = turn(say("labUndo"), () => model.undo());
    this.redo = turn(say("labRedo"), () => model.redo());
    this.warning = make("p", { class: "aside", role: "status", hidden: "" });
    this.text = make("textarea", {
      readonly: "", rows: "14", spellcheck: "false", "aria-label": say("labCopied") });
    this.copied = make("p", { role: "status", class: "note" });
    this.copy = make("div", { class: "lab-copy", hidden: "" }, this.copied, this.text,
      lab.button(say("labClose"), () => { this.copy.hidden = true; }));
    this.element = make(
      "div", { class: "lab-bar" },
      make("label", {}, make("span", {}, say("labStageChoice")), this.select),
      make(
        "p", { class: "lab-buttons" }, this.undo, this.redo,
        turn(say("labReset"), () => model.change(model.original)),
        lab.button(say("labCopyLink"), async () => this.#offer(
          Object.assign(new URL(location), { search: "", hash: await shared.hash() }).href,
          say("labLinkCopied"))),
        lab.button(say("labAsScenario"), () => this.#offer(
          lab.markdown(shared.engine, shared.view, shared.features), say("labScenarioCopied")))),
      this.warning, this.copy);
  }

  /** Says what was opened. */
  opened({ ready, challenge }) {
    this.select.value = challenge ? `challenge=${challenge.id}` : ready ?? "";
    this.warning.hidden = true;
    this.copy.hidden = true;
  }

  warn(text) {
    this.warning.textContent = text;
    this.warning.hidden = false;
  }

  /** Shows a text to take along, and copies it where the browser allows it. */
  async #offer(text, done) {
    this.text.value = text;
    this.copy.hidden = false;
    const isCopied = await conform.copy(text);
    this.copied.textContent = isCopied ? done : say("labCopyYourself");
    if (!isCopied) this.text.select();
  }

  show() {
    const { model } = this.shared;
    this.undo.disabled = !model.canUndo;
    this.redo.disabled = !model.canRedo;
  }
};
