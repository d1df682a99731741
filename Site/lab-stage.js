// The part of the page with the stage: what one touches or arranges, and the time of the script. The
// virtual clock passes in steps of the script, in real time while a finger is down, or as it is played.
const { make, draw, fill, lab } = conform;

const tick = 0.1;
// How long time runs after the last finger was lifted, and while nothing else happens.
const [afterwards, atMost] = [0.5, 3];
// How long a step is shown that takes no time, and the longest wait.
const [moment, longest] = [0.25, 10];

/** When each step is over, in seconds of the script as it is played; first of all, 0. */
lab.times = (steps) => steps.reduce((times, step) => {
  const seconds = step.do === "wait" ? Math.min(Math.max(Number(step.seconds) || 0, 0), longest) : moment;
  return [...times, times.at(-1) + seconds];
}, [0]);

/** The time of the script, which passes by itself, and is played as fast. */
lab.Clock = class extends conform.Moments {
  /** Whether time passes by itself. */
  runs = true;
  #rest = 0;
  #ticking;

  constructor(shared) {
    super();
    this.shared = shared;
    this.slider.ariaLabel = say("labScrubber");
    this.toStart = [this.button("‹", say("labStepBack"), () => this.at - 1)];
    this.toEnd = [this.button("›", say("labStepForth"), () => this.at + 1)];
  }

  /** Lets time run on, because something happened that recognizers or scroll views may wait for. */
  wake() {
    const { view } = this.shared;
    super.stop();
    if (!view.states.size && !view.stage.some(lab.kinds.isScrollView)) return;
    this.#rest = this.shared.view.fingers.size ? atMost : afterwards;
    if (this.runs) this.#ticking ??= setInterval(() => this.#tick(), tick * 1000);
  }

  stop() {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    super.stop();
  }

  #tick() {
    const { model, touches } = this.shared;
    this.#rest = Math.round((this.#rest - tick) * 10) / 10;
    if (this.#rest < 0 || !this.runs || document.hidden) return this.stop();
    model.wait(tick, touches.merging);
  }

  get at() { return this.shared.model.state.at; }
  get last() { return this.shared.model.state.steps.length; }
  get times() { return lab.times(this.shared.model.state.steps); }
  pause() { return 1000 * (this.times[this.at + 1] - this.times[this.at]); }

  show(at) {
    if (at === this.last) this.stop();
    this.shared.model.go(at);
  }

  showPlaying() {
    this.playing.textContent = this.isPlaying ? "❚❚" : "▶";
    this.playing.ariaLabel = this.isPlaying ? say("pause") : say("play");
  }
};

lab.StagePart = class extends lab.Part {
  mode = "touch";
  problem = make("div", { class: "lab-problem", role: "alert" });
  // What has just happened, also for those who do not see the drawing.
  status = make("p", { class: "lab-status", role: "status", "aria-live": "polite" });
  reasons = make("ul", { class: "lab-reasons", "aria-live": "polite", "data-title": say("labWhyTitle") });
  hint = make("p", { class: "note", id: "lab-hint" });
  sheet = lab.sheet(
    this.shared, "lab-sheet", () => (this.mode === "touch" ? this.shared.touches : this.shared.arranging),
    { "aria-describedby": "lab-hint" });
  touchTools = this.#touchTools();
  keyboard = this.#keyboard();
  element = make(
    "section", { class: "lab-stage", "aria-label": say("theStage") },
    make(
      "div", { class: "lab-modes", role: "radiogroup", "aria-label": say("labMode") },
      this.#mode("touch", say("labTouch")), this.#mode("arrange", say("labArrange"))),
    this.sheet,
    make("div", { class: "lab-says", tabindex: "0" }, this.problem, this.reasons, this.status), this.#time());
  hands = make("div", { class: "lab-hands" }, this.touchTools, this.keyboard, this.hint);

  #mode(value, text) {
    return make("label", {}, make("input", {
      type: "radio", name: "lab-mode", value, checked: value === this.mode ? "" : undefined,
      onchange: () => {
        this.mode = value;
        this.shared.redraw();
      } }), make("span", {}, text));
  }

  #touchTools() {
    const { model, touches, clock } = this.shared;
    this.ofFingers = [
      lab.button(say("labLiftAll"), () => touches.liftAll()),
      lab.button(say("labCancelTouches"), () => touches.cancel())];
    this.statusBar = lab.button(say("labStatusBar"), () => model.add({ do: "tapStatusBar" }));
    const waits = [0.1, 0.5].map((seconds) =>
      lab.button(say("labWait", { seconds }), () => model.wait(seconds)));
    return make(
      "div", { class: "lab-tools" },
      make("p", { class: "lab-buttons" }, this.ofFingers, waits, this.statusBar),
      lab.check(say("labStay"), false, (isOn) => { touches.stays = isOn; }),
      lab.check(say("labTimeRuns"), true, (isOn) => {
        clock.runs = isOn;
        clock.wake();
      }));
  }

  /** What can be typed while there is a first responder. */
  #keyboard() {
    const { model } = this.shared;
    const text = make("input", {
      type: "text", size: "10", value: "abc", "aria-label": say("labTypedText") });
    return make(
      "p", { class: "lab-buttons lab-keyboard" }, text,
      lab.button(say("labType"), () => text.value && model.add({ do: "type", text: text.value })),
      lab.button(say("labReturn"), () => model.add({ do: "pressReturn" })));
  }

  /** The script as time passes in it: waits to scale, and a moment for each other step. */
  #time() {
    const { clock: { playing, slider, toStart, toEnd } } = this.shared;
    this.marks = draw("svg", { class: "lab-marks", "aria-hidden": "true" });
    this.elapsed = make("span", { class: "lab-elapsed" });
    return make(
      "div", { class: "lab-time" }, playing, toStart,
      make("div", { class: "lab-track" }, this.marks, slider), toEnd, this.elapsed);
  }

  #showTime({ view, model: { state: { at, steps } }, clock }) {
    const { times } = clock;
    const whole = times.at(-1) || 1;
    const share = (time) => `${(100 * time / whole).toFixed(2)}%`;
    const failed = new Set(view.expected.filter(({ holds }) => !holds).map(({ step }) => step));
    this.marks.replaceChildren(...steps.map((step, index) => draw("rect", {
      class: failed.has(index) ? "fails" : step.do === "wait" ? "wait" : lab.happens(step) ? "event" : "",
      x: share(times[index + (step.do === "wait" ? 0 : 1)]), y: 0, height: "100%",
      width: step.do === "wait" ? share(times[index + 1] - times[index]) : 3 })));
    clock.showPlace(say("labStepOf", { number: at, count: steps.length }));
    clock.slider.disabled = clock.playing.disabled = steps.length === 0;
    const waited = steps.slice(0, at).reduce((sum, step) => sum + (step.do === "wait" ? step.seconds : 0), 0);
    this.elapsed.textContent = `${Math.round(waited * 100) / 100} s`;
  }

  show() {
    const { view, model, drawing, selected, touches, arranging } = this.shared;
    const isTouch = this.mode === "touch";
    this.sheet.dataset.mode = this.mode;
    this.hint.textContent = isTouch ? say("labTouchHint") : say("labArrangeHint");
    this.touchTools.hidden = !isTouch;
    drawing.present(view, {
      selected, arranges: !isTouch,
      cross: isTouch ? touches.cross : undefined, isFrozen: arranging.isDragging });
    const { at, steps } = model.state;
    this.#showTime(this.shared);
    for (const button of this.ofFingers) button.disabled = view.fingers.size === 0;
    this.keyboard.hidden = view.first === undefined;
    this.statusBar.hidden = !view.stage.some(lab.kinds.isScrollView);
    const { problem, reasons } = view;
    // What is said again stays, so that it is not read out anew.
    const known = [...this.reasons.children].map(({ textContent }) => textContent);
    if (reasons.join() !== known.join()) fill(this.reasons, reasons.map((reason) => make("li", {}, reason)));
    lab.swap(this.problem, problem && (problem.step ?? -1) < at && [
      make("p", {}, lab.problemText(problem)),
      problem.step < steps.length
        ? lab.button(say("labDeleteThis"), () => model.deleteStep(problem.step))
        : lab.button(say("labBeginEmpty"), () => this.shared.openEmpty())]);
  }
};
