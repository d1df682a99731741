// The view of one engine in a replay: a drawing of the stage, and the calls of a step.
"use strict";

(() => {
  const { conform } = globalThis;
  const { draw, make } = conform;
  const replays = conform.replays ??= {};

  /** A copy of the drawing of a stage that can show the stage after each step. */
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
      this.initial = this.figures.map((figure) => ({
        classes: figure.getAttribute("class"),
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

    /**
     * Shows the stage after a step, with a line through the receivers of a message and the last of
     * them highlighted.
     */
    show(step, names, label) {
      const states = this.initial.map((figure) => ({ ...figure }));
      let order = this.figures.map((_, number) => number);
      let markers = [];
      for (const keyframe of this.steps.slice(0, step + 1)) {
        for (const [number, classes, outline, place] of keyframe.changes) {
          const [x, y] = place.split(" ");
          states[number] = { classes, outline, x, y };
        }
        order = keyframe.order ?? order;
        markers = keyframe.markers ?? markers;
      }
      const receivers = names.map((name) => this.numbers.get(name))
        .filter((number) => number !== undefined);
      const last = receivers.at(-1);
      this.figures.forEach((figure, number) => {
        const { classes, outline, x, y } = states[number];
        figure.setAttribute("class", number === last ? `${classes} lit` : classes);
        figure.querySelector("path").setAttribute("d", outline);
        const name = figure.querySelector("text");
        name.setAttribute("x", x);
        name.setAttribute("y", y);
      });
      const ordered = order.map((number) => this.figures[number]);
      if (ordered.some((figure, index) => this.group.children[index] !== figure)) {
        this.group.replaceChildren(...ordered);
      }
      const line = receivers.map((number) => {
        const { classes, x, y } = states[number];
        // As in the page's drawings: lines along a row of chips do not cross names.
        return `${x - 7} ${y - (classes.startsWith("chip") ? 14 : 4)}`;
      });
      this.way.setAttribute("d", line.length > 1 ? `M${line.join("L")}` : "");
      this.stops.setAttribute("d", line.map((stop) => `M${stop}h0`).join(""));
      this.showMarkers(markers);
      this.element.setAttribute("aria-label", label);
    }

    showMarkers(markers) {
      const unused = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
      for (const [kind, x, y, finger = "probe"] of markers) {
        let mark = unused.get(finger);
        unused.delete(finger);
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
      for (const mark of unused.values()) mark.remove();
    }
  };

  /** The drawing and the calls of one engine. */
  replays.Side = class {
    constructor(scenario, run) {
      this.run = run;
      this.scene = new replays.Scene(scenario);
      this.calls = make(
        "ol", { class: "calls", tabindex: "0", "aria-label": say("callsOfStep") });
      this.note = make("p", { class: "differs" });
      this.element = make(
        "section", { class: "side" }, make("h3", { title: run.engine }, make("bdi", {}, run.engine)),
        this.scene.element, make("div", { class: "log" }, this.note, this.calls));
    }

    /** The call or answer at a position, in words; empty where there is none. */
    words({ step, call }) {
      const { answer, calls } = this.run.records[step];
      if (answer !== undefined) return answer;
      if (calls[call]) {
        const { receiver, message } = calls[call];
        return say("getsMessage", { receiver, message });
      }
      return call < 0 ? "" : say("nothingMore");
    }

    /** Shows a position: a step, and the index of one of its calls or -1. */
    show(position) {
      const { step, call, isLast } = position;
      const { answer, calls, differences } = this.run.records[step];
      // Consecutive calls of one message are one line in the drawing.
      let first = call;
      while (first > 0 && calls[first - 1]?.message === calls[call]?.message) first -= 1;
      const receivers = call < 0 ? [] : calls.slice(first, call + 1).map(({ receiver }) => receiver);
      if (answer !== undefined) receivers.push(answer);
      this.scene.show(
        step, receivers, `${this.run.engine}: ${this.words(position) || say("theStage")}`);
      this.calls.replaceChildren(...calls.map(({ receiver, message }, index) => {
        const item = make(
          "li", {}, ...say.parts("getsMessage", { receiver: make("bdi", {}, receiver), message }));
        if (index === call) item.setAttribute("aria-current", "true");
        else if (index > call) item.className = "later";
        return item;
      }));
      if (answer !== undefined) {
        this.calls.append(
          make("li", { "aria-current": "true" }, say("answer"), " ", make("bdi", {}, answer)));
      }
      const current = this.calls.querySelector("[aria-current]");
      this.calls.scrollTop = current ? current.offsetTop - this.calls.clientHeight / 2 : 0;
      this.note.hidden = !differences.length || !isLast;
      this.note.textContent = differences.join("; ");
    }
  };
})();
