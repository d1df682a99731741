// The responders of a replay as a tree: hit-testing goes down on its left, the chain up through it.
const { draw, fill, replays, shortened } = conform;
const [line, width] = [24, 360];

replays.Tree = class {
  constructor(scenario) {
    this.scenario = scenario;
    const asks = scenario.steps.some(({ entries }) => entries.some(({ isQuestion }) => isQuestion));
    this.left = asks ? 52 : 14;
    this.place(scenario.rows);
    this.items = new Map([...this.places].map(([row, { x, y }]) => {
      const { name, kind, isRecognizer } = scenario.rows[row];
      const shape = isRecognizer
        ? draw("path", { d: `M${x - 5} ${y}l5 -5l5 5l-5 5z` }) : draw("circle", { cx: x, cy: y, r: 4.5 });
      const text = draw("text", { x: x + 11, y: y + 4 }, shortened(name));
      return [row, draw("g", {}, draw("title", {}, `${name}, ${kind}`), shape, text)];
    }));
    this.edges = draw("g", { class: "edges" });
    this.marks = draw("g");
    this.element = draw(
      "svg", { class: "tree", viewBox: `0 0 ${width} ${this.places.size * line + 8}`, role: "img" },
      this.edges, draw("g", {}, ...this.items.values()), this.marks);
  }

  /** Places each row below its parent: recognizers first, then the siblings from front to back, in
      the order in which hit-testing asks them. */
  place(rows) {
    const children = Map.groupBy(rows.keys(), (row) => rows[row].parent);
    const depths = new Map();
    const visit = (row, depth) => {
      depths.set(row, depth);
      const inside = children.get(row) ?? [];
      for (const one of inside.filter((other) => rows[other].isRecognizer)) visit(one, depth + 1);
      for (const one of inside.filter((other) => !rows[other].isRecognizer).reverse()) visit(one, depth + 1);
    };
    for (const row of children.get(-1)) visit(row, 0);
    const indent = Math.min(20, 130 / Math.max(1, ...depths.values()));
    this.places = new Map([...depths].map(([row, depth], number) =>
      [row, { x: this.left + depth * indent, y: number * line + line / 2 + 2 }]));
  }

  end(row) {
    return this.places.get(row).x + 15 + shortened(this.scenario.rows[row].name).length * 6.6;
  }

  /** An edge to the parent, or an arrow to the next responder along it or beside the names. */
  edge(row, other, isArrow, classes) {
    const [from, to] = [this.places.get(row), this.places.get(other)];
    const isUpward = this.scenario.rows[row].parent === other;
    const end = isUpward ? to.x : Math.max(this.end(other), to.x) + 2;
    const path = isUpward
      ? `M${from.x - 6} ${from.y}H${to.x}V${to.y + 7}`
      : `M${this.end(row)} ${from.y}C${this.end(row) + 40} ${from.y} ${end + 40} ${to.y} ${end} ${to.y}`;
    const head = isUpward
      ? `M${end - 3.5} ${to.y + 11}L${end} ${to.y + 6.5}L${end + 3.5} ${to.y + 11}`
      : `M${end + 5} ${to.y - 3.5}L${end} ${to.y}L${end + 5} ${to.y + 3.5}`;
    return draw("path", { d: isArrow ? path + head : path, class: classes });
  }

  /** Shows a position of a run. */
  show({ step, asked, receivers, recognizers, messages }, label) {
    const next = this.scenario.next(step);
    const edges = [];
    this.scenario.rows.forEach(({ parent, isRecognizer }, row) => {
      if (parent >= 0) edges.push(this.edge(row, parent, next[row] === parent, isRecognizer ? "own" : undefined));
      if (next[row] >= 0 && next[row] !== parent) edges.push(this.edge(row, next[row], true, "aside"));
    });
    receivers.slice(1).forEach(({ row, isAbsent }, index) => {
      const before = receivers[index];
      if (this.scenario.rows[before.row].isRecognizer) return;
      const isMissing = isAbsent || before.isAbsent;
      edges.push(this.edge(before.row, row, true, isMissing ? "passed missing" : "passed"));
    });
    fill(this.edges, edges);

    const marks = asked.map(({ row, isHit }, number) => draw(
      "text", { class: isHit ? "asked hit" : "asked miss", x: 4, y: this.places.get(row).y + 4 },
      `${number + 1} ${isHit ? "✓" : "✗"}`));
    const last = receivers.at(-1)?.row;
    const absent = new Set(receivers.filter(({ isAbsent }) => isAbsent).map(({ row }) => row));
    for (const [row, item] of this.items) {
      const state = recognizers.get(row);
      const got = messages.get(row);
      const mark = absent.has(row) ? " absent" : row === last ? " lit" : got ? " got" : "";
      item.setAttribute("class", `node${state ? ` recognizer ${state}` : ""}${mark}`);
      const note = state && state !== "idle" ? state : got;
      const y = this.places.get(row).y + 4;
      if (note) marks.push(draw("text", { class: "note", x: width - 4, y }, note));
    }
    fill(this.marks, marks);
    this.element.setAttribute("aria-label", label);
    const box = this.element.parentElement;
    if (box && last !== undefined) conform.bringIntoView(this.items.get(last), box, box.clientHeight / 2);
  }
};
