// What the engine answers for a state, as the parts of the lab show it.
const { isQuestion, lab } = conform;
const { kinds } = lab;

const nameOf = (answer) => answer?.responder ?? undefined;
const layersOf = ({ layers }, stage) => new Map(layers.map((layer) => [stage[layer.row].name, layer]));
const namesOf = (answer) => answer?.responders ?? [nameOf(answer)].filter(Boolean);

/** Asks the engine about the state, for the parts that show it. */
lab.refresh = (shared) => {
  const { engine, model } = shared;
  const view = shared.view = { ...look(engine, model.state), viewOf: (row) => model.viewOf(row) };
  view.reasons = lab.reasons(engine, view);
  model.possible = view.done;
  model.isTouched = view.fingers.size > 0;
};

/** Asks the engine everything about a state that the lab shows. */
function look(engine, state) {
  const { stage, steps } = state;
  const scenes = engine.scenes(stage, steps);
  const whole = engine.perform(stage, steps);
  // Steps from the first impossible one on are not carried out.
  const done = whole.records ? steps.length : Math.max(0, scenes.length - 1);
  const records = whole.records ?? engine.perform(stage, steps.slice(0, done)).records ?? [];
  const at = Math.min(state.at, done);
  const shown = steps.slice(0, at);
  const scene = scenes[at] ?? { layers: [], markers: [] };
  const view = {
    stage, steps, at, done, records, scenes, scene,
    // Without a scene even the stage is impossible.
    problem: whole.records ? undefined
      : { step: scenes.length ? done : undefined, message: whole.message },
    words: engine.words(stage, steps, records.length === steps.length ? records : undefined),
    expected: judged(engine, state, steps.slice(0, done)),
    layers: layersOf(scene, stage),
    fingers: new Map(
      scene.markers.filter(({ kind }) => kind === "down").map(({ finger, at }) => [finger, at])),
  };
  askNow(engine, view, shown);
  view.descent = descent(engine, view);
  view.delivery = delivery(view);
  // What happened is marked until something else does; time may pass, and fingers move.
  const isSince = (part, test) =>
    part !== undefined && shown.slice(part.step + 1).every((step) => test(step.do));
  view.isDelivered = isSince(view.delivery, (action) => action === "wait");
  view.isDescended = isSince(view.descent, (action) => action !== undefined);
  return view;
}

/** What is expected, each with whether it `holds`; of an object that is gone, nothing does. */
function judged(engine, { stage, expected = [] }, steps) {
  if (!expected.length) return [];
  const isThere = (name) => stage.some((row) => row.name === name);
  const holds = engine.judge(
    stage, steps, expected.map(({ step, requirement }) => ({ step, requirement })));
  return expected.map((one, index) => ({
    ...one, holds: holds[index] && (one.requirement.names ?? []).every(isThere) }));
}

/** Asks about the present: structure, states, first responders. */
function askNow(engine, view, shown) {
  const { stage } = view;
  const each = (fits, ask) => stage.filter(fits).map(({ name }) => ({ ask, of: name }));
  view.wasHit = shown.some((step) => ["touchBegins", "hitTest", "fingers"].includes(step.do));
  const questions = [
    ...each(kinds.isView, "subviews"), ...each(kinds.isRecognizer, "recognizerState"),
    ...each(kinds.isControl, "isHighlighted"), ...each(kinds.isWindow, "firstResponder"),
    ...[...view.fingers.keys()].map((finger) => ({ ask: "fingerView", finger })),
    ...(view.wasHit ? [{ ask: "hitTestView" }] : []),
  ];
  const answers = engine.answers(stage, shown, questions);
  const answered = (ask, value) => new Map(questions.flatMap((question, index) =>
    (question.ask === ask ? [[question.of ?? question.finger, value(answers[index])]] : [])));
  view.subviews = answered("subviews", namesOf);
  view.states = answered("recognizerState", (answer) => answer?.text ?? "");
  const highlighted = answered("isHighlighted", (answer) => answer?.truth);
  view.highlighted = [...highlighted.keys()].filter((name) => highlighted.get(name));
  view.first = [...answered("firstResponder", nameOf).values()].find((name) => name);
  view.fingerViews = answered("fingerView", nameOf);
  view.hit = answered("hitTestView", nameOf).get(undefined);
}

/**
 * The last hit-testing: `{ step, found, lines }`, with a line for each view that was asked, and for
 * each of their subviews that was not: `{ name, depth, said }` or `{ name, depth, why }`.
 */
function descent(engine, view) {
  const { stage, steps, records, at } = view;
  const step = records.slice(0, at).findLastIndex(({ calls = [] }) => calls.some(isQuestion));
  if (step < 0) return undefined;
  const names = [...new Set(records[step].calls.filter(isQuestion).map(({ receiver }) => receiver))];
  const shown = steps.slice(0, step + 1);
  const [hit, ...answers] = engine.answers(stage, shown, [
    { ask: "hitTestView" }, ...names.map((name) => ({ ask: "subviews", of: name }))]);
  const found = nameOf(hit);
  const subviews = new Map(names.map((name, index) => [name, namesOf(answers[index])]));
  const { finger } = lab.changes(steps[step]).find(({ does }) => does === "touches") ?? {};
  const contains = finger ? contained(engine, stage, shown, names, finger) : new Map();
  const layers = layersOf(view.scenes[step + 1], stage);
  const lines = [];
  const describe = (name, depth) => {
    // Without a finger, who was asked next tells what was said.
    const said = contains.get(name)
      ?? (name === found || subviews.get(name).some((child) => subviews.has(child)));
    lines.push({ name, depth, said });
    for (const child of said ? subviews.get(name).toReversed() : []) {
      if (subviews.has(child)) describe(child, depth + 1);
      else lines.push({ name: child, depth: depth + 1, why: reason(layers.get(child)) });
    }
  };
  const inner = new Set([...subviews.values()].flat());
  for (const name of names) if (!inner.has(name)) describe(name, 0);
  return { step, found, lines };
}

const reason = ({ visible, interactive } = { visible: true, interactive: true }) =>
  !visible ? say("labUnseen") : interactive ? say("labNotReached") : say("labIgnoring");

/** Asks views whether they contain a finger. */
function contained(engine, stage, shown, names, finger) {
  const places = engine.answers(
    stage, shown, names.map((name) => ({ ask: "location", finger, in: name })));
  const questions = names.map((name, number) =>
    ({ ask: "contains", of: name, at: places[number]?.point ?? [0, 0] }));
  return new Map(engine.answers(stage, shown, questions)
    .map((answer, number) => [names[number], places[number]?.point && answer?.truth]));
}

/** The last step in which anything was delivered: `{ step, calls }`. */
function delivery({ records, at }) {
  const told = records.slice(0, at).map(({ calls = [] }) => calls.filter((call) => !isQuestion(call)));
  const step = told.findLastIndex((calls) => calls.length);
  return step < 0 ? undefined : { step, calls: told[step] };
}

/** The receivers of what was delivered last, in order, without those that recognize gestures. */
lab.way = ({ delivery, isDelivered, states }) => {
  if (!isDelivered) return [];
  const calls = delivery.calls.filter(({ receiver }) => !states.has(receiver));
  const group = lab.grouped(calls)
    .findLast(({ message }) => /^(touches|presses|motion)/.test(message));
  return [...new Set(group?.receivers)];
};

/** Consecutive calls of one message as one: `[{ message, receivers }]`. */
lab.grouped = (calls) => conform.neighbours(calls, ({ message }) => message)
  .map((group) => ({ message: group[0].message, receivers: group.map(({ receiver }) => receiver) }));
