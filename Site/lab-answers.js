// What the engine answers for a state, as the parts of the lab show it.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};
  const { kinds } = lab;

  const nameOf = (answer) => answer?.responder ?? undefined;
  const asks = (message) => message === "point(inside:with:)" || message === "hitTest(_:with:)";

  /** Returns whether a call is an action rather than a method of UIKit. */
  lab.isAction = (call) =>
    call.message.startsWith("action in state") || call.sender !== undefined
    || !/[(_]/.test(call.message);

  /** Asks the engine everything about a state that the lab shows. */
  lab.look = (engine, state) => {
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
      problem: whole.records ? undefined : { step: done, message: whole.message },
      words: engine.words(stage, steps, records.length === steps.length ? records : undefined),
      layers: new Map(scene.layers.map((layer) => [stage[layer.row].name, layer])),
      fingers: new Map(
        scene.markers.filter(({ kind }) => kind === "down").map(({ finger, at }) => [finger, at])),
    };
    askNow(engine, view, shown);
    view.descent = descent(engine, view);
    view.delivery = delivery(view);
    return view;
  };

  /** Asks about the present: structure, states, first responders. */
  function askNow(engine, view, shown) {
    const { stage } = view;
    const views = stage.filter(kinds.isView);
    const recognizers = stage.filter(kinds.isRecognizer);
    const windows = stage.filter(kinds.isWindow);
    const wasHit = shown.some((step) => ["touchBegins", "hitTest", "fingers"].includes(step.do));
    const fingers = [...view.fingers.keys()];
    const questions = [
      ...views.map(({ name }) => ({ ask: "subviews", of: name })),
      ...recognizers.map(({ name }) => ({ ask: "recognizerState", of: name })),
      ...windows.map(({ name }) => ({ ask: "firstResponder", of: name })),
      ...fingers.map((finger) => ({ ask: "fingerView", finger })),
      ...(wasHit ? [{ ask: "hitTestView" }] : []),
    ];
    const answers = engine.answers(stage, shown, questions);
    const take = (rows) => answers.splice(0, rows.length);
    const pairs = (rows, value) => new Map(take(rows).map((answer, index) =>
      [rows[index].name ?? rows[index], value(answer)]));
    view.subviews = pairs(views, (answer) => answer?.responders
      ?? (nameOf(answer) ? [nameOf(answer)] : []));
    view.states = pairs(recognizers, (answer) => answer?.text ?? "");
    view.first = [...pairs(windows, nameOf).values()].find((name) => name);
    view.fingerViews = pairs(fingers, nameOf);
    view.hit = nameOf(answers[0]);
    view.wasHit = wasHit;
  }

  /** Returns the chain of a responder; empty where it has no end. */
  lab.chain = (engine, { stage, steps, at }, of) => {
    const [answer] = engine.answers(stage, steps.slice(0, at), [{ ask: "chain", of }]);
    return answer?.responders ?? (nameOf(answer) ? [nameOf(answer)] : []);
  };

  /** Returns the finger that a step puts down. */
  const fingerOf = (step) => step.do === "touchBegins" ? 1
    : step.changes?.find(({ does }) => does === "touches")?.finger;

  /**
   * The last hit-testing: who was asked, in order, each with its depth, what it said, and the
   * subviews that were not asked: `{ step, asked: [{ name, depth, said }], skipped: Map, found }`.
   */
  function descent(engine, view) {
    const { stage, steps, records, at } = view;
    const index = records.slice(0, at)
      .findLastIndex(({ calls = [] }) => calls.some(({ message }) => asks(message)));
    if (index < 0) return undefined;
    const names = [...new Set(records[index].calls
      .filter(({ message }) => asks(message)).map(({ receiver }) => receiver))];
    const shown = steps.slice(0, index + 1);
    const finger = fingerOf(steps[index]);
    const [hit, ...trees] = engine.answers(stage, shown, [
      { ask: "hitTestView" }, ...names.map((name) => ({ ask: "subviews", of: name }))]);
    const subviews = new Map(names.map((name, number) =>
      [name, trees[number]?.responders ?? (nameOf(trees[number]) ? [nameOf(trees[number])] : [])]));
    const parents = new Map();
    for (const [name, children] of subviews) for (const child of children) parents.set(child, name);
    const depth = (name) => (parents.has(name) ? depth(parents.get(name)) + 1 : 0);
    const said = finger
      ? contained(engine, stage, shown, names, finger) : names.map(() => undefined);
    const found = nameOf(hit);
    const asked = names.map((name, number) => ({
      name, depth: depth(name),
      said: said[number] ?? (name === found || (subviews.get(name) ?? []).some((child) => names.includes(child))),
    }));
    const layers = new Map(view.scenes[index + 1].layers.map((layer) => [stage[layer.row].name, layer]));
    const skipped = new Map();
    for (const { name, said } of asked) {
      const left = said ? subviews.get(name).filter((child) => !names.includes(child)) : [];
      if (left.length) {
        skipped.set(name, left.toReversed().map((child) => ({ name: child, why: reason(layers.get(child)) })));
      }
    }
    return { step: index, asked, skipped, found };
  }

  function reason(layer) {
    if (layer && !layer.visible) return say("labUnseen");
    if (layer && !layer.interactive) return say("labIgnoring");
    return say("labNotReached");
  }

  /** Asks views whether they contain a finger. */
  function contained(engine, stage, shown, names, finger) {
    const places = engine.answers(
      stage, shown, names.map((name) => ({ ask: "location", finger, in: name })));
    const questions = names.map((name, number) =>
      ({ ask: "contains", of: name, at: places[number]?.point ?? [0, 0] }));
    return engine.answers(stage, shown, questions)
      .map((answer, number) => (places[number]?.point ? answer?.truth : undefined));
  }

  /** The last step in which anything was delivered: `{ step, calls }`. */
  function delivery({ records, at }) {
    for (let step = at - 1; step >= 0; step -= 1) {
      const calls = (records[step].calls ?? []).filter(({ message }) => !asks(message));
      if (calls.length) return { step, calls };
    }
    return undefined;
  }

  /** Consecutive calls of one message as one: `[{ message, receivers }]`. */
  lab.grouped = (calls) => calls.reduce((groups, { message, receiver }) => {
    const last = groups.at(-1);
    if (last?.message === message) last.receivers.push(receiver);
    else groups.push({ message, receivers: [receiver] });
    return groups;
  }, []);
})();
