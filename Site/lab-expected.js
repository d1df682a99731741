// What a page expects of the opened row, judged by the engine, and the task of a challenge.
"use strict";

(() => {
  const { address, make } = globalThis.conform;
  const lab = globalThis.conform.lab ??= {};

  const events = (steps) => JSON.stringify(steps.filter((step) => step.do ?? step.ask));

  /** What a row begins with; of a challenge, without the steps that solve it. */
  lab.beginning = ({ stage, steps, expectations }, challenge) => {
    const first = ["do", "ask"].map((kind) => steps.findIndex((step) => step[kind] !== undefined))
      .find((index) => index >= 0) ?? steps.length;
    const count = Math.min(challenge?.solution ?? 0, first);
    return {
      stage, steps: steps.toSpliced(first - count, count),
      expected: expectations.map((one, index) => ({ ...one, index, step: one.step - count })) };
  };

  /** An expectation with its verdict. */
  lab.expectation = ({ phrase, holds }) => make(
    "li", { class: `lab-expected ${holds ? "holds" : "fails"}` },
    make("span", { class: "spoken" }, holds ? say("labHolds") : say("labFails"), " "),
    make("span", { lang: say.original }, phrase));

  lab.Expected = class {
    #source = {};

    constructor(shared) {
      this.shared = shared;
      this.verdict = make("p", { role: "status" });
      this.failing = make("ul", {});
      this.about = make("div", { class: "lab-about" });
      this.solution = lab.button(say("labShowSolution"), () => {
        shared.clock.stop();
        const { stage, steps, expected } = lab.beginning(this.#source.scenario);
        shared.model.change({ stage, steps, expected, at: steps.length });
      });
      this.element = make(
        "section", { class: "lab-verdict" }, this.about, this.verdict, this.failing, this.solution);
    }

    opened(source) {
      this.#source = source;
      const { challenge, scenario } = source;
      this.element.classList.toggle("lab-challenge", Boolean(challenge));
      this.about.replaceChildren(...(scenario ? [
        make("h2", {}, ...say.parts("labFrom", {
          scenario: make("a", { href: scenario.path + address.hash(scenario.id) }, scenario.id),
          title: challenge?.title ?? scenario.title })),
        challenge ? make("p", {}, challenge.task) : ""] : []));
    }

    show() {
      const { expected, steps } = this.shared.view;
      const { scenario, challenge } = this.#source;
      this.element.hidden = !scenario;
      if (!scenario) return;
      const held = expected.filter(({ holds }) => holds).length;
      const count = scenario.expectations.length;
      const isSame = events(steps) === events(scenario.steps);
      const isSolved = held === count && isSame;
      const counted = say("labHeld", { held, count });
      const text = !challenge ? counted : isSolved ? say("labSolved")
        : held === count ? say("labEventsChanged") : `${say("labUnsolved")} ${counted}`;
      if (this.verdict.textContent !== text) this.verdict.textContent = text;
      this.element.toggleAttribute("data-solved", isSolved);
      this.element.toggleAttribute("data-fails", held < count);
      this.solution.hidden = !challenge || isSolved;
      lab.swap(this.failing, expected.filter(({ holds }) => !holds).map(lab.expectation));
    }
  };
})();
