// The geometry of a replay: the drawing of a stage on its page, as the stage is after each step.
const { replays } = conform;

replays.Scene = class extends conform.Scene {
  constructor(scenario) {
    super();
    this.scenario = scenario;
    const original = document.getElementById(scenario.anchor);
    this.initial = [...original.children].map((figure, key) => {
      const [title, path, text] = ["title", "path", "text"].map((part) => figure.querySelector(part));
      const [x, y] = ["x", "y"].map((name) => text.getAttribute(name));
      return {
        key, title: title.textContent, name: text.textContent, look: figure.getAttribute("class"),
        outline: path.getAttribute("d"), x, y };
    });
    this.figureOf = new Map(scenario.stage.figures.map((row, number) => [row, number]));
    const { width, height } = original.ownerSVGElement.viewBox.baseVal;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  /** The elements of the figures, in the order of the page's drawing. */
  get figures() { return this.initial.map(({ key }) => this.figure(key)); }

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
    const messages = new Map(entries.slice(0, index + 1).filter((one) => !one.isQuestion && isOwn(one))
      .map(({ receiver, message }) => [rowOf.get(receiver), message.replace(/\(.*/, "")]));
    return {
      step, messages, recognizers, receivers: receivers.filter(({ row }) => row !== undefined),
      asked: this.scenario.descent(run, positions[position], (row) => this.contains(row)),
    };
  }

  /** Shows the stage after a step, before anything is marked in it. */
  showStage(step) {
    const figures = [...this.initial];
    let order = figures.keys();
    this.markers = [];
    for (const keyframe of this.scenario.steps.slice(0, step + 1)) {
      for (const [number, look, outline, place] of keyframe.changes) {
        const [x, y] = place.split(" ");
        figures[number] = { ...figures[number], look, outline, x, y };
      }
      order = keyframe.order ?? order;
      this.markers = keyframe.markers ?? this.markers;
    }
    this.shown = [...order].map((number) => figures[number]);
    this.show(this.shown);
    this.touch(this.markers);
  }

  /**
   * Marks rows: the views that were asked, the states of recognizers, and a line through the
   * receivers of a message. Those whose call is missing in the run are absent, and the last one
   * is lit otherwise.
   */
  markRows({ asked, receivers, recognizers }, label) {
    const marks = new Map();
    const mark = (row, word) => marks.set(row, [...marks.get(row) ?? [], word]);
    for (const { row, isHit } of asked) mark(row, isHit ? "hit" : "miss");
    for (const [row, state] of recognizers) mark(row, state);
    receivers.forEach(({ row, isAbsent }, number) => {
      if (isAbsent) mark(row, "absent");
      else if (number === receivers.length - 1) mark(row, "lit");
    });
    this.show(
      this.shown.map((figure) => ({ ...figure, marks: marks.get(this.scenario.stage.figures[figure.key]) })),
      receivers.filter(({ isAbsent }) => !isAbsent).map(({ row }) => this.figureOf.get(row)));
    this.element.setAttribute("aria-label", label);
  }

  /** Whether the outline of a row contains a finger that is down, or a point that code asks about. */
  contains(row) {
    const path = this.figure(this.figureOf.get(row))?.querySelector("path");
    return Boolean(path) && this.markers.some(({ x, y }) => path.isPointInFill(new DOMPoint(x, y)));
  }
};
