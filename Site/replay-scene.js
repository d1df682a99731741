// The drawing in which a scenario is replayed.
"use strict";

(() => {
  const { conform } = globalThis;
  const { draw } = conform;
  const replays = conform.replays ??= {};

  /** A stage that can be shown at any moment of a script. */
  replays.Scene = class {
    constructor(scenario) {
      this.steps = scenario.steps;
      const original = document.getElementById(scenario.stage);
      this.group = original.cloneNode(true);
      this.group.removeAttribute("id");
      this.figures = [...this.group.children];
      this.numbers = new Map(this.figures.map((figure, number) => {
        const title = figure.querySelector("title").textContent;
        return [title.slice(0, title.lastIndexOf(", ")), number];
      }));
      this.beginning = this.figures.map((figure) => ({
        look: figure.getAttribute("class"),
        outline: figure.querySelector("path").getAttribute("d"),
        x: figure.querySelector("text").getAttribute("x"),
        y: figure.querySelector("text").getAttribute("y"),
      }));
      this.way = draw("path", { class: "way" });
      this.stops = draw("path", { class: "stops" });
      this.fingers = draw("g");
      const { width, height } = original.ownerSVGElement.viewBox.baseVal;
      this.element = draw(
        "svg", { class: "scene", viewBox: `0 0 ${width} ${height}`, role: "img" },
        this.group, this.way, this.stops, this.fingers);
    }

    /** Shows the stage after a step, with the receivers of a message and the last of them lit. */
    show(step, names, words) {
      const looks = this.beginning.map((figure) => ({ ...figure }));
      let order = this.figures.map((_, number) => number);
      let spots = [];
      for (const moment of this.steps.slice(0, step + 1)) {
        for (const [number, look, outline, label] of moment.changes) {
          const [x, y] = label.split(" ");
          looks[number] = { look, outline, x, y };
        }
        order = moment.order ?? order;
        spots = moment.spots ?? spots;
      }
      const receivers = names.map((name) => this.numbers.get(name))
        .filter((number) => number !== undefined);
      const lit = receivers.at(-1);
      this.figures.forEach((figure, number) => {
        const { look, outline, x, y } = looks[number];
        figure.setAttribute("class", number === lit ? `${look} lit` : look);
        figure.querySelector("path").setAttribute("d", outline);
        const label = figure.querySelector("text");
        label.setAttribute("x", x);
        label.setAttribute("y", y);
      });
      const wanted = order.map((number) => this.figures[number]);
      if (wanted.some((figure, index) => this.group.children[index] !== figure)) {
        this.group.replaceChildren(...wanted);
      }
      const line = receivers.map((number) => {
        const { look, x, y } = looks[number];
        // Lines along a row of chips leave their names free.
        return `${x - 7} ${y - (look.startsWith("chip") ? 14 : 4)}`;
      });
      this.way.setAttribute("d", line.length > 1 ? `M${line.join("L")}` : "");
      this.stops.setAttribute("d", line.map((stop) => `M${stop}h0`).join(""));
      this.showSpots(spots);
      this.element.setAttribute("aria-label", words);
    }

    showSpots(spots) {
      const kept = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
      for (const [kind, x, y, finger = "probe"] of spots) {
        let mark = kept.get(finger);
        kept.delete(finger);
        if (!mark) {
          mark = draw("g", { "data-name": finger }, draw("circle", { r: finger === "probe" ? 5 : 10 }));
          if (finger !== "probe") {
            const number = draw("text", { y: 4 });
            number.textContent = finger;
            mark.append(number);
          }
          this.fingers.append(mark);
        }
        mark.setAttribute("class", kind === "probe" ? "probe" : `finger ${kind}`);
        mark.style.transform = `translate(${x}px, ${y}px)`;
      }
      for (const mark of kept.values()) mark.remove();
    }
  };
})();
