// The virtual clock: time passes in steps of the script, in real time while a finger is down.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};
  const tick = 0.1;
  // How long time runs after the last finger was lifted, and while nothing else happens.
  const [afterwards, atMost] = [0.5, 3];

  lab.Clock = class {
    /** Whether time passes by itself. */
    runs = true;
    #rest = 0;
    #timer;

    constructor(shared) { this.shared = shared; }

    /** Lets time run on, because something happened that recognizers or scroll views may wait for. */
    wake() {
      const { view } = this.shared;
      if (!view.states.size && !view.stage.some(lab.kinds.isScrollView)) return;
      this.#rest = this.shared.view.fingers.size ? atMost : afterwards;
      if (this.runs) this.#timer ??= setInterval(() => this.#tick(), tick * 1000);
    }

    stop() {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }

    #tick() {
      const { model, touches } = this.shared;
      const { at, steps } = model.state;
      this.#rest = Math.round((this.#rest - tick) * 10) / 10;
      if (this.#rest < 0 || !this.runs || at < steps.length || document.hidden) return this.stop();
      model.wait(tick, touches.merging);
    }
  };
})();
