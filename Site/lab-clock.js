// The virtual clock: time passes in steps of the script, in real time while a finger is down, or as
// the script is played.
const { lab } = conform;
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

lab.Clock = class {
  /** Whether time passes by itself. */
  runs = true;
  #rest = 0;
  #timer;
  #player;

  constructor(shared) { this.shared = shared; }

  /** Lets time run on, because something happened that recognizers or scroll views may wait for. */
  wake() {
    const { view } = this.shared;
    clearTimeout(this.#player);
    this.#player = undefined;
    if (!view.states.size && !view.stage.some(lab.kinds.isScrollView)) return;
    this.#rest = this.shared.view.fingers.size ? atMost : afterwards;
    if (this.runs) this.#timer ??= setInterval(() => this.#tick(), tick * 1000);
  }

  stop() {
    clearInterval(this.#timer);
    clearTimeout(this.#player);
    this.#timer = this.#player = undefined;
  }

  #tick() {
    const { model, touches } = this.shared;
    this.#rest = Math.round((this.#rest - tick) * 10) / 10;
    if (this.#rest < 0 || !this.runs || document.hidden) return this.stop();
    model.wait(tick, touches.merging);
  }

  get isPlaying() { return this.#player !== undefined; }

  /** Plays the script from what is shown on, or from its beginning, as fast as its time passes. */
  play() {
    const { model } = this.shared;
    this.stop();
    this.#playFrom(model.state.at < model.state.steps.length ? model.state.at : 0);
  }

  #playFrom(at) {
    const { model } = this.shared;
    const times = lab.times(model.state.steps);
    const isOver = at >= model.state.steps.length;
    this.#player = isOver ? undefined
      : setTimeout(() => this.#playFrom(at + 1), 1000 * (times[at + 1] - times[at]));
    model.go(at);
  }
};
