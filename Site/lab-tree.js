// The responders of the stage as a tree, as the engine has it now.
const { make, lab } = conform;
const { kinds } = lab;

lab.Tree = class extends lab.Part {
  list = make("ul", {
    role: "tree", "aria-label": say("labResponders"), onkeydown: (event) => this.#keydown(event),
    onclick: ({ target }) =>
      this.shared.select(target.closest("[role=treeitem]")?.dataset.key ?? this.shared.selected) });
  element = make("section", { class: "lab-tree" }, make("h2", {}, say("labResponders")), this.list);

  show() {
    const { view, selected } = this.shared;
    const children = this.#children(view);
    const inner = new Set([...children.values()].flat());
    const roots = view.stage.map(({ name }) => name).filter((name) => !inner.has(name));
    this.order = [];
    // The order of the last delivery, so that the way through the tree can be followed.
    this.numbers = new Map(lab.way(view).map((name, index) => [name, index + 1]));
    this.focusable = children.has(selected) ? selected : roots[0];
    lab.swap(this.list, roots.map((name) => this.#item(name, children, 1)));
  }

  /** The responders that each one holds: views from back to front, then the others. */
  #children({ stage, subviews, viewOf }) {
    const children = new Map(stage.map(({ name }) => [name, [...(subviews.get(name) ?? [])]]));
    for (const row of stage) {
      if (kinds.isSubview(row)) continue;
      const parent = kinds.isRecognizer(row) ? viewOf(row) : row.in;
      children.get(parent)?.push(row.name);
    }
    return children;
  }

  #item(name, children, level) {
    const { view, selected } = this.shared;
    this.order.push(name);
    const { kind } = view.stage.find((row) => row.name === name);
    const number = this.numbers.get(name);
    const state = view.states.get(name);
    const marks = [
      view.wasHit && view.hit === name && make("span", { class: "mark hit" }, say("labHit")),
      view.first === name && make("span", { class: "mark first" }, say("labFirst")),
      state && make("span", { class: `mark state ${state}`, lang: say.original }, state),
      number && make("span", { class: "mark number", title: say("labNumber") }, String(number)),
    ];
    const layer = view.layers.get(name);
    const looks = layer && !layer.visible ? "gone" : layer && !layer.interactive ? "still" : undefined;
    return make(
      "li", {
        role: "treeitem", "aria-level": level, "aria-selected": String(name === selected),
        "data-key": name, tabindex: name === this.focusable ? 0 : -1 },
      make(
        "div", { class: ["lab-row", looks, number ? "told" : ""].filter(Boolean).join(" ") },
        make("bdi", {}, name), make("small", { lang: lab.original }, lab.kindText(kind)), ...marks),
      children.get(name).length > 0 && make(
        "ul", { role: "group" }, children.get(name).map((child) => this.#item(child, children, level + 1))));
  }

  #keydown(event) {
    const index = this.order.indexOf(event.target.dataset?.key);
    const places = {
      ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: this.order.length - 1,
      " ": index, Enter: index,
    };
    if (index < 0 || !Object.hasOwn(places, event.key)) return;
    event.preventDefault();
    const name = this.order[places[event.key]];
    if (name === undefined) return;
    this.shared.select(name);
    this.list.querySelector(`[data-key="${CSS.escape(name)}"]`).focus();
  }
};
