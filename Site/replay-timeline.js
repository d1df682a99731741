// The timeline of a replay: a lane for the clock and for each finger, recognizer and receiver.
(() => {
  const { conform } = globalThis;
  const { draw, make } = conform;
  const replays = conform.replays ??= {};
  const [lane, head] = [22, 20];
  const phases = { Began: "began", Moved: "moved", Ended: "ended", Cancelled: "cancelled", Changed: "moved" };

  const text = (attributes, content) => {
    const element = draw("text", attributes);
    element.textContent = content;
    return element;
  };

  replays.Timeline = class {
    /** `go` is called with the position that the reader points at. */
    constructor(scenario, go) {
      this.scenario = scenario;
      this.names = draw("svg", { class: "names", "aria-hidden": "true" });
      this.lanes = draw("svg", { class: "lanes", role: "img", "aria-label": say("timeline") });
      this.scroller = make("div", { class: "scroller" }, this.lanes);
      this.element = make("div", { class: "timeline" }, this.names, this.scroller);
      const scrub = (event) => {
        if (event.type === "pointermove" && !event.buttons) return;
        const x = event.clientX - this.lanes.getBoundingClientRect().left;
        const found = this.starts.findLastIndex((start) => start <= x);
        go(Math.max(0, found));
      };
      this.lanes.addEventListener("pointerdown", (event) => {
        if (event.pointerType === "mouse") this.lanes.setPointerCapture(event.pointerId);
        scrub(event);
      });
      this.lanes.addEventListener("pointermove", scrub);
      new ResizeObserver(() => this.show(this.position, this.run, true)).observe(this.element);
    }

    /** Whether there is more than one moment, or a recognizer that does something. */
    get isUseful() {
      return this.scenario.steps.filter(({ kind }) => kind === "do").length > 1
        || this.scenario.runs.some((_, run) => this.recognizers(run).length);
    }

    recognizers(run) {
      const states = this.scenario.states(run);
      const rows = [...states[0]?.keys() ?? []];
      return rows.filter((row) => states.some((state) => state.get(row) !== "idle"))
        .map((row) => ({ row, states: states.map((state) => state.get(row)) }));
    }

    /** Shows where a position is in a run. */
    show(position = 0, run = 0, isResized = false) {
      if (this.run !== run || isResized) this.build(run);
      [this.position, this.run] = [position, run];
      const [start, end] = [this.starts[position], this.starts[position + 1] ?? this.width];
      this.cursor.setAttribute("x", start);
      this.cursor.setAttribute("width", Math.max(2, end - start));
      const box = this.scroller;
      if (start < box.scrollLeft || end > box.scrollLeft + box.clientWidth) {
        box.scrollLeft = start - box.clientWidth / 3;
      }
    }

    build(run) {
      const { scenario } = this;
      const weights = scenario.positions.map(({ step, entry }) =>
        (entry < 0 ? .7 : scenario.steps[step].entries[entry].isQuestion ? .3 : 1));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const unit = Math.max(9, Math.min(48, (this.element.clientWidth - 112) / total));
      let x = 0;
      this.starts = weights.map((weight) => (x += weight * unit) - weight * unit);
      this.width = x;
      this.parts = [];
      this.labels = [];
      this.steps();
      this.clock();
      this.fingers();
      for (const { row, states } of this.recognizers(run)) this.recognizer(row, states);
      this.receivers(run);
      const height = head + this.labels.length * lane + 4;
      this.cursor = draw("rect", { class: "cursor", y: 0, height, width: 2 });
      for (const svg of [this.names, this.lanes]) svg.setAttribute("height", height);
      this.lanes.setAttribute("width", this.width);
      this.lanes.replaceChildren(...this.bands(height), ...this.parts, this.cursor);
      this.names.replaceChildren(...this.labels);
    }

    /** Adds a lane and returns the middle of its height. */
    add(name, classes = "") {
      const y = head + this.labels.length * lane + lane / 2;
      this.labels.push(text({ x: 104, y: y + 4, class: classes }, name.length > 15 ? `${name.slice(0, 14)}…` : name));
      return y;
    }

    end(position) { return this.starts[position + 1] ?? this.width; }

    bands(height) {
      return this.scenario.steps.map((_, step) => {
        const start = this.starts[this.scenario.start(step)];
        const end = this.end(this.scenario.end(step));
        const failed = this.scenario.runs[this.run ?? 0]?.failure === step;
        return draw("rect", {
          class: `band${step % 2 ? " odd" : ""}${failed ? " failed" : ""}`, x: start, y: 0, width: end - start, height,
        });
      });
    }

    steps() {
      this.scenario.steps.forEach((_, step) => {
        const x = this.starts[this.scenario.start(step)];
        this.parts.push(text({ class: "number", x: x + 5, y: 14 }, step + 1));
      });
    }

    clock() {
      if (!this.scenario.steps.some(({ time }) => time > 0)) return;
      const y = this.add(say("clock"));
      let last = -1;
      this.scenario.steps.forEach(({ time }, step) => {
        if (time === last) return;
        last = time;
        const x = this.starts[this.scenario.start(step)];
        this.parts.push(
          draw("path", { class: "tick", d: `M${x + .5} ${y - 8}v16` }),
          text({ class: "time", x: x + 5, y: y + 4 }, `${Math.round(time * 1000) / 1000} s`));
      });
    }

    fingers() {
      const fingers = new Map();
      this.scenario.steps.forEach(({ markers }, step) => {
        for (const [kind, , , finger] of markers ?? []) {
          if (finger === undefined) continue;
          const bars = fingers.get(finger) ?? fingers.set(finger, []).get(finger);
          const bar = bars.at(-1);
          const isDown = bar && bar.end === undefined;
          if (kind === "lifted") { if (isDown) bar.end = step; else bars.push({ start: step, end: step, moves: [] }); }
          else if (isDown) bar.moves.push(step);
          else bars.push({ start: step, moves: [] });
        }
      });
      const at = (step) => this.starts[this.scenario.start(step)] + 6;
      for (const [finger, bars] of [...fingers].sort(([left], [right]) => left - right)) {
        const y = this.add(say("fingerNumber", { number: finger }), "finger");
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
      for (let first = 0; first < states.length;) {
        let last = first;
        while (states[last + 1] === states[first]) last += 1;
        const state = states[first];
        if (state !== "idle") {
          const [x, end] = [this.starts[first], this.end(last)];
          const title = draw("title");
          title.textContent = state;
          this.parts.push(draw(
            "rect", { class: `state ${state}`, x: x + .5, y: y - 8, width: end - x - 1, height: 16, rx: 3 }, title));
          if (end - x > state.length * 6.2 + 6) {
            this.parts.push(text({ class: `of ${state}`, x: x + 4, y: y + 4 }, state));
          }
        }
        first = last + 1;
      }
    }

    /** Lanes of the receivers of messages other than questions and the dispatch of events. */
    receivers(run) {
      const lanes = new Map();
      this.scenario.positions.forEach(({ step, entry: index }, position) => {
        const entry = this.scenario.steps[step].entries[index];
        if (!entry || entry.isQuestion || entry.message === "sendEvent(_:)") return;
        if (!entry.runs.has(run) && !entry.differs) return;
        if (/^action in state /.test(entry.message)) return;
        lanes.set(entry.receiver, [...lanes.get(entry.receiver) ?? [], { entry, position }]);
      });
      for (const [name, marks] of lanes) {
        const row = this.scenario.rowOf.get(name);
        if (this.scenario.rows[row]?.isRecognizer) continue;
        const y = this.add(name);
        for (const { entry, position } of marks) {
          const x = (this.starts[position] + this.end(position)) / 2;
          const phase = phases[/(Began|Moved|Ended|Cancelled|Changed)\(/.exec(entry.message)?.[1]] ?? "action";
          const title = draw("title");
          title.textContent = replays.message(entry);
          const shapes = {
            began: `M${x - 4} ${y - 4}h8l-4 8z`, moved: `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`,
            ended: `M${x - 4} ${y + 4}h8l-4 -8z`, cancelled: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`,
            action: `M${x - 5} ${y}l5 -5l5 5l-5 5z`,
          };
          const isAbsent = !entry.runs.has(run);
          this.parts.push(draw(
            "path", { class: `got ${phase}${isAbsent ? " absent" : entry.differs ? " differs" : ""}`, d: shapes[phase] }, title));
        }
      }
    }
  };
})();
