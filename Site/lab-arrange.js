// Moving and resizing views, with pointers and keys.
const { lab } = conform;

lab.Arranging = class {
  #drag;
  #count = 0;

  constructor(shared) { this.shared = shared; }

  /** Whether a view is being dragged. */
  get isDragging() { return this.#drag !== undefined; }

  /** Returns what a way on the screen is in the coordinates of a view's superview. */
  #inside(name, [x, y]) {
    const { view } = this.shared;
    const parent = [...view.subviews].find(([, children]) => children.includes(name))?.[0];
    const layer = view.layers.get(parent);
    if (!layer || !layer.width || !layer.height) return [x, y];
    const [origin, right, , below] = layer.corners;
    const axis = (end, length) => end.map((value, index) => (value - origin[index]) / length);
    const matrix = new DOMMatrix([...axis(right, layer.width), ...axis(below, layer.height), 0, 0]);
    const inside = matrix.inverse().transformPoint({ x, y });
    return Number.isNaN(inside.x) ? [x, y] : [inside.x, inside.y];
  }

  pointerdown(event) {
    const { drawing, sheet, model } = this.shared;
    if (event.button !== 0) return;
    const corner = event.target.dataset?.corner;
    const name = corner === undefined ? drawing.nameOf(event.target) : this.shared.selected;
    if (name === undefined) return;
    this.shared.select(name);
    sheet.setPointerCapture(event.pointerId);
    this.#count += 1;
    this.#drag = {
      pointer: event.pointerId, name, corner, start: drawing.point(event), frame: model.frame(name) };
  }

  pointermove(event) {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    const [x, y] = this.shared.drawing.point(event);
    const [right, down] = this.#inside(drag.name, [x - drag.start[0], y - drag.start[1]])
      .map(Math.round);
    if (right || down || drag.isMoved) {
      drag.isMoved = true;
      this.#change(drag, right, down, `drag ${this.#count}`);
    }
  }

  #change({ name, corner, frame: [x, y, width, height] }, right, down, merging) {
    let frame = [x + right, y + down, width, height];
    if (corner !== undefined) {
      const [isLeft, isTop] = [corner === "0" || corner === "3", corner === "0" || corner === "1"];
      const wide = Math.max(0, isLeft ? width - right : width + right);
      const high = Math.max(0, isTop ? height - down : height + down);
      frame = [isLeft ? x + width - wide : x, isTop ? y + height - high : y, wide, high];
    }
    this.shared.model.setFrame(name, frame, merging);
  }

  pointerup(event) {
    if (this.#drag?.pointer !== event.pointerId) return;
    this.#drag = undefined;
    this.shared.redraw();
  }

  pointercancel(event) { this.pointerup(event); }

  /** Arrow keys move the selected view; with Shift they resize it. */
  keydown(event) {
    const arrow = lab.arrows[event.key];
    const { selected, model, view } = this.shared;
    if (!arrow || !view.layers.has(selected)) return;
    const [right, down] = arrow.map((way) => way * 5);
    this.#change(
      { name: selected, corner: event.shiftKey ? "2" : undefined, frame: model.frame(selected) },
      right, down, `keys ${selected}`);
    event.preventDefault();
  }
};
