// The player of replays: what it shows at a position, and how it moves from one to the next.
const { address, fill, make, replays, still } = conform;

/** The dialog in which one scenario at a time is replayed. */
replays.Player = class extends conform.Moments {
  /** `whenClosed` is called with the id of the scenario. */
  constructor(whenClosed) {
    super();
    this.title = make("h2", { id: "site:replay-title" });
    this.about = make("div");
    this.steps = make("ol", { class: "steps" });
    this.stage = make("div", { class: "stage" });
    this.time = make("div", { class: "time" });
    this.status = make("p", { role: "status", "aria-atomic": "true" });
    this.toStart = [
      this.button("|◀", say("first"), () => 0), this.button("◀", say("back"), () => this.next(-1))];
    this.toEnd = [
      this.button("▶", say("forward"), () => this.next()), this.button("▶|", say("last"), () => this.last)];
    this.slider.ariaLabel = say("position");
    const close = make("button", {
      "aria-label": say("close"), title: say("close"), onclick: () => this.dialog.close() }, "✕");
    this.pace = make(
      "select", { "aria-label": say("pace"), title: say("pace") },
      conform.options([["message", say("byMessage")], ["step", say("byStep")]]));
    this.dialog = make(
      "dialog", {
        class: "player", "aria-labelledby": "site:replay-title", onclose: () => { this.stop(); whenClosed(this.id); } },
      make("header", {}, this.title, close, this.about),
      make("div", { class: "acts" },
        make("nav", { "aria-label": say("steps") }, this.steps), this.stage, this.time),
      make("footer", {}, this.toStart, this.playing, this.toEnd, this.slider, this.pace, this.status));
    // A click between the elements takes the focus out of the dialog; its keys work all the same.
    document.addEventListener("keydown", (event) => { if (this.dialog.open) this.pressed(event); });
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
      jump: () => this.seek(this.scenario.difference(this.run)),
      compare: () => {
        this.open(id, data, !isEachShown);
        this.header.each.focus();
      },
    });
    this.about.replaceChildren(this.header.element);
    this.tree = new replays.Tree(this.scenario);
    this.calls = new replays.Calls(this.scenario);
    this.timeline = new replays.Timeline(this.scenario, (position) => this.seek(position));
    this.geometry = make("div", { class: "geometry" });
    this.stage.replaceChildren(
      this.geometry,
      make("div", { class: "branches", tabindex: "0", role: "group", "aria-label": say("treeOfStage") },
        this.tree.element),
      this.calls.element);
    fill(this.time, this.timeline.isUseful && this.timeline.element);
    fill(this.steps, this.scenario.steps.map(({ words }, step) => make("li", {}, make(
      "button", { onclick: () => this.seek(this.scenario.start(step)) },
      `${step + 1}. `, make("bdi", {}, words)))));
    if (!this.dialog.open) this.dialog.showModal();
    // A reader who opens the replay of a failure looks for that failure, of the engine in the address.
    const keys = [...document.querySelectorAll("main .rollup [data-engine-key]")].map((item) => item.dataset.engineKey);
    const asked = data.engines[keys.indexOf(address.get("engine"))];
    const failed = this.scenario.runs.filter(({ outcome }) => conform.isWrong(outcome));
    const run = Math.max(0, this.scenario.runs.indexOf(failed.find(({ engines }) => engines.includes(asked)) ?? failed[0]));
    const missed = this.scenario.difference(run);
    this.at = missed < 0 ? this.scenario.decision : missed;
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
    this.go(this.at);
  }

  get times() { return [...this.scenario.positions.keys()]; }
  get last() { return this.scenario.positions.length - 1; }

  show(at) {
    const { isMet, positions, runs, steps } = this.scenario;
    const missed = this.scenario.difference(this.run);
    this.at = at;
    this.isWhole = false;
    const current = positions[at];
    const words = this.calls.words(current);
    for (const { run, states, scene } of [...this.scenes].reverse()) {
      this.shown = scene.view(at, run, states[at]);
      this.label = `${runs[run].name}: ${words || say("theStage")}`;
      scene.markRows(this.shown, this.label);
    }
    this.tree.show(this.shown, this.label);
    this.calls.show(current, this.run);
    this.timeline.show(at, this.run);
    [...this.steps.children].forEach(({ firstChild }, step) => {
      firstChild.ariaCurrent = step === current.step ? "step" : null;
    });
    conform.bringIntoView(this.steps.children[current.step], this.steps.parentElement);
    const place = say("stepOf", {
      number: current.step + 1, count: steps.length, words: steps[current.step].words });
    this.showPlace(place);
    if (at === this.last || at === missed) this.stop();
    // The status line describes the position; at the start and where it is decided, also the outcome.
    const isPlain = at > 0 && (missed >= 0 || at !== this.scenario.decision);
    const end = at === missed ? ` ${say("hereItMisses")}` : isPlain ? ""
      : isMet ? ` ${say("allMeet")}` : runs.length === 1 && runs[0].engines.length > 1 ? ` ${say("sameThroughout")}` : "";
    this.status.textContent = `${place} ${words}${words ? "." : ""}${end}`;
  }

  /** Moves by a message, or by a step to its last message. */
  next(by = 1) {
    if (this.pace.value === "message") return super.next(by);
    const { step } = this.scenario.positions[this.at];
    const isAtEnd = this.at === this.scenario.end(step);
    return this.scenario.end(Math.max(0, by > 0 && !isAtEnd ? step : step + by));
  }

  pause() { return still.matches ? 1600 : 800; }

  play() {
    if (this.isWhole) this.go(0);
    super.play();
  }

  pressed(event) {
    const moves = new Map([
      ["ArrowRight", () => this.next()], ["ArrowLeft", () => this.next(-1)],
      ["Home", () => 0], ["End", () => this.last]]);
    const { key, target } = event;
    const isOwn = key === " " ? target.closest("select, button, summary, a, input") : target.matches("select, input");
    if (isOwn || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === " ") this.toggle();
    else if (moves.has(key)) this.seek(moves.get(key)());
    else return;
    event.preventDefault();
  }
};
