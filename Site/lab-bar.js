// The bar above the lab: which stage, undoing, and what can be taken along, such as the state as
// Markdown: a stage and a scenario of a page that the checker accepts.
const { make, lab } = conform;

const cell = (text) => String(text ?? "").replaceAll("\\", "\\\\").replaceAll("|", "\\|");

/** A pipe table with columns of equal width. */
function table(rows) {
  const cells = rows.map((row) => row.map(cell));
  const widths = cells[0].map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}

/** The stage; columns that no row uses are left out. */
function stageTable(stage) {
  const columns = [
    ["responder", ({ name }) => name], ["kind", ({ kind }) => kind], ["in", (row) => row.in],
    ["view of", ({ viewOf }) => viewOf], ["presented by", ({ presentedBy }) => presentedBy],
    ["frame", ({ frame }) => frame?.join(" ")],
  ].filter(([, value], index) => index < 3 || stage.some((row) => value(row)));
  return table([
    columns.map(([title]) => title), ...stage.map((row) => columns.map(([, value]) => value(row)))]);
}

/** The questions that show how things stand at the end, without those that the script ends with. */
function questions({ wasHit, states, fingers, stage, first, layers }, asked) {
  const known = new Set(asked.map((step) => JSON.stringify(step)));
  return [
    ...(wasHit ? [{ ask: "hitTestView" }] : []),
    ...[...fingers.keys()].map((finger) => ({ ask: "fingerView", finger })),
    ...[...states.keys()].map((of) => ({ ask: "recognizerState", of })),
    ...stage.filter(({ name }) => wasHit && layers.get(name)?.content)
      .map(({ name }) => ({ ask: "contentOffset", of: name })),
    ...stage.filter((row) => first && lab.kinds.isWindow(row))
      .map(({ name }) => ({ ask: "firstResponder", of: name })),
  ].filter((question) => !known.has(JSON.stringify(question)));
}

/** One row where the steps are in the order of the columns, else a row for each step. */
function scenarioTable(words) {
  const columns = ["given", "when", "then"];
  const order = words.map(({ keyword }) => columns.indexOf(keyword));
  const texts = (keyword) =>
    words.filter((step) => step.keyword === keyword).map(({ text }) => text).join("; ");
  if (order.every((column, index) => !index || column >= order[index - 1])) {
    const used = columns.filter(texts);
    return table([["scenario", ...used], ["what the lab showed", ...used.map(texts)]]);
  }
  return table([
    ["step", ...columns],
    ...words.map(({ keyword, text }, index) => [
      index + 1, ...columns.map((column) => (column === keyword ? text : ""))])]);
}

const features = () => ({
  gestures: lab.kinds.isRecognizer, scrolling: lab.kinds.isScrollView, controls: lab.kinds.isControl,
  touches: () => true });

/**
 * Returns the steps that are shown, and what the engine did, as a page; `needed` are the features of
 * the row that was opened, or those of the objects of the stage.
 */
const markdown = (engine, view, needed, hash) => {
  const { stage, at } = view;
  const shown = view.steps.slice(0, at);
  // A touch without a view is asked for all the same: the answer is that there is none.
  const end = shown.findLastIndex(lab.happens);
  const steps = [...shown, ...questions(view, shown.slice(end + 1))];
  const { records } = engine.perform(stage, steps);
  const words = engine.words(stage, steps, records).map(({ keyword, sentence, then }) =>
    ({ keyword, text: conform.sentence(sentence), then: then.map((one) => conform.sentence(one)) }));
  // What the last step did is expected of it.
  const stated = new Set(words.slice(end + 1).map(({ text }) => text));
  words.splice(end + 1, 0, ...(words[end]?.then ?? []).filter((text) => !stated.has(text))
    .map((text) => ({ keyword: "then", text })));
  return [
    "# From the lab", "A stage of the lab, and what the reference engine did on it.", "## Stage",
    stageTable(stage), "## LAB-1 What the lab showed",
    "An engine SHOULD do as the reference engine does here.",
    `Sources: a run in the lab. Feature: ${
      (needed ?? Object.entries(features()).flatMap(([name, fits]) => (stage.some(fits) ? [name] : []))).join(", ")
    }. Confidence: reported.`, "UIKit: what it does is not known.", scenarioTable(words),
    `<!-- The lab opens this again where the page is pasted into it: ${hash} -->`,
  ].join("\n\n") + "\n";
};

lab.Bar = class {
  /** `open` opens a ready stage, a challenge or the row of a symptom, by the value of its option. */
  constructor(shared, challenges, symptoms, open) {
    this.shared = shared;
    const { model } = shared;
    const group = (label, choices) =>
      choices.length > 0 && make("optgroup", { label }, conform.options(choices));
    this.select = make(
      "select", { onchange: ({ target }) => target.value && open(target.value) },
      conform.options(Object.entries(lab.stages).map(([value, { title }]) => [value, title])),
      group(say("labChallenges"), challenges.map(({ id, title }) => [`challenge=${id}`, title])),
      group(say("labSymptoms"), symptoms),
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
      lab.button(say("close"), () => { this.copy.hidden = true; }));
    this.element = make(
      "div", { class: "lab-bar" },
      make("label", {}, make("span", {}, say("labStageChoice")), this.select),
      make(
        "p", { class: "lab-buttons" }, this.undo, this.redo,
        turn(say("labReset"), () => model.change(model.original)),
        lab.button(say("labCopyLink"), async () => this.#offer(
          Object.assign(new URL(location), { search: "", hash: await shared.hash() }).href,
          say("labLinkCopied"))),
        lab.button(say("labAsScenario"), async () => this.#offer(
          markdown(
            shared.engine, shared.view, shared.features,
            await lab.address.write(model.state, shared.source)), say("labScenarioCopied")))),
      this.warning, this.copy);
  }

  /** Says what was opened. */
  opened({ ready, challenge, scenario }) {
    this.select.value = challenge ? `challenge=${challenge.id}` : ready ?? scenario?.id ?? "";
    if (this.select.selectedIndex < 0) this.select.value = "";
    this.warn("");
    this.copy.hidden = true;
  }

  warn(text) {
    this.warning.textContent = text;
    this.warning.hidden = !text;
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
