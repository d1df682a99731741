// A drawing of a stage, in replays and in the lab: figures from back to front, a line through those that get a
// message, and fingers. What stays from one moment to the next keeps its element.
const { draw, fill } = conform;

conform.Scene = class {
  #elements = new Map();
  #group = draw("g");
  #way = draw("path", { class: "way" });
  #stops = draw("path", { class: "stops" });
  sheet = draw("g", {}, this.#group, this.#way, this.#stops);
  fingers = draw("g");
  element = draw("svg", { class: "scene", role: "img" }, this.sheet, this.fingers);

  /** Returns the element of a figure. */
  figure(key) { return this.#elements.get(key); }

  /** Shows figures, `{ key, name, said, title, look, marks, outline, x, y }`, and a line through some, by key. */
  show(figures, way = []) {
    const elements = figures.map(({ key, title, name, said, look, marks = [], outline, x, y }) => {
      const element = this.figure(key) ?? draw(
        "g", { "data-figure": key }, title && draw("title", {}, title), draw("path"), draw("text"));
      this.#elements.set(key, element);
      element.setAttribute("class", [look, ...marks].join(" "));
      element.querySelector("path").setAttribute("d", outline);
      const text = element.querySelector("text");
      text.setAttribute("x", x);
      text.setAttribute("y", y);
      fill(text, name, said && draw("tspan", { class: "said" }, said));
      return element;
    });
    const { children } = this.#group;
    if (children.length !== elements.length || elements.some((element, index) => element !== children[index])) {
      this.#group.replaceChildren(...elements);
    }
    const stops = way.flatMap((key) => figures.find((figure) => figure.key === key) ?? [])
      // Lines along a row of chips do not cross names.
      .map(({ look, x, y }) => `${x - 7} ${y - (look.startsWith("chip") ? 14 : 4)}`);
    this.#way.setAttribute("d", stops.length > 1 ? `M${stops.join("L")}` : "");
    this.#stops.setAttribute("d", stops.map((stop) => `M${stop}h0`).join(""));
  }

  /** Shows fingers and points, each `{ kind, finger, x, y }`. */
  touch(markers) {
    const unused = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
    for (const { kind, finger = "probe", x, y } of markers) {
      const name = String(finger);
      const mark = unused.get(name) ?? this.fingers.appendChild(draw(
        "g", { "data-name": name }, draw("circle", { r: kind === "probe" ? 5 : 10 }),
        kind !== "probe" && draw("text", { y: 4 }, name)));
      unused.delete(name);
      mark.setAttribute("class", kind === "probe" ? "probe" : `finger ${kind}`);
      mark.style.transform = `translate(${x}px, ${y}px)`;
    }
    for (const mark of unused.values()) mark.remove();
  }
};
