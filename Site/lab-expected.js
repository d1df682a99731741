// What a page expects of the opened row, judged by the engine, and the task of a challenge.
const { address, make, lab } = conform;

const events = (steps) => JSON.stringify(steps.filter((step) => step.do ?? step.ask));

/** What a row begins with; of a challenge, without the steps that solve it. */
lab.beginning = ({ stage, steps, expectations }, challenge) => {
  const first = ["do", "ask"].map((kind) => steps.findIndex((step) => step[kind] !== undefined))
    .find((index) => index >= 0) ?? steps.length;
  const count = Math.min(challenge?.solution ?? 0, first);
  return {
    stage, steps: steps.toSpliced(first - count, count), at: steps.length - count,
    expected: expectations.map((one, index) => ({ ...one, index, step: one.step - count })) };
};

/** An expectation with its verdict. */
lab.expectation = ({ phrase, holds }) => make(
  "li", { class: `lab-expected ${holds ? "holds" : "fails"}` },
  make("span", { class: "spoken" }, holds ? say("labHolds") : say("labFails"), " "),
  make("span", { lang: lab.original }, lab.sentence(phrase)));

lab.Expected = class {
  #source = {};

  constructor(shared) {
    this.shared = shared;
    this.about = make("div", { class: "lab-about" });
    this.verdict = make("p", { role: "status" });
    this.failing = make("ul", {});
    this.solution = lab.button(say("labShowSolution"), () => {
      shared.clock.stop();
      shared.model.change(lab.beginning(this.#source.scenario));
    });
    this.element = make("section", {}, this.about, this.verdict, this.failing, this.solution);
  }

  opened(source) {
    this.#source = source;
    const { challenge, scenario } = source;
    this.element.className = challenge ? "lab-verdict lab-challenge" : "lab-verdict";
    this.about.replaceChildren(...(scenario ? [
      make("h2", {}, ...say.parts("labFrom", {
        scenario: make("a", { href: scenario.path + address.hash(scenario.id) }, scenario.label ?? scenario.id),
        title: challenge?.title ?? scenario.title })),
      challenge ? make("p", {}, challenge.task) : ""] : []));
  }

  show() {
    const { expected, steps } = this.shared.view;
    const { scenario, challenge } = this.#source;
    this.element.hidden = !scenario;
    if (!scenario) return;
    const failing = expected.filter(({ holds }) => !holds);
    const [held, count] = [expected.length - failing.length, scenario.expectations.length];
    const isSolved = held === count && events(steps) === events(scenario.steps);
    const counted = say("labHeld", { held, count });
    const text = !challenge ? counted : isSolved ? say("labSolved")
      : held === count ? say("labEventsChanged") : `${say("labUnsolved")} ${counted}`;
    if (this.verdict.textContent !== text) this.verdict.textContent = text;
    this.element.toggleAttribute("data-solved", isSolved);
    this.element.toggleAttribute("data-fails", challenge ? !isSolved : held < count);
    this.solution.hidden = !challenge || isSolved;
    lab.swap(this.failing, failing.map(lab.expectation));
  }
};
