// What pointers and keys do on the stage: fingers and a crosshair, and views that are moved and resized.
const { make, lab } = conform;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const rounded = ([x, y]) => [Math.round(x), Math.round(y)];
const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

/** The step in which fingers do something: `[{ finger, does, at }]`. */
const stepOf = (changes) => {
  const [{ finger, does, at }] = changes;
  if (changes.length > 1 || finger !== 1) return { do: "fingers", changes };
  if (does === "lifts") return { do: "touchEnds" };
  return { do: does === "touches" ? "touchBegins" : "touchMoves", at };
};

/** Makes the element around the drawing, which passes pointers and keys on to what `target` returns. */
lab.sheet = (shared, name, target, attributes) => {
  const { element } = shared.drawing;
  element.ariaLabel = say("theStage");
  const sheet = shared.sheet = make("div", {
    class: name, tabindex: "0", role: "application", "aria-label": say("theStage"), ...attributes,
  }, element);
  for (const event of ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown"]) {
    sheet.addEventListener(event, (details) => target()[event](details));
  }
  return sheet;
};

lab.Touches = class extends lab.Part {
  /** Whether fingers stay down when their pointers are lifted. */
  stays = false;
  /** The point of the crosshair, once it has been used. */
  cross = undefined;
  #finger = 1;
  #touch = 0;
  #pointers = new Map();
  #moves = new Map();

  get #down() { return this.shared.view.fingers; }

  /** What steps of one touch share, so that they are undone together. */
  get merging() { return `touch ${this.#touch}`; }

  #add(changes) {
    this.shared.model.add(stepOf(changes), this.merging);
    this.shared.clock.wake();
  }

  press(finger, at) {
    if (!this.#down.size) this.#touch += 1;
    this.#add([{ finger, does: "touches", at: rounded(at) }]);
  }

  lift(finger) {
    this.flush();
    if (this.#down.has(finger)) this.#add([{ finger, does: "lifts" }]);
  }

  /** Lifts all fingers in one event. */
  liftAll() {
    const fingers = [...this.#down.keys()].sort();
    if (fingers.length) this.#add(fingers.map((finger) => ({ finger, does: "lifts" })));
  }

  cancel() {
    if (this.#down.size) this.shared.model.add({ do: "touchesAreCancelled" }, this.merging);
  }

  /** Makes one event of the moves since the last frame. */
  flush() {
    const changes = [...this.#moves].filter(([finger]) => this.#down.has(finger))
      .map(([finger, at]) => ({ finger, does: "moves", at }));
    this.#moves.clear();
    if (changes.length) this.#add(changes);
  }

  #move(finger, at, least) {
    const from = this.#moves.get(finger) ?? this.#down.get(finger);
    if (!from || distance(from, at) < least) return;
    if (!this.#moves.size) requestAnimationFrame(() => this.flush());
    this.#moves.set(finger, rounded(at));
  }

  pointerdown(event) {
    if (event.button !== 0) return;
    const { drawing, sheet } = this.shared;
    const at = drawing.point(event);
    const held = [...this.#down].find(([finger, point]) =>
      distance(point, at) < 16 && ![...this.#pointers.values()].some((used) => used.finger === finger));
    let finger = held?.[0] ?? 1;
    while (!held && this.#down.has(finger)) finger += 1;
    sheet.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { finger, start: at, wasHeld: Boolean(held) });
    this.cross = undefined;
    if (!held) this.press(finger, at);
  }

  pointermove(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (pointer) this.#move(pointer.finger, this.shared.drawing.point(event), 8);
  }

  pointerup(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    this.#pointers.delete(event.pointerId);
    const at = this.shared.drawing.point(event);
    this.#move(pointer.finger, at, 2);
    // Of fingers that stay down, a click lifts one.
    const isClick = distance(pointer.start, at) < 4;
    if (!this.stays || (pointer.wasHeld && isClick)) this.lift(pointer.finger);
    else this.flush();
  }

  /** The browser took the pointer, such as for scrolling. */
  pointercancel(event) {
    if (this.#pointers.delete(event.pointerId)) this.cancel();
  }

  keydown(event) {
    const { drawing } = this.shared;
    const finger = this.#finger;
    const arrow = arrows[event.key];
    if (arrow) {
      const [x, y] = this.#down.get(finger) ?? this.cross ?? drawing.middle;
      const length = event.shiftKey ? 1 : 10;
      this.cross = [x + arrow[0] * length, y + arrow[1] * length];
      if (this.#down.has(finger)) this.#add([{ finger, does: "moves", at: rounded(this.cross) }]);
      else this.shared.redraw();
    } else if (event.key === " ") {
      this.cross ??= drawing.middle;
      if (this.#down.has(finger)) this.lift(finger);
      else if (!event.repeat) this.press(finger, this.cross);
    } else if (/^[1-5]$/.test(event.key)) {
      this.#finger = Number(event.key);
      this.cross = this.#down.get(this.#finger) ?? this.cross;
      this.shared.announce(say("fingerNumber", { number: this.#finger }));
      this.shared.redraw();
    } else if (event.key === "Escape" && this.#down.size) this.cancel();
    else return;
    event.preventDefault();
  }
};

lab.Arranging = class extends lab.Part {
  #drag;
  #count = 0;

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
    const arrow = arrows[event.key];
    const { selected, model, view } = this.shared;
    if (!arrow || !view.layers.has(selected)) return;
    const [right, down] = arrow.map((way) => way * 5);
    this.#change(
      { name: selected, corner: event.shiftKey ? "2" : undefined, frame: model.frame(selected) },
      right, down, `keys ${selected}`);
    event.preventDefault();
  }
};
