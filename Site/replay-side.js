// One engine in a replay: its drawing, and the calls of a step.
"use strict";

(() => {
  const { conform } = globalThis;
  const { make } = conform;
  const replays = conform.replays ??= {};

  /** What one engine did, position by position. */
  replays.Side = class {
    constructor(scenario, run) {
      this.run = run;
      this.scene = new replays.Scene(scenario);
      this.calls = make(
        "ol", { class: "calls", tabindex: "0", "aria-label": say("callsOfStep") });
      this.note = make("p", { class: "differs", lang: say.original });
      this.element = make(
        "section", { class: "side" }, make("h3", { title: run.engine }, make("bdi", {}, run.engine)),
        this.scene.element, make("div", { class: "log" }, this.note, this.calls));
    }

    /** What happens at a position, in words; nothing where the engine does nothing there. */
    words({ step, call }) {
      const { answer, calls } = this.run.records[step];
      if (answer !== undefined) return answer;
      if (calls[call]) {
        const { receiver, message } = calls[call];
        return say("getsMessage", { receiver, message });
      }
      return call < 0 ? "" : say("nothingMore");
    }

    show(position) {
      const { step, call, isLast } = position;
      const { answer, calls, differences } = this.run.records[step];
      // The calls of the same message that led here are one line in the scene.
      let first = call;
      while (first > 0 && calls[first - 1]?.message === calls[call]?.message) first -= 1;
      const receivers = call < 0 ? [] : calls.slice(first, call + 1).map(({ receiver }) => receiver);
      if (answer !== undefined) receivers.push(answer);
      this.scene.show(
        step, receivers, `${this.run.engine}: ${this.words(position) || say("theStage")}`);
      this.calls.replaceChildren(...calls.map(({ receiver, message }, index) => {
        const item = make(
          "li", {}, ...say.parts("getsMessage", { receiver: make("bdi", {}, receiver), message }));
        if (index === call) item.setAttribute("aria-current", "true");
        else if (index > call) item.className = "later";
        return item;
      }));
      if (answer !== undefined) {
        this.calls.append(
          make("li", { "aria-current": "true" }, say("answer"), " ", make("bdi", {}, answer)));
      }
      const current = this.calls.querySelector("[aria-current]");
      this.calls.scrollTop = current ? current.offsetTop - this.calls.clientHeight / 2 : 0;
      this.note.hidden = !differences.length || !isLast;
      this.note.textContent = differences.join("; ");
    }
  };
})();
