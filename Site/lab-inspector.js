// What is selected, and what can be changed about it: the properties of its kind, by their features, that the
// vocabulary has. A property has a field for each value that its phrases fix beside the one that they set, such
// as an edge.
const { fill, make, lab } = conform;
const { kinds } = lab;

/** Replaces the contents of a part of the page; the focus stays on what has the same key. */
lab.swap = (part, ...children) => {
  const active = document.activeElement;
  const key = part.contains(active) ? active.dataset.key : undefined;
  fill(part, ...children);
  if (key === undefined) return;
  const next = part.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (next ?? part.querySelector("button, input, select"))?.focus({ preventScroll: true });
};

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

const labelled = (text, control, attributes = {}) =>
  make("label", { class: "lab-field" }, make("span", attributes, text), control);

/** A field for a number; `put` is called with what is typed, if that is one. */
const numeric = (value, key, put, attributes) => make("input", {
  type: "number", value, step: "any", "data-key": key, ...attributes,
  onchange: ({ target }) => { if (Number.isFinite(target.valueAsNumber)) put(target.valueAsNumber); } });

/** What a slot contains at first. */
const initial = { number: 1, negated: -1, truth: true, text: "text", point: [0, 0], rect: [0, 0, 100, 100] };

/** Returns what a slot may contain: pairs of words and values; nothing where it is typed. */
const choicesOf = ({ type, nobody }, row, stage) => {
  if (type.words) return type.words.map((word) => [word, word]);
  if (type === "truth") return [[say("labYes"), true], [say("labNo"), false]];
  if (!Array.isArray(type)) return undefined;
  const names = stage.filter((one) => one !== row && type.includes(one.kind)).map(({ name }) => [name, name]);
  return nobody ? [[say("labNobody"), null], ...names] : names;
};

/** Returns the first value of each free slot of a phrase; nothing where the stage has none for one. */
const begunOf = ({ free }, row, stage) => {
  const values = free.map((slot) => {
    const choices = choicesOf(slot, row, stage);
    return [slot.field, choices ? choices.at(-1)?.[1] : initial[slot.type]];
  });
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
};

/** Returns the phrases of properties: each with the key of its field, and the slots that a reader fills. */
const settings = () => Object.entries(lab.sets).flatMap(([set, { phrases, ...property }]) => phrases.map((phrase) => {
  const { to, ...like } = phrase.fixed;
  const values = Object.values(like).map((value) => ` ${value}`).join("");
  const isOf = ({ field }) => field === "of";
  return {
    ...property, ...phrase, set, like, key: `field ${set}${values}`, title: property.name + values,
    of: phrase.slots.find(isOf), free: phrase.slots.filter((slot) => !isOf(slot)) };
}));

/** Returns the groups of fields of a row, each with its title. */
const fieldsOf = (row) => {
  const own = settings().filter(({ set, of }) => set !== "frame" && of?.type.includes(row.kind));
  return [...Map.groupBy(own, ({ group }) => group)].map(([title, inside]) => [
    title, [...Map.groupBy(inside, ({ key }) => key).values()].map((phrases) => ({ ...phrases[0], phrases }))]);
};

lab.Inspector = class extends lab.Part {
  /** The kind that was added last. */
  kind = "view";
  /** The titles of the groups that are open. */
  open = new Set(["hit-testing", "gestures", "scrolling"]);
  body = make("div", {});
  element = make("section", { class: "lab-inspector", "aria-label": say("labSelected") }, this.body);

  show() {
    const { model, selected } = this.shared;
    const row = model.row(selected);
    lab.swap(this.body, row ? this.#about(row) : [
      make("h2", {}, say("labSelected")), make("p", { class: "note" }, say("labNothingSelected"))]);
  }

  #about(row) {
    return [
      make("h2", {}, make("bdi", {}, row.name), " ", make("small", { lang: lab.original }, lab.kindText(row.kind))),
      kinds.isResponder(row) && this.#chain(row), kinds.isView(row) && this.#frame(row),
      this.#actions(row), ...fieldsOf(row).map(([title, fields]) => this.#group(row, title, fields)),
      kinds.isView(row) && this.#addition(row)];
  }

  /** The chain of a responder; one without an end is empty. */
  #chain(row) {
    const { engine, view: { stage, steps, at } } = this.shared;
    const [answer] = engine.answers(stage, steps.slice(0, at), [{ ask: "chain", of: row.name }]);
    const chain = answer?.responders ?? [];
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
    const isSet = fields.some(({ set, like }) => this.shared.model.setting(set, row.name, like));
    return make(
      "details", {
        open: this.open.has(title) || isSet ? "" : undefined,
        ontoggle: ({ target }) => this.open[target.open ? "add" : "delete"](title) },
      make("summary", { "data-key": `group ${title}`, lang: say.original }, title),
      ...fields.map((field) => this.#field(row, field)));
  }

  /** A property: a choice among its phrases, and what fills the slots of the one that is chosen. */
  #field(row, { key, set, like, title, meaning, phrases }) {
    const { model } = this.shared;
    const { stage } = model.state;
    const setting = model.setting(set, row.name, like);
    const put = ({ fixed }, values) => model.set({ set, ...fixed, ...values, of: row.name }, { like });
    const isSaid = ({ fixed, free }) => setting
      && Object.entries(fixed).every(([field, value]) => setting[field] === value)
      && free.every(({ field }) => setting[field] !== undefined);
    const chosen = phrases.findIndex(isSaid);
    const text = ({ phrase, slots }) => lab.sentence({
      kind: "phrase", phrase,
      arguments: slots.map(({ field }) => ({ kind: "word", word: field === "of" ? row.name : "…" })) });
    if (phrases.length === 1 && !phrases[0].free.length) {
      const turn = (isOn) => (isOn ? put(phrases[0]) : model.unset(set, row.name, like));
      const says = make("span", { lang: lab.original, title: `${title}: ${meaning}` }, text(phrases[0]));
      return lab.check(says, chosen === 0, turn, key);
    }
    const begun = phrases.map((phrase) => begunOf(phrase, row, stage));
    return make(
      "div", { class: "lab-field", role: "group", "aria-label": title }, labelled(title, make(
        "select", {
          "data-key": key,
          onchange: ({ target }) => (target.value === "" ? model.unset(set, row.name, like)
            : put(phrases[target.value], begun[target.value])) },
        make("option", { value: "" }, say("labUsual")),
        ...phrases.map((phrase, index) => make("option", {
          value: index, selected: index === chosen ? "" : undefined,
          disabled: begun[index] ? undefined : "", lang: lab.original }, text(phrase)))),
        { lang: say.original, title: meaning }),
      ...(phrases[chosen]?.free ?? []).map((slot) => this.#slot(
        row, slot, setting[slot.field], `${key} ${slot.field}`, `${title}, ${slot.field}`,
        (value) => put(phrases[chosen], { ...setting, [slot.field]: value }))));
  }

  /** What fills a slot: a choice, one or several numbers, or a text. */
  #slot(row, slot, value, key, label, put) {
    const choices = choicesOf(slot, row, this.shared.model.state.stage);
    const attributes = { "aria-label": label };
    if (choices) {
      return make(
        "select", { ...attributes, "data-key": key, onchange: ({ target }) => put(choices[target.value][1]) },
        ...choices.map(([text, one], index) =>
          make("option", { value: index, selected: one === value ? "" : undefined }, text)));
    }
    if (Array.isArray(value)) {
      return make("span", {}, ...value.map((one, index) => numeric(
        one, `${key} ${index}`, (number) => put(value.with(index, number)),
        { "aria-label": `${label} ${index + 1}` })));
    }
    const sign = slot.type === "negated" ? -1 : 1;
    return typeof value === "number" ? numeric(sign * value, key, (number) => put(sign * number), attributes)
      : make("input", {
        ...attributes, type: "text", value, "data-key": key, onchange: ({ target }) => put(target.value) });
  }

  #actions(row) {
    const { model } = this.shared;
    const of = row.name;
    const act = (fits, text, step) => fits && lab.button(
      text, () => model[step.change ? "arrange" : "add"](step));
    const [isSubview, isResponder] = [kinds.isSubview(row), kinds.isResponder(row)];
    return make(
      "p", { class: "lab-buttons" },
      act(isSubview, say("labToFront"), { change: "bringToFront", of }),
      act(isSubview, say("labToBack"), { change: "sendToBack", of }),
      act(kinds.isWindow(row), say("labMakeKey"), { change: "makeKey", of }),
      act(isResponder, say("labBecome"), { do: "becomeFirstResponder", of }),
      act(isResponder, say("labResign"), { do: "resignFirstResponder", of }),
      act(isSubview || kinds.isRecognizer(row), say("labTakeOut"), { change: "remove", of }),
      row.kind !== "application" && lab.button(say("labDelete"), () => {
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
    const { model } = this.shared;
    const select = make(
      "select", { "data-key": "kind", lang: lab.original, onchange: () => check() },
      ...[...kinds.views, ...kinds.recognizers].filter((kind) => this.#mayBeIn(row, kind))
        .map((kind) => make("option", { value: kind }, lab.kindText(kind))));
    select.value = this.kind;
    if (!select.value) select.value = "view";
    const add = (to, frame) => {
      const kind = this.kind = select.value;
      const name = model.freeName(names[kind] ?? kind.split(" ")[0]);
      const isRecognizer = kinds.isRecognizer({ kind });
      this.shared.selected = isRecognizer ? to.name : name;
      // So that there is something to scroll.
      const size = { set: "contentSize", to: [frame[2], 2 * frame[3]], of: name };
      model.addRow(
        { name, kind, in: to.name, ...(!isRecognizer && { frame: frame.map(Math.round) }) },
        kinds.isScrollView({ kind }) ? [size] : []);
    };
    const [x, y, width, height] = model.frame(row.name);
    const around = model.state.stage.find((other) => other.name === row.in && kinds.isView(other));
    const inside = lab.button(say("labAddInside", { name: row.name }),
      () => add(row, [width / 4, height / 4, width / 2, height / 2]));
    // A little aside, so that both are seen.
    const beside = around && lab.button(say("labAddBeside", { name: row.name }),
      () => add(around, [x + width / 8, y + height / 8, width, height]));
    const check = () => { if (beside) beside.disabled = !this.#mayBeIn(around, select.value); };
    check();
    return make("p", { class: "lab-add" }, labelled(say("labAdd"), select), inside, beside);
  }
};
