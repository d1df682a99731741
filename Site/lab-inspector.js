// What is selected, and what can be changed about it.
const { make, lab } = conform;
const { kinds } = lab;

/** Replaces the contents of a part of the page; the focus stays on what has the same key. */
lab.swap = (part, ...children) => {
  const active = document.activeElement;
  const key = part.contains(active) ? active.dataset.key : undefined;
  part.replaceChildren(...children.flat().filter(Boolean));
  if (key === undefined) return;
  const next = [...part.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  (next ?? part.querySelector("button, input, select"))?.focus({ preventScroll: true });
};

/** A button that does something. */
lab.button = (text, onclick, attributes = {}) =>
  make("button", { "data-key": text, onclick, ...attributes }, text);

/** A switch with its words. */
lab.check = (text, isOn, turn, key) => make(
  "label", { class: "lab-check" },
  make("input", {
    type: "checkbox", "data-key": key, checked: isOn ? "" : undefined,
    onchange: ({ target }) => turn(target.checked) }),
  text);

/** What objects are called whose kind does not begin with a good name. */
const names = {
  "long press recognizer": "press", "scroll view": "list", "scroll pan recognizer": "pan",
  "scroll pinch recognizer": "pinch" };

const labelled = (text, control) => make("label", { class: "lab-field" }, make("span", {}, text), control);

/** A field for a number; `put` is called with what is typed, if that is one. */
const numeric = (value, key, put, attributes) => make("input", {
  type: "number", value, step: "any", "data-key": key, ...attributes,
  onchange: ({ target }) => { if (Number.isFinite(target.valueAsNumber)) put(target.valueAsNumber); } });

lab.Inspector = class {
  constructor(shared) {
    this.shared = shared;
    this.body = make("div", {});
    this.groups = lab.fields();
    this.element = make(
      "section", { class: "lab-inspector", "aria-label": say("labSelected") }, this.body);
  }

  show() {
    const { model, selected } = this.shared;
    const row = model.row(selected);
    if (!row) {
      lab.swap(
        this.body, make("h2", {}, say("labSelected")),
        make("p", { class: "note" }, say("labNothingSelected")));
      return;
    }
    lab.swap(
      this.body,
      make("h2", {}, make("bdi", {}, row.name), " ", make("small", { lang: lab.original }, lab.kindText(row.kind))),
      this.#chain(row), kinds.isView(row) ? this.#frame(row) : undefined,
      this.#actions(row), this.groups.map(([title, fields]) => this.#group(row, title, fields)),
      this.#addition(row));
  }

  #chain(row) {
    if (!kinds.isResponder(row)) return undefined;
    const { engine, view } = this.shared;
    const chain = lab.chain(engine, view, row.name);
    return make(
      "p", { class: "lab-chain" }, `${say("labChain")} `,
      chain.length ? make("bdi", {}, chain.join(" → ")) : say("labNoEnd"));
  }

  #frame({ name }) {
    const { model } = this.shared;
    const frame = model.frame(name);
    const titles = ["x", "y", say("labWidth"), say("labHeight")];
    const field = (title, index) => make("label", {}, make("span", {}, title), numeric(
      frame[index], `frame ${index}`, (value) => model.setFrame(name, model.frame(name).with(index, value))));
    return make(
      "fieldset", { class: "lab-frame" }, make("legend", {}, say("labFrame")), ...titles.map(field));
  }

  #group(row, title, fields) {
    const fitting = fields.filter(({ fits }) => fits(row));
    if (!fitting.length) return undefined;
    const isSet = fitting.some(({ sets, like }) =>
      this.shared.model.setting(sets, row.name, like));
    this.open ??= new Set([say("labLooks"), say("labRecognition"), say("labScrolling")]);
    return make(
      "details", {
        open: this.open.has(title) || isSet ? "" : undefined,
        ontoggle: ({ target }) => this.open[target.open ? "add" : "delete"](title) },
      make("summary", { "data-key": `group ${title}` }, title),
      ...fitting.map((field) => this.#field(row, field)));
  }

  #field(row, { type, sets, like = {}, label, usual, step: by, options, now }) {
    const { model, view } = this.shared;
    const setting = model.setting(sets, row.name, like);
    const key = ["field", sets[0], ...Object.values(like)].join(" ");
    // What no phrase sets is what is so anyway.
    const put = (changes) => {
      const step = { ...like, ...changes, of: row.name };
      const [words] = this.shared.engine.words(model.state.stage, [step]);
      if (words?.text.startsWith("set ")) model.unset(sets, row.name, like);
      else model.set(step, sets, { like });
    };
    const turn = (isOn) => (type === "truth" ? put({ set: sets[0], to: isOn })
      : isOn ? put({ set: sets[0] }) : model.unset(sets, row.name, like));
    const value = type === "flag" ? setting : setting ? setting.to
      : typeof usual === "function" ? usual(row) : usual;
    if (type === "flag" || type === "truth") return lab.check(label, value, turn, key);
    if (type === "pair") {
      const layer = view.layers.get(row.name);
      const pair = layer ? now(layer) : setting?.to ?? [0, 0];
      return make(
        "div", { class: "lab-field", role: "group", "aria-label": label }, make("span", {}, label),
        ...pair.map((value, index) => numeric(
          value, `${key} ${index}`, (number) => put({ set: sets[0], to: pair.with(index, number) }),
          { "aria-label": `${label}, ${usual[index]}` })));
    }
    if (type === "choice") {
      const choices = options(row, model.state.stage);
      const index = choices.findIndex(([, step]) =>
        ["set", "to", "view"].every((field) => setting?.[field] === step[field]));
      return labelled(label, make(
        "select", {
          "data-key": key,
          onchange: ({ target }) => target.value === "" ? model.unset(sets, row.name)
            : put(choices[Number(target.value)][1]) },
        make("option", { value: "" }, say("labUsual")),
        ...choices.map(([text], number) =>
          make("option", { value: number, selected: number === index ? "" : undefined }, text))));
    }
    const set = (to) => put({ set: sets[0], to });
    return labelled(label, type === "number" ? numeric(value, key, set, { step: by }) : make("input", {
      type, value, "data-key": key, onchange: ({ target }) => set(target.value) }));
  }

  #actions(row) {
    const { model } = this.shared;
    const of = row.name;
    const act = (text, step) => lab.button(text, () => model[step.change ? "arrange" : "add"](step));
    return make(
      "p", { class: "lab-buttons" },
      ...(kinds.isSubview(row) ? [
        act(say("labToFront"), { change: "bringToFront", of }),
        act(say("labToBack"), { change: "sendToBack", of })] : []),
      ...(kinds.isWindow(row) ? [act(say("labMakeKey"), { change: "makeKey", of })] : []),
      ...(kinds.isResponder(row) ? [
        act(say("labBecome"), { do: "becomeFirstResponder", of }),
        act(say("labResign"), { do: "resignFirstResponder", of })] : []),
      ...(kinds.isSubview(row) || kinds.isRecognizer(row)
        ? [act(say("labTakeOut"), { change: "remove", of })] : []),
      row.kind === "application" ? undefined : lab.button(say("labDelete"), () => {
        this.shared.selected = row.in;
        model.deleteRow(of);
      }));
  }

  /** Whether an object of a kind may be added to a row: a scroll view has its own recognizers once. */
  #mayBeIn(row, kind) {
    return !kinds.ofScrollViews.includes(kind) || kinds.isScrollView(row)
      && !this.shared.model.state.stage.some((other) => other.kind === kind && other.in === row.name);
  }

  #addition(row) {
    if (!kinds.isView(row)) return undefined;
    const { model } = this.shared;
    const select = make(
      "select", { "data-key": "kind", lang: lab.original },
      ...[...kinds.views, ...kinds.recognizers].filter((kind) => this.#mayBeIn(row, kind))
        .map((kind) => make("option", { value: kind }, lab.kindText(kind))));
    select.value = this.kind ?? "view";
    if (!select.value) select.value = "view";
    const add = () => {
      this.kind = select.value;
      const kind = select.value;
      const name = model.freeName(names[kind] ?? kind.split(" ")[0]);
      const [, , width, height] = model.frame(row.name);
      const frame = [width / 4, height / 4, width / 2, height / 2].map(Math.round);
      this.shared.selected = kinds.isRecognizer({ kind }) ? row.name : name;
      const added = { name, kind, in: row.name };
      if (!kinds.isRecognizer(added)) added.frame = frame;
      // So that there is something to scroll.
      const [, , across, down] = frame;
      const size = { set: "contentSize", to: [across, 2 * down], of: name };
      model.addRow(added, kinds.isScrollView(added) ? [size] : []);
    };
    return make(
      "p", { class: "lab-add" }, labelled(say("labAddInside", { name: row.name }), select),
      lab.button(say("labAdd"), add));
  }
};
