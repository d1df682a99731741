// The drawing of the stage, as the engine lays it out, with what has just happened to the views.
const { draw, fill, lab, shortened } = conform;
const { kinds } = lab;
// The sheet where no view is on the screen.
const blank = { width: 336, height: 336, origin: [18, 18], scale: 1, figures: [] };

lab.Drawing = class extends conform.Scene {
  #canvas;
  #names = new Map();
  // The corners of what is selected, and the crosshair.
  #tools = this.element.appendChild(draw("g"));

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
  nameOf(element) { return this.#names.get(element.closest("[data-figure]")?.dataset.figure); }

  /** Shows a view of the state; `isFrozen` keeps the scale, as long as a finger drags. */
  present(view, { selected, arranges, cross, isFrozen }) {
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
    this.#names = new Map(rows.map((row) => [row.name, kinds.isRecognizer(row) ? view.viewOf(row) : row.name]));
    this.sheet.setAttribute("transform", `translate(${left} ${top}) scale(${ratio})`);
    this.show(drawing.figures.map(({ look, outline, label: [x, y] }, index) => {
      const { name } = rows[index];
      const marks = this.#marks(view, rows[index], selected);
      return { key: name, name: shortened(name), said: said.get(name), look, marks, outline, x, y };
    }), lab.way(view));
    this.touch(view.scene.markers.map(({ kind, finger, at }) => {
      const [x, y] = this.place(at);
      return { kind, finger, x: Math.min(Math.max(x, 9), width - 9), y: Math.min(Math.max(y, 9), height - 9) };
    }));
    const corners = view.layers.get(selected)?.corners ?? [];
    fill(this.#tools, arranges && this.#handles(corners), cross && this.#cross(cross));
  }

  /** What has just happened to a view or a recognizer, for the style sheet. */
  #marks(view, row, selected) {
    if (kinds.isRecognizer(row)) {
      const isFired = view.isDelivered && view.delivery.calls.some(({ receiver, message }) =>
        receiver === row.name && conform.firedState(message));
      // A recognizer without touches is possible, too.
      const state = view.states.get(row.name);
      return isFired ? ["fired"] : state === "possible" ? [] : [state];
    }
    return [
      view.highlighted.includes(row.name) && "pressed", view.wasHit && view.hit === row.name && "lit",
      selected === row.name && "selected"].filter(Boolean);
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
