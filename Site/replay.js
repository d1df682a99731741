// Replays scenarios: what happens on the stage, step by step and call by call, for one engine or
// for two side by side. All that it tells stands in the page too; without it nothing is missing.
"use strict";

(() => {
  const { make, address, eachTable, replays } = globalThis.conform;
  if (!replays.engines.length || !window.HTMLDialogElement) return;

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const suffix = "?replay";

  /** The panel in which one scenario at a time is replayed. */
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
      // A click beside everything takes the focus out of the panel; its keys are still meant for it.
      document.addEventListener("keydown", (event) => {
        if (this.dialog.open) this.pressed(event);
      });
      document.body.append(this.dialog);
    }

    open(id, story) {
      this.stop();
      this.id = id;
      this.scenario = replays.read(story);
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

    /** With three engines or more, the two to compare are chosen. */
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

    begin() {
      this.players = this.chosen.map((index) =>
        new replays.Side(this.scenario, this.scenario.runs[index]));
      this.sides.replaceChildren(...this.players.map((side) => side.element));
      this.positions = this.scenario.steps.flatMap((_, step) => {
        const count = Math.max(...this.players.map((side) => side.run.records[step].calls.length));
        return Array.from({ length: count + 1 }, (_, index) =>
          ({ step, call: index - 1, isLast: index === count }));
      });
      this.parting = this.players.length < 2 ? -1 : this.positions.findIndex((position) =>
        this.players[0].words(position) !== this.players[1].words(position));
      this.steps.replaceChildren(...this.scenario.steps.map(({ words }, step) => {
        const start = this.positions.findIndex((position) => position.step === step);
        const button = make("button", { type: "button", onclick: () => this.go(start) },
          `${step + 1}. `, make("bdi", { lang: say.original }, words));
        if (this.parting >= 0 && this.positions[this.parting].step === step) button.className = "part";
        return make("li", {}, button);
      }));
      this.go(0);
    }

    go(position) {
      this.position = Math.max(0, Math.min(position, this.positions.length - 1));
      const now = this.positions[this.position];
      for (const side of this.players) side.show(now);
      [...this.steps.children].forEach((item, step) => {
        const button = item.firstChild;
        if (step === now.step) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
      const atEnd = this.position === this.positions.length - 1;
      // Buttons stay there at the ends, so that the focus does not get lost with one of them.
      const ends = [
        [this.first, this.position === 0], [this.back, this.position === 0],
        [this.next, atEnd], [this.last, atEnd],
      ];
      for (const [button, isOff] of ends) button.setAttribute("aria-disabled", String(isOff));
      if (atEnd || this.position === this.parting) this.stop();
      this.tell(now);
    }

    tell(now) {
      const { steps } = this.scenario;
      const { words } = steps[now.step];
      const step = say("stepOf", { number: now.step + 1, count: steps.length, words });
      const told = this.players.map((side) => {
        const words = side.words(now);
        return words && this.players.length > 1 ? `${side.run.engine}: ${words}` : words;
      }).filter(Boolean).join("; ");
      const same = this.players.length > 1 && this.parting < 0 && this.position === 0
        ? ` ${say("sameThroughout")}` : "";
      const part = this.position === this.parting ? ` ${say("hereTheyDiffer")}` : "";
      this.status.textContent = `${step} ${told}${told ? "." : ""}${part}${same}`;
    }

    toggle() {
      if (this.timer) return this.stop();
      if (this.position === this.positions.length - 1) this.go(0);
      this.timer = setInterval(() => this.go(this.position + 1), calm.matches ? 1600 : 800);
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
      // The page has arrow keys of its own.
      event.stopPropagation();
      this.stop();
      this.go(moves[event.key]);
    }

    closed() {
      this.stop();
      if (asked() === this.id) tellAddress(this.id);
      document.getElementById(this.id)?.querySelector("button.replay")?.focus();
    }
  }

  let player;

  /** The scenario that the address asks to replay. */
  function asked() {
    const place = address.place(location.hash);
    return place.endsWith(suffix) ? place.slice(0, -suffix.length) : undefined;
  }

  function tellAddress(id, end = "") {
    history.replaceState(null, "", address.hash(id) + end);
  }

  function replay(id, story) {
    player ??= new Player();
    player.open(id, story);
  }

  function followAddress() {
    const id = asked();
    const story = id && document.getElementById(id)?.querySelector("details[data-engines]");
    if (!story) return;
    story.scrollIntoView({ block: "center" });
    replay(id, story);
  }

  eachTable((table) => {
    for (const story of table.querySelectorAll("details.story[data-engines]")) {
      const { id } = story.closest("[id]");
      const button = make("button", {
        type: "button", class: "replay", "aria-label": say("replayScenario", { scenario: id }),
        "aria-haspopup": "dialog",
      }, say("replay"));
      // A table is in the language of the original; what we say in it is not.
      const tale = make("div", { class: "tale", lang: story.lang || undefined });
      story.replaceWith(tale);
      tale.append(button, story);
    }
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button.replay");
    if (!button) return;
    const { id } = button.closest("[id]");
    tellAddress(id, suffix);
    replay(id, button.nextElementSibling);
  });
  addEventListener("hashchange", followAddress);
  followAddress();
})();
