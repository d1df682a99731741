// The head of a replay: the clause, the engines with their verdicts, and what was expected.
const { make, replays } = conform;
const signs = { P: "✓", F: "✗", D: "≠", E: "!", K: "~", s: "–", n: "–" };

replays.Header = class {
  /** `choose` is called with the run to show, `jump` to go to where it first does otherwise. */
  constructor(scenario, { choose, jump }) {
    this.scenario = scenario;
    this.jump = jump;
    const clause = document.getElementById(scenario.id.split("/")[0]);
    // The text of the heading, without its buttons.
    const title = [...clause?.childNodes ?? []].filter((node) => !node.matches?.("button, .facts"))
      .map((node) => node.textContent).join("").trim();
    this.buttons = scenario.runs.map((_, number) =>
      make("button", { onclick: () => choose(number) }, this.signed(number)));
    const runs = make("div", { class: "runs", role: "group", "aria-label": say("engines") }, ...this.buttons);
    this.finding = make("div", { class: "finding" });
    this.element = make("div", { class: "about" }, make("p", { class: "clause" }, title), runs, this.finding);
  }

  /** The name of the engines of a run with the sign and the word of their verdict. */
  signed(number) {
    const { outcome, name } = this.scenario.runs[number];
    return make("span", { class: `run ${conform.outcomeStyle(outcome)}` },
      make("span", { "aria-hidden": "true" }, signs[outcome]), " ", make("bdi", {}, name),
      make("span", { class: "spoken" }, ` ${conform.outcomeWord(outcome)}`));
  }

  /** Shows the verdict of a run. */
  show(number) {
    const run = this.scenario.runs[number];
    this.buttons.forEach((button, index) =>
      button.setAttribute("aria-pressed", String(index === number)));
    this.finding.hidden = run.failure < 0 && !run.known;
    const [phrase, expected, actual] = run.records[run.failure]?.differences[0] ?? [];
    const count = run.records.reduce((sum, { differences = [] }) => sum + differences.length, 0);
    const text = (words) => make("bdi", {}, words);
    this.finding.replaceChildren(...[
      run.cause && make("p", { class: "cause" }, text(run.cause[1])),
      phrase !== undefined && make("p", { class: "phrase" }, text(phrase)),
      phrase !== undefined && make(
        "dl", {}, make("dt", {}, say("expected")), make("dd", {}, text(expected)),
        make("dt", {}, say("actual")), make("dd", {}, text(actual))),
      count > 1 && make("p", {}, say("moreDifferences", { count: count - 1 })),
      run.known && make(
        "p", { class: "known" }, say("expectedToFail"), " ", text(run.known[0]), " ",
        conform.webLink(run.known[1])),
      run.failure >= 0 && make(
        "button", { class: "jump", onclick: this.jump },
        say("showFailedStep", { number: this.scenario.failedStep(number) + 1 })),
    ].filter(Boolean));
  }
};
