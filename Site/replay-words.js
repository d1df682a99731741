// What is said beside the drawings of a replay: the clause, the engines with their verdicts and what was
// expected, and the calls of a step: what engines share once, and where they differ, by whom.
const { fill, make, replays } = conform;
const signs = { P: "✓", F: "✗", D: "≠", E: "!", K: "~", s: "–", n: "–" };

replays.Header = class {
  /** `choose` is called with the run to show, `jump` to go to where it misses what is expected, and
      `compare` to show engines that all meet it one by one, or as one again. */
  constructor(scenario, { choose, jump, compare }) {
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
    this.each = scenario.isMet && make(
      "button", { "aria-pressed": String(scenario.runs.length > 1), onclick: compare }, say("compareCalls"));
    // What the row is about. Of a failure the finding says it.
    this.point = make("p", { class: "point" }, make("bdi", {}, scenario.summary));
    this.element = make("div", { class: "about" },
      make("p", { class: "clause" }, title), runs, this.each, this.point, this.finding);
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
    this.point.hidden = run.failure >= 0;
    const [phrase, expected, actual] = run.records[run.failure]?.differences[0] ?? [];
    const count = run.records.reduce((sum, { differences = [] }) => sum + differences.length, 0);
    const text = (words) => make("bdi", {}, words);
    fill(
      this.finding,
      run.cause && make("p", { class: "cause" }, text(run.cause[1])),
      ...(phrase === undefined ? [] : [make("p", { class: "phrase" }, text(phrase)), make(
        "dl", {}, make("dt", {}, say("expected")), make("dd", {}, text(expected)),
        make("dt", {}, say("actual")), make("dd", {}, text(actual)))]),
      count > 1 && make("p", {}, say("moreDifferences", { count: count - 1 })),
      run.known && make(
        "p", { class: "known" }, say("expectedToFail"), " ",
        make("bdi", { lang: run.known[2] ? undefined : say.original }, run.known[0]), " ",
        conform.webLink(run.known[1])),
      run.failure >= 0 && make(
        "button", { class: "jump", onclick: this.jump },
        say("showFailedStep", { number: this.scenario.failedStep(number) + 1 })));
  }
};

/**
 * The calls of a step, a line for each, and where there are several runs a column for each with a mark:
 * whether it made the call, or is silent, because its engines report no such question.
 */
replays.Calls = class {
  constructor(scenario) {
    this.scenario = scenario;
    const { runs } = scenario;
    this.list = make("ol");
    this.element = make(
      "div", { class: "calls", tabindex: "0", role: "group", "aria-label": say("callsOfStep") },
      runs.length > 1 && make("div", { class: "marks", "aria-hidden": "true" }, ...runs.map(
        ({ name, short, outcome }) => make(
          "span", { title: name, class: conform.outcomeStyle(outcome) }, make("bdi", {}, short)))),
      this.list);
  }

  /** The call or the answer at a position, in words; empty where there is none. */
  words({ step, entry: index }) {
    const { scenario } = this;
    const { entries, answers } = scenario.steps[step];
    const entry = entries[index];
    if (entry) {
      const words = say("getsMessage", { receiver: entry.receiver, message: replays.message(entry) });
      return entry.differs ? `${words} (${this.by(entry)})` : words;
    }
    if (answers.length < 2) return answers[0]?.[0] ?? "";
    return answers.map(([answer, runs]) => `${scenario.names(runs)}: ${answer}`).join("; ");
  }

  by(entry) { return say("onlyEngines", { engines: this.scenario.names(entry.runs) }); }

  /** Shows the calls of the step of a position, as a run made them. */
  show(position, run) {
    const { step, entry: index } = position;
    if (this.step !== step || this.run !== run) this.build(step, run);
    this.items.forEach((item, number) => {
      item.classList.toggle("later", number > index);
      item.ariaCurrent = number === index ? "true" : null;
    });
    // What is asked is unfolded while it is asked.
    for (const fold of this.folds) fold.box.open = fold.first <= index && index <= fold.last;
    const current = this.list.querySelector("[aria-current]") ?? this.list;
    conform.bringIntoView(current, this.element, this.element.clientHeight / 2);
  }

  build(step, run) {
    const { entries, answers } = this.scenario.steps[step];
    [this.step, this.run, this.items, this.folds] = [step, run, [], []];
    const { more } = this.scenario.runs[run].records[step];
    fill(
      this.list,
      conform.neighbours(entries, (entry) => entry.isQuestion || entry).map((group) =>
        (group[0].isQuestion ? this.fold(group, run) : this.item(group[0], run))),
      more > 0 && make("li", {}, `… ${more}`),
      answers.map(([answer, runs]) => this.line(
        [say("answer"), " ", make("bdi", {}, answer)], new Set(runs), new Set(),
        { "aria-current": "true", class: answers.length > 1 && "differs" })));
  }

  item(entry, run) {
    const { receiver, runs, silent } = entry;
    const item = this.line(
      say.parts("getsMessage", { receiver: make("bdi", {}, receiver), message: replays.message(entry) }),
      runs, silent, { class: entry.differs ? (runs.has(run) ? "differs" : "differs absent") : "" });
    this.items.push(item);
    return item;
  }

  /** A line with the marks of runs, which are said together. */
  line(parts, runs, silent, attributes) {
    const { scenario } = this;
    const isShared = runs.size + silent.size === scenario.runs.length;
    return make(
      "li", attributes, make("span", {}, ...parts,
        !isShared && make("small", { class: "spoken" }, ` ${say("onlyEngines", { engines: scenario.names(runs) })}`)),
      scenario.runs.length > 1 && make("span", { class: "marks", "aria-hidden": "true" },
        ...scenario.runs.map((_, run) => make(
          "i", { class: runs.has(run) ? "made" : "" }, runs.has(run) ? "✓" : silent.has(run) ? "·" : "✗"))));
  }

  /** Hit-testing, folded: several views are asked the same question. */
  fold(entries, run) {
    const silent = entries.find((entry) => entry.silent.size)?.silent;
    const first = this.items.length;
    const box = make(
      "details", {},
      make("summary", {}, say("asksViews", { count: entries.filter(({ runs, silent: quiet }) => runs.has(run) || quiet.has(run)).length }),
        silent && make("small", {}, say("doesNotReport", { engines: this.scenario.names(silent) }))),
      make("ol", {}, ...entries.map((entry) => this.item(entry, run))));
    this.folds.push({ box, first, last: first + entries.length - 1 });
    return make("li", { class: "asked" }, box);
  }
};

/** A message with its fingers, where these are not the first alone. */
replays.message = ({ message, fingers }) =>
  `${conform.message(message)}${fingers ? ` (${fingers})` : ""}`;
