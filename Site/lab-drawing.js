// The drawing of the stage, as the engine lays it out, with what has just happened to the views.
const { draw, fill, lab, shortened } = conform;
const { kinds } = lab;
// The sheet where no view is on the screen.
const blank = { width: 336, height: 336, origin: [18, 18], scale: 1, figures: [] };

lab.Drawing = class {
  #canvas;
  element = draw("svg", { class: "scene", role: "img" });
  names = [];

  /** Returns where a point of the screen is drawn. */
  place([x, y]) {
    const { origin, scale } = this.#canvas;
    return [x * scale + origin[0], y * scale + origin[1]];
  }

  /** Returns the point of the screen under a pointer, not rounded. */
  point(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.element.getScreenCTM().inverse());
    return this.#onScreen([x, y]);
  }

  /** The middle of the screen. */
  get middle() {
    const { width, height } = this.#canvas;
    return this.#onScreen([width / 2, height / 2]).map(Math.round);
  }

  /** Returns the point of the screen that is drawn at a place. */
  #onScreen([x, y]) {
    const { origin, scale } = this.#canvas;
    return [(x - origin[0]) / scale, (y - origin[1]) / scale];
  }

  /** Returns the name of the figure that an element of the drawing belongs to. */
  nameOf(element) { return this.names[element.closest("[data-figure]")?.dataset.figure]; }

  /** Draws a view of the state; `isFrozen` keeps the scale, as long as a finger drags. */
  show(view, { selected, arranges, cross, isFrozen }) {
    const drawing = view.scene.drawing?.figures.length ? view.scene.drawing : blank;
    if (!isFrozen || !this.#canvas) this.#canvas = drawing;
    const { origin: [x, y], scale, width, height } = this.#canvas;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const ratio = scale / drawing.scale;
    const [left, top] = [x - drawing.origin[0] * ratio, y - drawing.origin[1] * ratio];
    // What the views said in the last hit-testing.
    const said = new Map((view.isDescended ? view.descent.lines : []).filter(({ why }) => !why)
      .map(({ name, said }) => [name, said ? " ✓" : " ✗"]));
    const rows = drawing.figures.map(({ row }) => view.stage[row]);
    this.names = rows.map((row) => kinds.isRecognizer(row) ? view.viewOf(row) : row.name);
    const anchors = new Map();
    const figures = drawing.figures.map(({ look, outline, label: [x, y] }, index) => {
      const { name } = rows[index];
      anchors.set(name, [x - 7, y - 4]);
      return draw(
        "g", { class: [look, ...this.#marks(view, rows[index], selected)].join(" "), "data-figure": index },
        draw("path", { d: outline }),
        draw("text", { x, y }, shortened(name), draw("tspan", { class: "said" }, said.get(name) ?? "")));
    });
    const corners = view.layers.get(selected)?.corners ?? [];
    fill(
      this.element,
      draw(
        "g", { transform: `translate(${left} ${top}) scale(${ratio})` }, figures, this.#way(view, anchors)),
      this.#markers(view), arranges && this.#handles(corners), cross && this.#cross(cross));
  }

  /** What has just happened to a view or a recognizer, for the style sheet. */
  #marks(view, row, selected) {
    if (kinds.isRecognizer(row)) {
      const isFired = view.isDelivered && view.delivery.calls.some(({ receiver, message }) =>
        receiver === row.name && message.startsWith("action in state"));
      // A recognizer without touches is possible, too.
      const state = view.states.get(row.name);
      return isFired ? ["fired"] : state === "possible" ? [] : [state];
    }
    return [
      view.highlighted.includes(row.name) && "pressed", view.wasHit && view.hit === row.name && "lit",
      selected === row.name && "selected"].filter(Boolean);
  }

  #way(view, anchors) {
    const line = lab.way(view).filter((name) => anchors.has(name))
      .map((name) => anchors.get(name).join(" "));
    return [
      draw("path", { class: "way", d: line.length > 1 ? `M${line.join("L")}` : "" }),
      draw("path", { class: "stops", d: line.map((stop) => `M${stop}h0`).join("") })];
  }

  #markers({ scene }) {
    const { width, height } = this.#canvas;
    return scene.markers.map(({ kind, finger, at }) => {
      const [x, y] = this.place(at);
      const inside = [Math.min(Math.max(x, 9), width - 9), Math.min(Math.max(y, 9), height - 9)];
      return draw("g", {
        class: kind === "probe" ? "probe" : `finger ${kind}`, transform: `translate(${inside.join(" ")})`,
      }, draw("circle", { r: kind === "probe" ? 5 : 10 }),
      kind !== "probe" && draw("text", { y: 4 }, String(finger)));
    });
  }

  #handles(corners) {
    return corners.map((point) => this.place(point)).map(([x, y], corner) => draw(
      "rect", {
        class: `handle ${corner % 2 ? "rising" : "falling"}`, "data-corner": corner, x: x - 5, y: y - 5,
        width: 10, height: 10, rx: 2 }));
  }

  #cross(point) {
    const [x, y] = this.place(point);
    return draw("path", { class: "cross", d: `M${x - 14} ${y}h10m8 0h10M${x} ${y - 14}v10m0 8v10` });
  }
};
