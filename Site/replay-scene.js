// The geometry of a replay: a copy of the drawing of a stage that shows the stage after each step.
const { draw, replays } = conform;

replays.Scene = class {
  constructor(scenario) {
    this.scenario = scenario;
    const original = document.getElementById(scenario.anchor);
    this.group = original.cloneNode(true);
    this.group.removeAttribute("id");
    this.figures = [...this.group.children];
    this.figureOf = new Map(scenario.stage.figures.map((row, number) => [row, number]));
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

  /** Shows the stage at a position of a run, and returns what is to be marked in it and in the tree. */
  view(position, run, recognizers) {
    const { positions, rowOf, steps } = this.scenario;
    const { step, entry: index } = positions[position];
    const { entries, answers } = steps[step];
    this.showStage(step);
    const isOwn = (entry) => entry.runs.has(run);
    const entry = entries[index];
    // Consecutive calls of one message are one line in the drawings, with those that are missing.
    const before = entries.findLastIndex((one, at) => at < index && one.message !== entry.message);
    const group = entry?.isQuestion ? [entry] : entries.slice(before + 1, index + 1);
    const receivers = group.filter((one) => isOwn(one) || one.differs).map((one) => ({
      row: rowOf.get(one.receiver), isAbsent: !isOwn(one),
    }));
    const answer = answers.find(([, runs]) => runs.includes(run))?.[0];
    if (answer !== undefined) receivers.push({ row: rowOf.get(answer), isAbsent: false });
    const messages = new Map();
    for (const one of entries.slice(0, index + 1)) {
      if (!one.isQuestion && isOwn(one)) {
        messages.set(rowOf.get(one.receiver), one.message.replace(/\(.*/, ""));
      }
    }
    return {
      step, messages, recognizers, receivers: receivers.filter(({ row }) => row !== undefined),
      asked: this.scenario.descent(run, positions[position], (row) => this.contains(row)),
    };
  }

  /** Shows the stage after a step, before anything is marked in it. */
  showStage(step) {
    this.states = [...this.initial];
    let order = this.figures.keys();
    this.markers = [];
    for (const keyframe of this.scenario.steps.slice(0, step + 1)) {
      for (const [number, classes, outline, place] of keyframe.changes) {
        const [x, y] = place.split(" ");
        this.states[number] = { classes, outline, x, y };
      }
      order = keyframe.order ?? order;
      this.markers = keyframe.markers ?? this.markers;
    }
    this.figures.forEach((figure, number) => {
      const { outline, x, y } = this.states[number];
      figure.querySelector("path").setAttribute("d", outline);
      const name = figure.querySelector("text");
      name.setAttribute("x", x);
      name.setAttribute("y", y);
    });
    const ordered = [...order].map((number) => this.figures[number]);
    if (ordered.some((figure, index) => this.group.children[index] !== figure)) {
      this.group.replaceChildren(...ordered);
    }
    this.showMarkers();
  }

  /**
   * Marks rows: the views that were asked, the states of recognizers, and a line through the
   * receivers of a message. Those whose call is missing in the run are absent, and the last one
   * is lit otherwise.
   */
  mark({ asked, receivers, recognizers }, label) {
    const marks = new Map();
    const mark = (row, word) => marks.set(row, `${marks.get(row) ?? ""} ${word}`);
    for (const { row, isHit } of asked) mark(row, isHit ? "hit" : "miss");
    for (const [row, state] of recognizers) mark(row, state);
    receivers.forEach(({ row, isAbsent }, number) => {
      if (isAbsent) mark(row, "absent");
      else if (number === receivers.length - 1) mark(row, "lit");
    });
    for (const [row, number] of this.figureOf) {
      this.figures[number].setAttribute("class", this.states[number].classes + (marks.get(row) ?? ""));
    }
    const line = receivers.filter(({ row, isAbsent }) => this.figureOf.has(row) && !isAbsent)
      .map(({ row }) => {
        const { classes, x, y } = this.states[this.figureOf.get(row)];
        // As in the page's drawings: lines along a row of chips do not cross names.
        return `${x - 7} ${y - (classes.startsWith("chip") ? 14 : 4)}`;
      });
    this.way.setAttribute("d", line.length > 1 ? `M${line.join("L")}` : "");
    this.stops.setAttribute("d", line.map((stop) => `M${stop}h0`).join(""));
    this.element.setAttribute("aria-label", label);
  }

  /** Whether the outline of a row contains a finger that is down, or a point that code asks about. */
  contains(row) {
    const path = this.figures[this.figureOf.get(row)]?.querySelector("path");
    return Boolean(path) && this.markers.some(([, x, y]) =>
      path.isPointInFill(new DOMPoint(Number(x), Number(y))));
  }

  showMarkers() {
    const unused = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
    for (const [kind, x, y, finger = "probe"] of this.markers) {
      const isProbe = finger === "probe";
      const mark = unused.get(finger) ?? this.fingers.appendChild(draw(
        "g", { "data-name": finger }, draw("circle", { r: isProbe ? 5 : 10 }),
        !isProbe && draw("text", { y: 4 }, finger)));
      unused.delete(finger);
      mark.setAttribute("class", kind === "probe" ? "probe" : `finger ${kind}`);
      mark.style.transform = `translate(${x}px, ${y}px)`;
    }
    for (const mark of unused.values()) mark.remove();
  }
};
