// Why something was not delivered: by the one change of the script with which the engine would deliver it, as
// the pages find the cause of what a row expects.
const { lab } = conform;
const actions = { touchBegins: "touches", touchMoves: "moves", touchEnds: "lifts" };
const methods = {
  touches: "touchesBegan(_:with:)", moves: "touchesMoved(_:with:)", lifts: "touchesEnded(_:with:)" };
const cancels = ({ message }) => message === "touchesCancelled(_:with:)";
const recognizes = ({ message }) => conform.firedState(message);
// How many changes are tried: each is a run of the script, and a finger that moves asks at every move.
const most = 24;

/** What a step does with fingers: `[{ finger, does, at }]`. */
lab.changes = (step) => step.changes
  ?? (Object.hasOwn(actions, step.do) ? [{ finger: 1, does: actions[step.do], at: step.at }] : []);

/** What views do with an alpha beyond its range, and with a size that no point lies in. */
const unusual = ({ stage, layers }, steps) => stage.filter(lab.kinds.isView).flatMap(({ name }) => {
  const { alpha = 1, ...others } = Object.fromEntries(
    steps.filter(({ of }) => of === name).map(({ set, to }) => [set, to]));
  const isOverridden = Object.keys(others).some((set) => /^(pointInside|hitTest)/.test(set));
  const { width, height } = layers.get(name) ?? { width: 1, height: 1 };
  return [
    alpha > 1 && say("labWhyOpaque", { name, alpha }),
    Math.min(width, height) <= 0 && !isOverridden && say("labWhyEmpty", { name, width, height }),
  ];
});

/**
 * Returns, in sentences, why the last event was not delivered as one might expect. What was not found
 * when a finger came down stays in view until the finger has been lifted and something else happens.
 */
lab.reasons = (engine, view) => {
  const { stage, descent } = view;
  const [steps, records] = [view.steps, view.records].map((all) => all.slice(0, view.at));
  const last = steps.findLastIndex((step) => lab.happens(step) && step.do !== "wait");
  const parents = new Map(
    [...view.subviews].flatMap(([name, children]) => children.map((child) => [child, name])));
  /** A view and all that it lies in. */
  const line = (name) => (name ? [name, ...line(parents.get(name))] : []);
  const words = (index) => lab.sentence(view.words[index].sentence);
  let tried = 0;
  const so = (effect) => (cause) => say("summaryEffect", { cause, effect });

  /**
   * Returns the sentence of a cause: the step, of one object or of any, without which the records up to
   * another step are as they should be, else the default with whose opposite they are. Nothing without one.
   */
  const explained = (sentence, end, holds, { of, question, defaults = [] }) => {
    const script = steps.slice(0, end + 1);
    const isMet = (changed) => {
      if ((tried += 1) > most) return false;
      const done = engine.perform(stage, [...changed, ...(question ? [question] : [])]).records;
      return done !== undefined && holds(done.at(-1), done);
    };
    const given = [...script.keys()].filter((index) =>
      (script[index].change ?? script[index].set ?? "implements") !== "implements"
      && (of ?? script[index].of) === script[index].of);
    const index = given.findLast((one) => isMet(script.toSpliced(one, 1)));
    if (index !== undefined) return sentence(words(index));
    const usual = defaults.find((step) => isMet([{ ...step, to: !step.to }, ...script]));
    return usual && sentence(lab.sentence(engine.words(stage, [usual])[0].sentence));
  };

  /** Why touches were taken from a view, in a step in which they were cancelled. */
  const taken = (name, index) => {
    const effect = say("labWhyTaken", { name });
    if (steps[index].do === "touchesAreCancelled") return so(effect)(words(index));
    const by = records[index].calls.find((call) =>
      recognizes(call) || call.message === "scrollViewWillBeginDragging(_:)");
    return by ? say("summaryCancelled", { recognizer: by.receiver, receiver: name }) : effect;
  };

  /** Why a finger was not delivered in the last event. */
  const ofFinger = ({ finger, does }) => {
    const since = steps.findLastIndex((step) =>
      lab.changes(step).some((change) => change.finger === finger && change.does === "touches"));
    if (since < 0) return [];
    const question = { ask: "fingerView", finger };
    const found = (holds) => ({ answer }) => holds(line(answer?.responder));
    const [answer] = engine.answers(stage, steps.slice(0, since + 1), [question]);
    const name = answer?.responder;
    const isOwn = (call) => call.fingers?.includes(finger);
    const gets = (receiver) => ({ calls = [] }) => calls.some((call) =>
      call.receiver === receiver && call.message === methods[does] && isOwn(call));
    const fires = (receiver) => (_, done) => done.slice(since).some(({ calls = [] }) =>
      calls.some((call) => call.receiver === receiver && recognizes(call)));
    const missed = (receiver, options) =>
      explained(so(say("labWhyMissed", { name: receiver, finger })), last, gets(receiver), options);

    /** Why the views that hit-testing came to and did not find were not found. */
    const passed = () => (descent?.step === since ? descent.lines : []).map(({ name: of, said, why }) => {
      const isFull = view.subviews.get(of)?.length > 0;
      if (line(name).includes(of) || why === say("labNotReached") || said === false && !isFull) return undefined;
      return said === false
        ? explained(
          () => say("labWhyOutside", { name: of }), since, found((inner) => inner.slice(1).includes(of)),
          { of: "", question, defaults: [{ set: "pointInside", of, to: false }] })
        : explained(
          (cause) => (isFull ? say("summarySkippedWithAll", { cause }) : say("summarySkipped", { cause })),
          since, found((inner) => inner.includes(of)),
          { of, question, defaults: [{ set: "interactionEnabled", of, to: false }] });
    });
    if (!name) {
      const nobody = say("labWhyNobody", { finger });
      return [explained(so(nobody), since, found((inner) => inner.length), { question })
        ?? [...passed(), nobody]].flat();
    }
    const lost = steps.findLastIndex((_, index) => index >= since && records[index].calls?.some((call) =>
      call.receiver === name && cancels(call) && isOwn(call)));
    const defaults = [
      { set: "multipleTouch", of: name, to: false },
      ...line(name).slice(1).map((of) => ({ set: "delaysContentTouches", of, to: true }))];
    const ofView = gets(name)(records[last]) ? undefined
      : lost < 0 ? missed(name, { defaults }) : taken(name, lost);
    const ofRecognizers = stage.filter((row) => lab.kinds.isRecognizer(row) && line(name).includes(view.viewOf(row)))
      .map(({ name: of }) => {
        if (!gets(of)(records[last])) return missed(of, { of });
        return does === "touches" || fires(of)(undefined, records) ? undefined
          : explained(so(say("labWhyNotRecognized", { name: of })), last, fires(of), { of });
      });
    return [...passed(), ofView, ...ofRecognizers];
  };

  const reasons = last < 0 ? [] : lab.changes(steps[last]).flatMap(ofFinger);
  // Also where time alone, or the system, cancelled touches.
  const lost = steps.findLastIndex((_, index) => index >= last && records[index].calls?.some(cancels));
  const stopped = records[lost]?.calls.find((call) => cancels(call) && view.subviews.has(call.receiver));
  return [...new Set([...unusual(view, steps), ...reasons, stopped && taken(stopped.receiver, lost)])]
    .filter(Boolean);
};
