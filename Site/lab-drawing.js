// The drawing of the stage: views at their places, with what has just happened to them.
const { draw, fill, lab, shortened } = conform;
const { kinds } = lab;
// As in the drawings of the pages.
const [margin, extent, leastWidth, step, lines] = [18, 300, 240, 5, 24];
// How names of views and of recognizers are written, the clearest first: the space before the name, the
// height of its line, and whether its letters are small.
const viewStyles = [[14, 15], [14, 9], [4, 15], [3, 9], [3, 8, true]];
const recognizerStyles = [[14, 15], [11, 15], [11, 10, true]];
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter < "\u0080" ? 6.4 : 11), 0);

const boxAround = (points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
const overlap = (one, other) => one.left < other.right && other.left < one.right
  && one.top < other.bottom && other.top < one.bottom;
const isWithin = (one, other) => one.left >= other.left && one.right <= other.right
  && one.top >= other.top && one.bottom <= other.bottom;
const cornersOf = ({ left, top, right, bottom }) => [[left, top], [right, top], [right, bottom], [left, bottom]];
const areaOf = (corners) => Math.abs(corners.reduce((sum, [x, y], index) => {
  const [u, v] = corners[(index + 1) % corners.length];
  return sum + x * v - u * y;
}, 0)) / 2;

/** Maps the points of the screen to the sheet. */
function canvasOf(scene) {
  const corners = scene.layers.filter(({ outermost }) => outermost).flatMap(({ corners }) => corners);
  const { left, top, right, bottom } = boxAround(corners.length ? corners : [[0, 0], [extent, extent]]);
  const scale = Math.min(2, extent / Math.max(right - left, bottom - top, 1));
  const width = (right - left) * scale + 2 * margin;
  return {
    left, top, scale, screen: [[left, top], [right, top], [right, bottom], [left, bottom]],
    width: Math.max(leastWidth, width),
    height: (bottom - top) * scale + 2 * margin,
  };
}

/** The outline of a layer, with rounded corners where it has a radius. */
function outline(corners, radius = 0) {
  if (!corners.length) return "";
  if (!(radius > 0)) return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
  const between = ([x, y], [u, v]) => {
    const part = Math.min(0.5, radius / Math.max(1, Math.hypot(u - x, v - y)));
    return [x + (u - x) * part, y + (v - y) * part];
  };
  return corners.map((corner, index) => {
    const [before, after] = [corners.at(index - 1), corners[(index + 1) % 4]];
    return `${index ? "L" : "M"}${between(corner, before).join(" ")}Q${corner.join(" ")} ${
      between(corner, after).join(" ")}`;
  }).join("") + "Z";
}

/** Finds places for names, as in the drawings of the pages: over no other name, across no outline, and
    within the view, or beside one that is too small. */
class Labels {
  #taken = [];
  #outlines;
  #sheet;

  constructor(outlines, sheet) {
    this.#outlines = outlines.map((corners) => ({ corners, box: boxAround(corners) }));
    this.#sheet = sheet;
  }

  place(text, view, box, styles) {
    let best = { cost: Infinity };
    // Views that cover the whole view do so at every place.
    const others = this.#outlines.flatMap((outline, index) =>
      index === view || index > view && this.#relation(box, outline) === "within" ? []
        : [[outline, index > view]]);
    for (const [lead, height, isSmall] of styles) {
      const width = lead + widthOf(text) * (isSmall ? 0.72 : 1) + 2;
      for (const [left, top] of this.#candidates(box, width, height)) {
        const one = { left, top, right: left + width, bottom: top + height };
        const cost = isFinite(best.cost) && !isWithin(one, this.#sheet) ? Infinity
          : this.#cost(one, this.#outlines[view], others);
        const at = [left + lead, one.bottom - (height - (isSmall ? 5 : 7)) / 2];
        if (cost < best.cost) best = { cost, one, at, isSmall };
        if (cost === 0) break;
      }
      if (best.cost === 0) break;
    }
    this.#taken.push(best.one);
    return best;
  }

  *#candidates({ left, top, right, bottom }, width, height) {
    const [beside, room] = [Math.max(0, right - left - width), Math.max(0, bottom - top - height)];
    const count = Math.min(lines, Math.floor(room / step) + 1);
    for (const along of beside > 0 ? [0, beside, beside / 2] : [0]) {
      for (let line = 0; line < count; line += 1) yield [left + along, top + line * step];
      for (let line = 0; line < count; line += 1) yield [left + along, top + room - line * step];
    }
    for (let line = 0; line < lines; line += 1) {
      const down = line * step;
      yield [right + 2, top + down];
      yield [left - width - 2, top + down];
      yield [left, bottom + 2 + down];
      yield [left, top - height - 2 - down];
    }
  }

  #cost(one, own, others) {
    const costs = { within: 0, apart: 20, crossing: 70 };
    return (this.#taken.some((other) => overlap(one, other)) ? 1000 : 0)
      + costs[this.#relation(one, own)]
      + others.reduce((sum, [other, isFront]) => {
        const relation = this.#relation(one, other);
        return sum + (relation === "crossing" ? 50 : relation === "within" && isFront ? 1 : 0);
      }, 0);
  }

  #relation(one, { corners, box }) {
    if (!overlap(one, box)) return "apart";
    const [area, whole] = [areaOf(cornersOf(one)), areaOf(cornersOf(box))];
    if (Math.abs(areaOf(corners) - whole) < 1e-6) return isWithin(one, box) ? "within" : "crossing";
    const common = areaOf(lab.clipped(cornersOf(one), corners));
    return common < 1e-6 ? "apart" : common > area - 1e-6 ? "within" : "crossing";
  }
}

lab.Drawing = class {
  #canvas;
  element = draw("svg", { class: "scene", role: "img" });
  names = [];

  /** Returns where a point of the screen is drawn. */
  place([x, y]) {
    const { left, top, scale } = this.#canvas;
    return [(x - left) * scale + margin, (y - top) * scale + margin];
  }

  /** Returns the point of the screen under a pointer, not rounded. */
  point(event) {
    const { left, top, scale } = this.#canvas;
    const { x, y } = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(this.element.getScreenCTM().inverse());
    return [(x - margin) / scale + left, (y - margin) / scale + top];
  }

  /** The middle of the screen. */
  get middle() {
    const { left, top, scale, width, height } = this.#canvas;
    return [left + (width / 2 - margin) / scale, top + (height / 2 - margin) / scale].map(Math.round);
  }

  /** Returns the name of the figure that an element of the drawing belongs to. */
  nameOf(element) { return this.names[element.closest("[data-figure]")?.dataset.figure]; }

  /** Draws a view of the state; `isFrozen` keeps the scale, as long as a finger drags. */
  show(view, { selected, arranges, cross, isFrozen }) {
    if (!isFrozen || !this.#canvas) this.#canvas = canvasOf(view.scene);
    const { width, height } = this.#canvas;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const layers = lab.shownParts(view.scene.layers, this.#canvas.screen)
      .filter((layer) => layer.width > 0 && layer.height > 0);
    const drawn = (corners) => corners.map((corner) => this.place(corner));
    const shapes = layers.map(({ corners }) => drawn(corners));
    const boxes = layers.map(({ part, corners }) => boxAround(drawn(part.length ? part : corners)))
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(left, 2), top: Math.max(top, 2),
        right: Math.min(right, width - 2), bottom: Math.min(bottom, height - 2) }));
    const labels = new Labels(
      layers.map(({ part }) => drawn(part)), { left: 2, top: 2, right: width - 2, bottom: height - 2 });
    // What the views said in the last hit-testing.
    const said = new Map((view.isDescended ? view.descent.lines : []).filter(({ why }) => !why)
      .map(({ name, said }) => [name, said ? " ✓" : " ✗"]));
    const anchors = new Map();
    this.names = layers.map((layer) => view.stage[layer.row].name);
    const figures = layers.map((layer, index) => {
      const row = view.stage[layer.row];
      const sign = said.get(row.name) ?? "";
      const { at: [x, y], isSmall } = layer.part.length
        ? labels.place(shortened(row.name) + sign, index, boxes[index], viewStyles)
        : { at: [boxes[index].left, boxes[index].top] };
      anchors.set(row.name, [x - 7, y - 4]);
      return draw(
        "g", { class: `${this.#look(view, layer, row, selected)}${isSmall ? " small" : ""}`, "data-figure": index },
        draw("path", { d: this.#outline(layer, drawn) }),
        draw("text", { x, y }, shortened(row.name), draw("tspan", { class: "said" }, sign)),
        ...this.#recognizers(view, row, labels, index, boxes[index]));
    });
    fill(
      this.element, figures, this.#way(view, anchors), this.#markers(view),
      arranges && this.#handles(shapes, selected), cross && this.#cross(cross));
  }

  /** The outline of a layer's part, with its scroll indicators. */
  #outline(layer, drawn) {
    const { scale } = this.#canvas;
    const { part, isAway } = layer;
    const radius = part === layer.corners ? layer.cornerRadius * scale : 0;
    const indicators = isAway ? [] : lab.scrollIndicators(layer, 2.5 / scale)
      .map((corners) => outline(drawn(lab.clipped(corners, part))));
    return [outline(drawn(part), radius), ...indicators].join("");
  }

  #look(view, layer, row, selected) {
    const shape = kinds.isWindow(row) ? "window" : kinds.isControl(row) ? "control"
      : kinds.isScrollView(row) ? "view scroll" : "view";
    return [
      shape, layer.visible ? "" : "gone", layer.interactive ? "" : "still",
      view.highlighted.includes(row.name) ? "pressed" : "",
      layer.isAway ? layer.part.length ? "away" : "nowhere" : "",
      view.wasHit && view.hit === row.name ? "lit" : "", selected === row.name ? "selected" : "",
    ].filter(Boolean).join(" ");
  }

  #recognizers(view, row, labels, index, box) {
    const fired = new Set((view.isDelivered ? view.delivery.calls : [])
      .filter(({ message }) => message.startsWith("action in state")).map(({ receiver }) => receiver));
    return view.stage.filter((other) => kinds.isRecognizer(other) && view.viewOf(other) === row.name)
      .map((other) => {
        const { at: [x, y], isSmall } = labels.place(shortened(other.name), index, box, recognizerStyles);
        const state = fired.has(other.name) ? "fired" : view.states.get(other.name);
        return draw(
          "g", { class: `recognizer ${state}${isSmall ? " small" : ""}` },
          draw("circle", { cx: x - 7, cy: y - 4, r: 3.5 }),
          draw("text", { x, y }, shortened(other.name)));
      });
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

  #handles(shapes, selected) {
    const corners = shapes[this.names.indexOf(selected)] ?? [];
    return corners.map(([x, y], corner) => draw(
      "rect", {
        class: `handle ${corner % 2 ? "rising" : "falling"}`, "data-corner": corner, x: x - 5, y: y - 5,
        width: 10, height: 10, rx: 2 }));
  }

  #cross(point) {
    const [x, y] = this.place(point);
    return draw("path", { class: "cross", d: `M${x - 14} ${y}h10m8 0h10M${x} ${y - 14}v10m0 8v10` });
  }
};
