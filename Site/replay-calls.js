// The calls of one step in a replay: what engines share once, and where they differ, by whom.
const { make, replays } = conform;

replays.Calls = class {
  constructor(scenario) {
    this.scenario = scenario;
    this.element = make("ol", { class: "calls", tabindex: "0", "aria-label": say("callsOfStep") });
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
      if (number === index) item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    });
    // What is asked is unfolded while it is asked.
    for (const fold of this.folds) fold.box.open = fold.first <= index && index <= fold.last;
    const current = this.element.querySelector("[aria-current]");
    const offset = current
      ? current.getBoundingClientRect().top - this.element.getBoundingClientRect().top : 0;
    this.element.scrollTop = current ? this.element.scrollTop + offset - this.element.clientHeight / 2 : 0;
  }

  build(step, run) {
    const { entries, answers } = this.scenario.steps[step];
    [this.step, this.run, this.items, this.folds] = [step, run, [], []];
    const parts = [];
    for (let first = 0; first < entries.length;) {
      let last = first;
      if (entries[first].isQuestion) {
        while (entries[last + 1]?.isQuestion) last += 1;
        parts.push(this.fold(entries.slice(first, last + 1), first, run));
      } else parts.push(this.item(entries[first], run));
      first = last + 1;
    }
    const hidden = this.scenario.runs[run].records[step].more;
    if (hidden) parts.push(make("li", {}, `… ${hidden}`));
    for (const [answer, runs] of answers) {
      parts.push(make(
        "li", { "aria-current": "true", class: answers.length > 1 ? "differs" : undefined },
        say("answer"), " ", make("bdi", {}, answer),
        answers.length > 1 ? make("small", {}, make("bdi", {}, this.scenario.names(runs))) : undefined));
    }
    this.element.replaceChildren(...parts);
  }

  item(entry, run) {
    const classes = entry.differs ? (entry.runs.has(run) ? "differs" : "differs absent") : "";
    const item = make(
      "li", { class: classes },
      ...say.parts("getsMessage", {
        receiver: make("bdi", {}, entry.receiver), message: replays.message(entry),
      }),
      entry.differs ? make("small", {}, this.by(entry)) : undefined);
    this.items.push(item);
    return item;
  }

  /** Hit-testing, folded: several views are asked the same question. */
  fold(entries, first, run) {
    const silent = entries.find((entry) => entry.silent.size)?.silent;
    const box = make(
      "details", {},
      make("summary", {}, say("asksViews", { count: entries.filter(({ runs }) => runs.has(run)).length }),
        silent && make("small", {}, say("doesNotReport", { engines: this.scenario.names(silent) }))),
      make("ol", {}, ...entries.map((entry) => this.item(entry, run))));
    this.folds.push({ box, first, last: first + entries.length - 1 });
    return make("li", { class: "asked" }, box);
  }
};

/** A message with its fingers, where these are not the first alone. */
replays.message = ({ message, fingers }) =>
  `${conform.message(message)}${fingers ? ` (${fingers})` : ""}`;
