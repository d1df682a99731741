// Replays scenarios step by step and call by call, for one engine or for two side by side. The page
// contains all of it as text, so that nothing is missing without this script.
"use strict";

(() => {
  const { make, address, eachTable, replays } = globalThis.conform;
  if (!replays.engines.length || !window.HTMLDialogElement) return;

  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const suffix = "?replay";

  /** The dialog in which one scenario at a time is replayed. */
  class Player {
    constructor() {
      this.title = make("h2", { id: "site:replay-title" });
      this.choices = make("span");
      this.steps = make("ol", { class: "steps" });
      this.sides = make("div", { class: "sides" });
      this.status = make("p", { role: "status", "aria-atomic": "true" });
      const button = (label, sign, act) =>
        make("button", { type: "button", "aria-label": label, title: label, onclick: act }, sign);
      this.first = button(say("first"), "|◀", () => this.go(0));
      this.back = button(say("back"), "◀", () => this.go(this.position - 1));
      this.playing = make("button", { type: "button", class: "play", onclick: () => this.toggle() });
      this.next = button(say("forward"), "▶", () => this.go(this.position + 1));
      this.last = button(say("last"), "▶|", () => this.go(Infinity));
      this.dialog = make(
        "dialog", { class: "player", "aria-labelledby": "site:replay-title" },
        make("header", {}, this.title, this.choices,
          button(say("close"), "✕", () => this.dialog.close())),
        make("div", { class: "acts" },
          make("nav", { "aria-label": say("steps") }, this.steps), this.sides),
        make("footer", {}, this.first, this.back, this.playing, this.next, this.last, this.status));
      this.dialog.addEventListener("close", () => this.closed());
      // A click between the elements takes the focus out of the dialog; its keys work all the same.
      document.addEventListener("keydown", (event) => {
        if (this.dialog.open) this.pressed(event);
      });
      document.body.append(this.dialog);
    }

    open(id, log) {
      this.stop();
      this.id = id;
      this.scenario = replays.read(log);
      const { runs } = this.scenario;
      const other = runs.findIndex((run) =>
        run.records.some((record, step) => record !== runs[0].records[step]));
      this.chosen = runs.length > 1 ? [0, other > 0 ? other : 1] : [0];
      this.title.replaceChildren(...say.parts("replayOf", { scenario: make("bdi", {}, id) }));
      this.showChoices();
      this.begin();
      if (!this.dialog.open) this.dialog.showModal();
      this.next.focus();
    }

    /** Offers the choice of two engines where there are three or more. */
    showChoices() {
      this.choices.replaceChildren();
      if (this.scenario.runs.length < 3) return;
      this.chosen.forEach((chosen, side) => {
        const select = make("select", {
          "aria-label": side === 0 ? say("leftEngine") : say("rightEngine"),
          onchange: () => { this.chosen[side] = Number(select.value); this.begin(); },
        });
        this.scenario.runs.forEach((run, index) => {
          const option = make("option", { value: index }, run.engine);
          option.selected = index === chosen;
          select.append(option);
        });
        this.choices.append(select, " ");
      });
    }

    /** Starts from the first step with the chosen engines. */
    begin() {
      this.players = this.chosen.map((index) =>
        new replays.Side(this.scenario, this.scenario.runs[index]));
      this.sides.replaceChildren(...this.players.map((side) => side.element));
      this.positions = this.scenario.steps.flatMap((_, step) => {
        const count = Math.max(...this.players.map((side) => side.run.records[step].calls.length));
        return Array.from({ length: count + 1 }, (_, index) =>
          ({ step, call: index - 1, isLast: index === count }));
      });
      this.divergence = this.players.length < 2 ? -1 : this.positions.findIndex((position) =>
        this.players[0].words(position) !== this.players[1].words(position));
      this.steps.replaceChildren(...this.scenario.steps.map(({ words }, step) => {
        const start = this.positions.findIndex((position) => position.step === step);
        const button = make("button", { type: "button", onclick: () => this.go(start) },
          `${step + 1}. `, make("bdi", {}, words));
        if (this.divergence >= 0 && this.positions[this.divergence].step === step) button.className = "diverges";
        return make("li", {}, button);
      }));
      this.go(0);
    }

    go(position) {
      this.position = Math.max(0, Math.min(position, this.positions.length - 1));
      const current = this.positions[this.position];
      for (const side of this.players) side.show(current);
      [...this.steps.children].forEach((item, step) => {
        const button = item.firstChild;
        if (step === current.step) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
      const atEnd = this.position === this.positions.length - 1;
      // A button that were disabled or hidden at the ends would lose the focus.
      const ends = [
        [this.first, this.position === 0], [this.back, this.position === 0],
        [this.next, atEnd], [this.last, atEnd],
      ];
      for (const [button, isOff] of ends) button.setAttribute("aria-disabled", String(isOff));
      if (atEnd || this.position === this.divergence) this.stop();
      this.announce(current);
    }

    /** Describes a position in the status line. */
    announce(current) {
      const { steps } = this.scenario;
      const { words } = steps[current.step];
      const step = say("stepOf", { number: current.step + 1, count: steps.length, words });
      const messages = this.players.map((side) => {
        const words = side.words(current);
        return words && this.players.length > 1 ? `${side.run.engine}: ${words}` : words;
      }).filter(Boolean).join("; ");
      const same = this.players.length > 1 && this.divergence < 0 && this.position === 0
        ? ` ${say("sameThroughout")}` : "";
      const part = this.position === this.divergence ? ` ${say("hereTheyDiffer")}` : "";
      this.status.textContent = `${step} ${messages}${messages ? "." : ""}${part}${same}`;
    }

    toggle() {
      if (this.timer) return this.stop();
      if (this.position === this.positions.length - 1) this.go(0);
      this.timer = setInterval(() => this.go(this.position + 1), reducedMotion.matches ? 1600 : 800);
      this.playing.textContent = say("pause");
    }

    stop() {
      clearInterval(this.timer);
      this.timer = undefined;
      this.playing.textContent = say("play");
    }

    pressed(event) {
      const moves = {
        ArrowRight: this.position + 1, ArrowLeft: this.position - 1, Home: 0, End: Infinity,
      };
      if (!(event.key in moves) || event.target.matches("select")
        || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // The page itself handles arrow keys, too.
      event.stopPropagation();
      this.stop();
      this.go(moves[event.key]);
    }

    closed() {
      this.stop();
      if (idInAddress() === this.id) setAddress(this.id);
      document.getElementById(this.id)?.querySelector("button.replay")?.focus();
    }
  }

  let player;

  /** Returns the id of the scenario that the address asks to replay. */
  function idInAddress() {
    const place = address.place(location.hash);
    return place.endsWith(suffix) ? place.slice(0, -suffix.length) : undefined;
  }

  function setAddress(id, end = "") {
    history.replaceState(null, "", address.hash(id) + end);
  }

  function replay(id, log) {
    player ??= new Player();
    player.open(id, log);
  }

  function followAddress() {
    const id = idInAddress();
    const log = id && document.getElementById(id)?.querySelector("details[data-engines]");
    if (!log) return;
    log.scrollIntoView({ block: "center" });
    replay(id, log);
  }

  eachTable((table) => {
    for (const log of table.querySelectorAll("details.trace-log[data-engines]")) {
      const { id } = log.closest("[id]");
      const button = make("button", {
        type: "button", class: "replay", "aria-label": say("replayScenario", { scenario: id }),
        "aria-haspopup": "dialog",
      }, say("replay"));
      // The table is in the language of the original; the button is not.
      const cell = make("div", { class: "trace", lang: log.lang || undefined });
      log.replaceWith(cell);
      cell.append(button, log);
    }
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button.replay");
    if (!button) return;
    const { id } = button.closest("[id]");
    setAddress(id, suffix);
    replay(id, button.nextElementSibling);
  });
  addEventListener("hashchange", followAddress);
  followAddress();
})();
