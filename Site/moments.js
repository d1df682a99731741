// The viewer of moments: it goes to one, plays them one after the other, and has the bar for that. Its frames are
// stories, replays and the lab: they have the moment that is shown (`at`) and the last one (`last`), show one (`show`),
// and say how many milliseconds it lasts while it is played (`pause`) and when it is on the slider (`times`).
const { make } = conform;

conform.Moments = class {
  #timer;

  /** The parts of the bar, beside the buttons that lead to its start and to its end. */
  playing = make("button", { class: "play", onclick: () => this.toggle() });
  slider = make("input", {
    type: "range", min: 0, step: "any",
    oninput: () => {
      const far = this.times.map((time) => Math.abs(time - this.slider.valueAsNumber));
      this.seek(far.indexOf(Math.min(...far)));
    },
    onkeydown: (event) => {
      const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      this.seek(this.at + way);
    } });

  get isPlaying() { return this.#timer !== undefined; }

  /** A button of the bar that leads to a moment. */
  button(sign, label, at) {
    return make("button", { "aria-label": label, title: label, onclick: () => this.seek(at()) }, sign);
  }

  /** The moment that follows, or the one before. */
  next(by = 1) { return this.at + by; }

  go(at) { this.show(Math.max(0, Math.min(at, this.last))); }

  /** Goes where the reader wants to. */
  seek(at) {
    this.stop();
    this.go(at);
  }

  /** Plays on, or at the end from the beginning. */
  play() {
    this.stop();
    if (this.at >= this.last) this.go(0);
    this.#wait();
    this.showPlaying();
  }

  #wait() {
    this.#timer = setTimeout(() => {
      if (this.next() > this.last) return this.stop();
      this.go(this.next());
      return this.isPlaying && this.#wait();
    }, this.pause());
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.showPlaying();
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  showPlaying() { this.playing.textContent = this.isPlaying ? say("pause") : say("play"); }

  /** Shows in the bar which moment is shown, with its words. */
  showPlace(words) {
    this.slider.max = this.times.at(-1) || 1;
    this.slider.value = this.times[this.at];
    this.slider.setAttribute("aria-valuetext", words);
    // A button that were disabled at the ends would lose the focus.
    for (const end of this.toStart) end.ariaDisabled = String(this.at === 0);
    for (const end of this.toEnd) end.ariaDisabled = String(this.at === this.last);
  }
};
