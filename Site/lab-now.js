// What has just happened: the search for the view, the delivery, and how things stand; and what a page
// expects of the opened row, judged by the engine, with the task of a challenge.
const { address, make, lab } = conform;

const bdi = (name) => make("bdi", {}, name);
const round = (value) => Math.round(value * 100) / 100;
const code = (text) => make("code", { lang: say.original }, text);
/** Whether a call is an action rather than a method of UIKit. */
const isAction = ({ message, sender }) =>
  conform.firedState(message) || sender !== undefined || !/[(_]/.test(message);

/** The step of a script in words. */
lab.phrase = ({ words, steps }, index) => {
  const step = words[index];
  return step ? `${lab.keyword(step.keyword)} ${lab.sentence(step.sentence)}` : JSON.stringify(steps[index] ?? {});
};

/** An answer as text: `E`, `nobody`, `A → B`, `yes`, `10 20`. */
lab.answerText = (answer) => {
  const [[kind, value]] = Object.entries(answer);
  if (kind === "truth") return value ? say("labYes") : say("labNo");
  if (Array.isArray(value)) return value.join(kind === "responders" ? " → " : " ") || say("labNobody");
  return String(value ?? say("labNobody"));
};

/** Why a script cannot be carried out. */
lab.problemText = ({ step, message }) => step === undefined
  ? say("labBadStage", { message }) : say("labProblem", { number: step + 1, message });

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

lab.Expected = class extends lab.Part {
  #source = {};
  about = make("div", { class: "lab-about" });
  verdict = make("p", { role: "status" });
  failing = make("ul", {});
  solution = lab.button(say("labShowSolution"), () => {
    this.shared.clock.stop();
    this.shared.model.change(lab.beginning(this.#source.scenario));
  });
  element = make("section", {}, this.about, this.verdict, this.failing, this.solution);

  opened(source) {
    this.#source = source;
    const { challenge, scenario } = source;
    this.element.className = challenge ? "lab-verdict lab-challenge" : "lab-verdict";
    conform.fill(
      this.about, scenario && make("h2", {}, ...say.parts("labFrom", {
        scenario: make("a", { href: scenario.path + address.hash(scenario.id) }, scenario.label ?? scenario.id),
        title: challenge?.title ?? scenario.title })),
      challenge && make("p", {}, challenge.task));
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

lab.Now = class extends lab.Part {
  search = make("div", {});
  way = make("div", {});
  states = make("dl", { class: "lab-states" });
  element = make(
    "div", { class: "lab-now", tabindex: "0", role: "group", "aria-label": say("labDelivery") },
    this.shared.expected?.element,
    make("section", {}, make("h2", {}, say("labHitTesting")), this.search),
    make("section", {}, make("h2", {}, say("labDelivery")), this.way, this.states));

  show() {
    const { view } = this.shared;
    lab.swap(this.search, this.#descent(view));
    lab.swap(this.way, this.#delivery(view));
    lab.swap(this.states, this.#standing(view));
  }

  #step(view, index) {
    return make("p", { class: "lab-of" }, say("labInStep", { number: index + 1 }), " ",
      make("span", { lang: lab.original }, lab.phrase(view, index)));
  }

  #descent(view) {
    const { descent } = view;
    if (!descent) return make("p", { class: "note" }, say("labNoHitTesting"));
    // Neighbours that were left out for one reason share a line.
    const lines = conform.neighbours(descent.lines, (line) => (line.why ? `${line.depth} ${line.why}` : line));
    const items = lines.map(([{ name, depth, said, why }, ...others]) => make(
      "li", {
        class: why ? "skipped" : said ? "yes" : "no", "data-name": name,
        "data-depth": Math.min(depth, 12) },
      bdi([name, ...others.map((one) => one.name)].join(", ")), " ",
      make("span", { class: "said" }, why ?? (said ? say("labSaidYes") : say("labSaidNo")))));
    return [
      this.#step(view, descent.step),
      make("p", { class: "lab-found" }, ...say.parts("labFound", {
        name: descent.found ? bdi(descent.found) : say("labNobody") })),
      make("ol", { class: "lab-descent" }, ...items)];
  }

  #delivery(view) {
    if (!view.delivery) return make("p", { class: "note" }, say("labNoDelivery"));
    const { calls, step } = view.delivery;
    return [
      this.#step(view, step),
      make("ol", {
        class: "lab-delivery", "data-key": "calls", "aria-label": say("labDelivery"),
      }, ...calls.map((call) => make(
        "li", { class: isAction(call) ? "action" : undefined },
        ...say.parts("getsMessage", { receiver: bdi(call.receiver), message: code(conform.message(call.message)) }),
        call.fingers?.length > 1 && make("small", {}, ` ${call.fingers.join(", ")}`))))];
  }

  #standing(view) {
    const rows = [
      [say("labFirst"), view.first === undefined ? say("labNobody") : bdi(view.first)],
      ...(view.highlighted.length ? [[say("labHighlighted"), bdi(view.highlighted.join(", "))]] : []),
      ...[...view.fingerViews].map(([finger, name]) => [
        say("fingerNumber", { number: finger }), name === undefined ? say("labNobody") : bdi(name)]),
      ...[...view.layers].filter(([, { content }]) => content).map(([name, { content: [x, y] }]) =>
        [say.parts("labOffsetOf", { name: bdi(name) }), `${round(0 - x)} ${round(0 - y)}`]),
      ...[...view.states].map(([name, state]) =>
        [bdi(name), make("span", { class: `state ${state}`, lang: say.original }, state)]),
    ];
    return rows.flatMap(([term, value]) =>
      [make("dt", {}, ...[term].flat()), make("dd", {}, value)]);
  }
};

/** The last step in one sentence, for those who do not see the drawing. */
lab.summary = (view) => {
  const { at, delivery, descent, problem } = view;
  if (problem) return lab.problemText(problem);
  if (at === 0) return "";
  const place = say("labStepOf", { number: at, count: view.steps.length });
  const calls = delivery?.step === at - 1 ? lab.grouped(delivery.calls) : [];
  return [
    `${place}: ${lab.phrase(view, at - 1)}`,
    ...(descent?.step === at - 1 ? [say("labFound", { name: descent.found ?? say("labNobody") })] : []),
    ...calls.map(({ message, receivers }) => `${conform.message(message)}: ${receivers.join(", ")}`)].join(". ");
};

/** The steps of the script, each with what it did. */
lab.Log = class extends lab.Part {
  list = make("ol", { class: "lab-steps" });
  empty = make("p", { class: "note" }, say("labNoSteps"));
  element = make("section", { class: "lab-log" }, make("h2", {}, say("labScript")), this.empty, this.list);

  show() {
    const { view, model } = this.shared;
    this.empty.hidden = view.steps.length > 0;
    lab.swap(this.list, view.steps.map((_, index) => this.#step(view, model, index)));
    const current = this.list.children[view.at - 1];
    if (current) conform.bringIntoView(current, this.element, 12);
  }

  #step(view, model, index) {
    const phrase = lab.phrase(view, index);
    const { calls = [], answer } = view.records[index] ?? {};
    const told = lab.grouped(calls.filter(({ message }) => message !== "point(inside:with:)"));
    const problem = view.problem?.step === index && view.problem.message;
    // Not laid out while it is out of sight; what is near the current step is, to scroll there.
    const isFar = Math.abs(index - view.at) > 50;
    return make(
      "li", { class: [problem ? "impossible" : index >= view.at && "later", isFar && "far"]
        .filter(Boolean).join(" ") || undefined },
      lab.button(phrase, () => this.shared.clock.seek(index + 1), {
        "data-key": `step ${index}`, lang: lab.original, class: "lab-step",
        "aria-current": index === view.at - 1 ? "step" : undefined }),
      lab.button("×", () => model.deleteStep(index), {
        "data-key": `delete ${index}`, class: "lab-delete",
        "aria-label": say("labDeleteStep", { phrase }) }),
      ...told.map(({ message, receivers }) => make(
        "div", { class: "lab-told" }, `${conform.message(message)} `, bdi(receivers.join(" → ")))),
      answer && make("div", { class: "lab-told answer" }, "= ", bdi(lab.answerText(answer))),
      problem && make("em", {}, problem),
      make("ul", {}, ...view.expected.filter(({ step }) => step === index).map(lab.expectation)));
  }
};
