// The timeline of a replay: a lane for the clock and for each finger, recognizer and receiver.
const { draw, make, replays, shortened } = conform;
const [lane, head] = [22, 20];
const phases = { Began: "began", Moved: "moved", Ended: "ended", Cancelled: "cancelled", Changed: "moved" };

replays.Timeline = class {
  /** `go` is called with the position that the reader points at. */
  constructor(scenario, go) {
    this.scenario = scenario;
    this.names = draw("svg", { class: "names", "aria-hidden": "true" });
    const scrub = (event) => {
      if (event.type === "pointermove" && !event.buttons) return;
      if (event.pointerType === "mouse") this.lanes.setPointerCapture(event.pointerId);
      const x = event.clientX - this.lanes.getBoundingClientRect().left;
      go(Math.max(0, this.starts.findLastIndex((start) => start <= x)));
    };
    this.lanes = draw("svg", {
      class: "lanes", role: "img", "aria-label": say("timeline"), onpointerdown: scrub, onpointermove: scrub });
    this.scroller = make("div", { class: "scroller" }, this.lanes);
    this.element = make("div", { class: "timeline" }, this.names, this.scroller);
    new ResizeObserver(() => this.show(this.position, this.run, true)).observe(this.element);
  }

  /** Whether there is more than one moment, or a recognizer that does something. */
  get isUseful() {
    return this.scenario.steps.filter(({ kind }) => kind === "do").length > 1
      || this.scenario.runs.some((_, run) => this.recognizers(run).length);
  }

  recognizers(run) {
    const states = this.scenario.states(run);
    return [...states[0].keys()].filter((row) => states.some((state) => state.get(row) !== "idle"))
      .map((row) => ({ row, states: states.map((state) => state.get(row)) }));
  }

  /** Shows where a position is in a run. */
  show(position = 0, run = 0, isResized = false) {
    const isOther = this.run !== run || isResized;
    [this.position, this.run] = [position, run];
    if (isOther) this.build(run);
    const [start, end] = [this.starts[position], this.starts[position + 1] ?? this.width];
    this.cursor.setAttribute("x", start);
    this.cursor.setAttribute("width", Math.max(2, end - start));
    const box = this.scroller;
    if (start < box.scrollLeft || end > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = start - box.clientWidth / 3;
    }
  }

  /** Lays out the positions: messages of one moment side by side, and time to one scale. */
  build(run) {
    const { scenario } = this;
    const weights = scenario.positions.map(({ step, entry }) =>
      (entry < 0 ? .7 : scenario.steps[step].entries[entry].isQuestion ? .3 : 1));
    const elapsed = (step) => scenario.steps[step].time - (scenario.steps[step - 1]?.time ?? 0);
    const duration = scenario.steps.at(-1).time;
    const room = (this.element.clientWidth - 112) / (duration ? 2 : 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const unit = Math.max(9, Math.min(48, room / total));
    this.second = duration ? Math.max(room, 120) / duration : 0;
    this.width = 0;
    this.starts = scenario.positions.map(({ step, entry }, position) => {
      const start = this.width;
      this.width += weights[position] * unit + (entry < 0 ? elapsed(step) * this.second : 0);
      return start;
    });
    [this.parts, this.labels] = [[], []];
    this.clock();
    this.fingers();
    for (const { row, states } of this.recognizers(run)) this.recognizer(row, states);
    this.receivers(run);
    const height = head + this.labels.length * lane + 4;
    this.cursor = draw("rect", { class: "cursor", y: 0, height, width: 2 });
    for (const svg of [this.names, this.lanes]) svg.setAttribute("height", height);
    this.lanes.setAttribute("width", this.width);
    const apart = this.starts[scenario.difference(run)];
    const mark = apart !== undefined && draw(
      "path", { class: "difference", d: `M${apart + .5} 0v${height}` }, draw("title", {}, say("hereItMisses")));
    conform.fill(this.lanes, this.bands(height), this.parts, mark, this.cursor);
    this.names.replaceChildren(...this.labels);
  }

  /** Adds a lane and returns the middle of its height. */
  add(name, classes = "") {
    const y = head + this.labels.length * lane + lane / 2;
    this.labels.push(draw("text", { x: 104, y: y + 4, class: classes }, shortened(name, 15)));
    return y;
  }

  end(position) { return this.starts[position + 1] ?? this.width; }

  bands(height) {
    const failure = this.scenario.failedStep(this.run);
    return this.scenario.steps.flatMap((_, step) => {
      const x = this.starts[this.scenario.start(step)];
      const classes = `band${step % 2 ? " odd" : ""}${step === failure ? " failed" : ""}`;
      return [
        draw("rect", { class: classes, x, y: 0, width: this.end(this.scenario.end(step)) - x, height }),
        draw("text", { class: "number", x: x + 5, y: 14 }, step + 1)];
    });
  }

  clock() {
    if (!this.scenario.steps.some(({ time }) => time > 0)) return;
    const y = this.add(say("clock"));
    let last = -1;
    this.scenario.steps.forEach(({ time }, step) => {
      if (time === last) return;
      const x = this.starts[this.scenario.start(step)] + (time - Math.max(0, last)) * this.second;
      last = time;
      this.parts.push(
        draw("path", { class: "tick", d: `M${x + .5} ${y - 8}v16` }),
        draw("text", { class: "time", x: x + 5, y: y + 4 }, `${Math.round(time * 1000) / 1000} s`));
    });
  }

  fingers() {
    const marks = this.scenario.steps.flatMap(({ markers = [] }, step) =>
      markers.map(({ kind, finger }) => ({ kind, finger, step }))).filter(({ finger }) => finger);
    const at = (step) => this.starts[this.scenario.start(step)] + 6;
    for (const [finger, own] of [...Map.groupBy(marks, ({ finger }) => finger)].sort(([one], [other]) => one - other)) {
      const y = this.add(say("fingerNumber", { number: finger }), "finger");
      // A bar reaches from a touch to where the finger is lifted.
      const bars = [];
      for (const { kind, step } of own) {
        const isDown = bars.length > 0 && bars.at(-1).end === undefined;
        if (!isDown) bars.push({ start: step, moves: [] });
        if (kind === "lifted") bars.at(-1).end = step;
        else if (isDown) bars.at(-1).moves.push(step);
      }
      for (const { start, end, moves } of bars) {
        const right = end === undefined ? this.width : Math.max(at(end), at(start) + 8);
        this.parts.push(
          draw("rect", { class: "touch", x: at(start), y: y - 4, width: Math.max(8, right - at(start)), height: 8, rx: 4 }),
          ...moves.map((step) => draw("circle", { class: "move", cx: at(step), cy: y, r: 3 })));
      }
    }
  }

  recognizer(row, states) {
    const y = this.add(this.scenario.rows[row].name, "recognizer");
    for (const group of conform.neighbours([...states.keys()], (position) => states[position])) {
      const state = states[group[0]];
      if (state !== "idle") {
        const [x, end] = [this.starts[group[0]], this.end(group.at(-1))];
        this.parts.push(draw(
          "rect", { class: `state ${state}`, x: x + .5, y: y - 8, width: end - x - 1, height: 16, rx: 3 },
          draw("title", {}, state)));
        if (end - x > state.length * 6.2 + 6) {
          this.parts.push(draw("text", { class: `of ${state}`, x: x + 4, y: y + 4 }, state));
        }
      }
    }
  }

  /** Lanes of the receivers of messages other than questions and the dispatch of events. */
  receivers(run) {
    const { positions, rows, rowOf, steps } = this.scenario;
    const marks = positions.map(({ step, entry }, position) => ({ entry: steps[step].entries[entry], position }))
      .filter(({ entry }) => entry && !entry.isQuestion && (entry.runs.has(run) || entry.differs)
        && !entry.message.startsWith("sendEvent") && !conform.firedState(entry.message)
        && !rows[rowOf.get(entry.receiver)]?.isRecognizer);
    for (const [name, own] of Map.groupBy(marks, ({ entry }) => entry.receiver)) {
      const y = this.add(name);
      for (const { entry, position } of own) {
        const x = (this.starts[position] + this.end(position)) / 2;
        const phase = phases[/(Began|Moved|Ended|Cancelled|Changed)\(/.exec(entry.message)?.[1]] ?? "action";
        const shapes = {
          began: `M${x - 4} ${y - 4}h8l-4 8z`, moved: `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`,
          ended: `M${x - 4} ${y + 4}h8l-4 -8z`, cancelled: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`,
          action: `M${x - 5} ${y}l5 -5l5 5l-5 5z`,
        };
        const isAbsent = !entry.runs.has(run);
        this.parts.push(draw(
          "path", { class: `got ${phase}${isAbsent ? " absent" : entry.differs ? " differs" : ""}`, d: shapes[phase] },
          draw("title", {}, replays.message(entry))));
      }
    }
  }
};
