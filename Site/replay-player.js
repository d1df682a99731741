// The player of replays: what it shows at a position, and how it moves from one to the next.
const { address, fill, make, replays, still } = conform;

/** The dialog in which one scenario at a time is replayed. */
replays.Player = class {
  /** `whenClosed` is called with the id of the scenario. */
  constructor(whenClosed) {
    this.title = make("h2", { id: "site:replay-title" });
    this.about = make("div");
    this.steps = make("ol", { class: "steps" });
    this.stage = make("div", { class: "stage" });
    this.time = make("div", { class: "time" });
    this.status = make("p", { role: "status", "aria-atomic": "true" });
    const button = (label, sign, act) =>
      make("button", { "aria-label": label, title: label, onclick: act }, sign);
    const select = (name, choices, act) => make(
      "select", { "aria-label": name, title: name, onchange: (event) => act(event.target.value) },
      ...choices.map(([value, words]) => make("option", { value }, words)));
    this.toStart = [
      button(say("first"), "|◀", () => this.go(0)), button(say("back"), "◀", () => this.move(-1))];
    this.playing = make("button", { class: "play", onclick: () => this.toggle() });
    this.toEnd = [
      button(say("forward"), "▶", () => this.move(1)), button(say("last"), "▶|", () => this.go(Infinity))];
    this.scrubber = make("input", {
      type: "range", min: 0, "aria-label": say("position"),
      oninput: () => { this.stop(); this.go(Number(this.scrubber.value)); },
    });
    const pace = select(say("pace"), [["message", say("byMessage")], ["step", say("byStep")]],
      (value) => { this.isByStep = value === "step"; });
    const speed = select(say("speed"), [[.5, "½×"], [1, "1×"], [2, "2×"], [4, "4×"]],
      (value) => { this.rate = Number(value); if (this.timer) { this.stop(); this.toggle(); } });
    speed.value = "1";
    this.rate = 1;
    this.dialog = make(
      "dialog", { class: "player", "aria-labelledby": "site:replay-title" },
      make("header", {}, this.title, button(say("close"), "✕", () => this.dialog.close()), this.about),
      make("div", { class: "acts" },
        make("nav", { "aria-label": say("steps") }, this.steps), this.stage, this.time),
      make("footer", {}, this.toStart, this.playing, this.toEnd, this.scrubber, pace, speed, this.status));
    this.dialog.addEventListener("close", () => { this.stop(); whenClosed(this.id); });
    // A click between the elements takes the focus out of the dialog; its keys work all the same.
    document.addEventListener("keydown", (event) => {
      if (this.dialog.open) this.pressed(event);
    });
    document.body.append(this.dialog);
  }

  /** Opens a scenario; `isEachShown` also shows engines that meet what is expected one by one. */
  open(id, data, isEachShown = false) {
    this.stop();
    this.id = id;
    this.scenario = new replays.Scenario(id, data, { isEachShown });
    this.title.replaceChildren(...say.parts("replayOf", { scenario: make("bdi", {}, this.scenario.label) }));
    this.header = new replays.Header(this.scenario, {
      choose: (run) => { this.stop(); this.choose(run); },
      jump: () => { this.stop(); this.go(this.scenario.difference(this.run)); },
      compare: () => {
        this.open(id, data, !isEachShown);
        this.header.each.focus();
      },
    });
    this.about.replaceChildren(this.header.element);
    this.tree = new replays.Tree(this.scenario);
    this.calls = new replays.Calls(this.scenario);
    this.timeline = new replays.Timeline(this.scenario, (position) => { this.stop(); this.go(position); });
    this.geometry = make("div", { class: "geometry" });
    this.stage.replaceChildren(
      this.geometry,
      make("div", { class: "branches", tabindex: "0", role: "group", "aria-label": say("treeOfStage") },
        this.tree.element),
      this.calls.element);
    fill(this.time, this.timeline.isUseful && this.timeline.element);
    fill(this.steps, this.scenario.steps.map(({ words }, step) => make("li", {}, make(
      "button", { onclick: () => { this.stop(); this.go(this.scenario.start(step)); } },
      `${step + 1}. `, make("bdi", {}, words)))));
    this.scrubber.max = this.scenario.positions.length - 1;
    if (!this.dialog.open) this.dialog.showModal();
    // A reader who opens the replay of a failure looks for that failure, of the engine in the address.
    const keys = [...document.querySelectorAll("main .rollup [data-engine-key]")].map((item) => item.dataset.engineKey);
    const asked = data.engines[keys.indexOf(address.get("engine"))];
    const failed = this.scenario.runs.filter(({ outcome }) => conform.isWrong(outcome));
    const run = Math.max(0, this.scenario.runs.indexOf(failed.find(({ engines }) => engines.includes(asked)) ?? failed[0]));
    const missed = this.scenario.difference(run);
    this.position = missed < 0 ? this.scenario.decision : missed;
    this.choose(run);
    this.isWhole = missed < 0;
    this.playing.focus();
  }

  /** Follows a run: its verdict, its calls and its timeline, and its stage beside that of a run that
      passed. */
  choose(run) {
    this.run = run;
    this.header.show(run);
    const other = this.scenario.counterpart(run);
    this.scenes = [run, other].filter((one) => one >= 0).map((one) => ({
      run: one, states: this.scenario.states(one), scene: new replays.Scene(this.scenario) }));
    fill(this.geometry, this.scenes.map(({ run, scene }) => make("figure", {}, scene.element,
      this.scenes.length > 1 && make("figcaption", {}, this.header.signed(run)))));
    const failed = this.scenario.failedStep(run);
    [...this.steps.children].forEach(({ firstChild }, step) => {
      firstChild.className = step === failed ? "fails" : "";
    });
    this.go(this.position);
  }

  go(position) {
    const { isMet, positions, runs, steps } = this.scenario;
    const missed = this.scenario.difference(this.run);
    this.position = Math.max(0, Math.min(position, positions.length - 1));
    this.isWhole = false;
    const current = positions[this.position];
    const words = this.calls.words(current);
    for (const { run, states, scene } of [...this.scenes].reverse()) {
      this.shown = scene.view(this.position, run, states[this.position]);
      this.label = `${runs[run].name}: ${words || say("theStage")}`;
      scene.markRows(this.shown, this.label);
    }
    this.tree.show(this.shown, this.label);
    this.calls.show(current, this.run);
    this.timeline.show(this.position, this.run);
    [...this.steps.children].forEach(({ firstChild, offsetTop }, step) => {
      if (step !== current.step) return firstChild.removeAttribute("aria-current");
      firstChild.setAttribute("aria-current", "step");
      this.steps.parentElement.scrollTop = offsetTop - this.steps.offsetTop - 48;
    });
    this.scrubber.value = this.position;
    this.scrubber.setAttribute("aria-valuetext", say("stepOf", {
      number: current.step + 1, count: steps.length, words: steps[current.step].words }));
    const atEnd = this.position === positions.length - 1;
    // A button that were disabled or hidden at the ends would lose the focus.
    for (const end of this.toStart) end.setAttribute("aria-disabled", String(this.position === 0));
    for (const end of this.toEnd) end.setAttribute("aria-disabled", String(atEnd));
    if (atEnd || this.position === missed) this.stop();
    // The status line describes the position; at the start and where it is decided, also the outcome.
    const isPlain = this.position > 0 && (missed >= 0 || this.position !== this.scenario.decision);
    const end = this.position === missed ? ` ${say("hereItMisses")}` : isPlain ? ""
      : isMet ? ` ${say("allMeet")}` : runs.length === 1 && runs[0].engines.length > 1 ? ` ${say("sameThroughout")}` : "";
    this.status.textContent = `${this.scrubber.getAttribute("aria-valuetext")} ${words}${words ? "." : ""}${end}`;
  }

  /** Moves by a message, or by a step to its last message. */
  move(by) {
    const { step } = this.scenario.positions[this.position];
    if (!this.isByStep) return this.go(this.position + by);
    const isAtEnd = this.position === this.scenario.end(step);
    this.go(this.scenario.end(Math.max(0, by > 0 && !isAtEnd ? step : step + by)));
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.isWhole || this.position === this.scenario.positions.length - 1) this.go(0);
    const pause = (still.matches ? 1600 : 800) / this.rate;
    this.timer = setInterval(() => this.move(1), pause);
    this.playing.textContent = say("pause");
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.playing.textContent = say("play");
  }

  pressed(event) {
    const moves = new Map([
      ["ArrowRight", () => this.move(1)], ["ArrowLeft", () => this.move(-1)],
      ["Home", () => this.go(0)], ["End", () => this.go(Infinity)]]);
    const { key, target } = event;
    const isOwn = key === " " ? target.closest("select, button, summary, a, input") : target.matches("select, input");
    if (isOwn || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === " ") this.toggle();
    else if (moves.has(key)) {
      // The page itself handles arrow keys, too.
      event.stopPropagation();
      this.stop();
      moves.get(key)();
    } else return;
    event.preventDefault();
  }
};
