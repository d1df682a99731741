// The responders of the stage as a tree, as the engine has it now.
const { make, lab } = conform;
const { kinds } = lab;

lab.Tree = class {
  constructor(shared) {
    this.shared = shared;
    this.list = make("ul", {
      role: "tree", "aria-label": say("labResponders"), onkeydown: (event) => this.#keydown(event) });
    this.element = make(
      "section", { class: "lab-tree" }, make("h2", {}, say("labResponders")), this.list);
  }

  show() {
    const { view, selected } = this.shared;
    const children = this.#children(view);
    const inner = new Set([...children.values()].flat());
    const roots = view.stage.map(({ name }) => name).filter((name) => !inner.has(name));
    this.order = [];
    // The order of the last delivery, so that the way through the tree can be followed.
    this.numbers = new Map(lab.way(view).map((name, index) => [name, index + 1]));
    const items = roots.map((name) => this.#item(name, children, 1));
    lab.swap(this.list, items);
    const focusable = this.order.includes(selected) ? selected : this.order[0];
    for (const item of this.list.querySelectorAll("[role=treeitem]")) {
      item.tabIndex = item.dataset.key === focusable ? 0 : -1;
    }
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
      view.wasHit && view.hit === name ? make("span", { class: "mark hit" }, say("labHit")) : undefined,
      view.first === name ? make("span", { class: "mark first" }, say("labFirst")) : undefined,
      state ? make("span", { class: `mark state ${state}`, lang: say.original }, state) : undefined,
      number
        ? make("span", { class: "mark number", title: say("labNumber") }, String(number)) : undefined,
    ];
    const layer = view.layers.get(name);
    const looks = layer && !layer.visible ? "gone" : layer && !layer.interactive ? "still" : undefined;
    return make(
      "li", {
        role: "treeitem", "aria-level": level, "aria-selected": String(name === selected),
        "data-key": name,
        onclick: (event) => {
          event.stopPropagation();
          this.shared.select(name);
        },
      },
      make(
        "div", { class: ["lab-row", looks, number ? "told" : ""].filter(Boolean).join(" ") },
        make("bdi", {}, name), make("small", { lang: lab.original }, lab.kindText(kind)), ...marks),
      children.get(name).length ? make(
        "ul", { role: "group" },
        ...children.get(name).map((child) => this.#item(child, children, level + 1)))
        : undefined);
  }

  #keydown(event) {
    const index = this.order.indexOf(event.target.dataset?.key);
    const places = {
      ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: this.order.length - 1,
      " ": index, Enter: index,
    };
    const place = places[event.key];
    if (index < 0 || place === undefined) return;
    event.preventDefault();
    const name = this.order[place];
    if (name === undefined) return;
    this.shared.select(name);
    [...this.list.querySelectorAll("[role=treeitem]")].find((item) => item.dataset.key === name).focus();
  }
};
