// Why something was not delivered, from the calls, the drawing and the steps that set properties.
const { lab } = conform;
const actions = { touchBegins: "touches", touchMoves: "moves", touchEnds: "lifts" };
const methods = {
  touches: "touchesBegan(_:with:)", moves: "touchesMoved(_:with:)", lifts: "touchesEnded(_:with:)" };
const cancels = ({ message }) => message === "touchesCancelled(_:with:)";

/** What a step does with fingers: `[{ finger, does, at }]`. */
lab.changes = (step) => step.changes
  ?? (Object.hasOwn(actions, step.do) ? [{ finger: 1, does: actions[step.do], at: step.at }] : []);

/** Whether a convex polygon contains a point, and its upper and left edges with it. */
const contains = (corners, at) => {
  const [x, y] = at.map((value) => value + 0.005);
  const sides = corners.map(([u, v], index) => {
    const [next, below] = corners[(index + 1) % corners.length];
    return Math.sign((next - u) * (y - v) - (below - v) * (x - u));
  });
  return sides.includes(1) !== sides.includes(-1);
};

/** What views do with an alpha beyond its range, and with a size that no point lies in. */
const unusual = ({ stage, layers }, steps) => stage.filter(lab.kinds.isView).flatMap(({ name }) => {
  const { alpha = 1, ...others } = Object.fromEntries(
    steps.filter(({ of }) => of === name).map(({ set, to }) => [set, to]));
  const isOverridden = Object.keys(others).some((set) => /^(pointInside|hitTest)/.test(set));
  const { width, height } = layers.get(name) ?? { width: 1, height: 1 };
  return [
    alpha > 1 && say("labWhyOpaque", { name, alpha }),
    alpha < 0 && say("labWhyNoAlpha", { name, alpha }),
    Math.min(width, height) <= 0 && !isOverridden && say("labWhyEmpty", { name, width, height }),
  ].filter(Boolean);
});

/**
 * Returns, in sentences, why the last event was not delivered as one might expect. What was not found
 * when a finger came down stays in view until the finger has been lifted and something else happens.
 */
lab.reasons = (engine, view) => {
  const { stage } = view;
  const steps = view.steps.slice(0, view.at);
  const calls = (index) => view.records[index].calls ?? [];
  const last = steps.findLastIndex((step) => lab.happens(step) && step.do !== "wait");
  if (last < 0) return unusual(view, steps);
  const value = (set, of) => steps.slice(0, last).findLast((step) => step.set === set && step.of === of)?.to;
  const parents = new Map(
    [...view.subviews].flatMap(([name, children]) => children.map((child) => [child, name])));
  /** A view and all that it lies in. */
  const line = (name) => (name === undefined ? [] : [name, ...line(parents.get(name))]);

  /** Why touches were taken from a view, in a step in which they were cancelled. */
  const taken = (name, index) => {
    if (steps[index].do === "touchesAreCancelled") return say("labWhySystem", { name });
    const by = calls(index).find(({ message }) =>
      message.startsWith("action in state") || message === "scrollViewWillBeginDragging(_:)");
    return by ? say("labWhyCancelled", { name, other: by.receiver }) : say("labWhyTaken", { name });
  };

  /** Why hit-testing passes over a view and all that lies in it; the engine tells which are visible. */
  const skipped = (name, visible) => value("hidden", name) ? say("labWhyHidden", { name })
    : visible.get(name) === false && visible.get(parents.get(name)) !== false
      ? say("labWhyTransparent", { name })
      : value("interactionEnabled", name) === false ? say("labWhyIgnores", { name })
        : value("animation", name) === "withoutInteraction" ? say("labWhyAnimated", { name })
          : value("enabled", name) === false ? say("labWhyDisabled", { name })
            : steps.some(({ set, of }) => set === "hitTestPassesSelfThrough" && of === name)
              ? say("labWhyPasses", { name }) : undefined;

  /** Why the views in front of the one that was found, of those under the finger, were not found. */
  const covering = (index, at) => {
    const { found, lines = [] } = view.descent?.step === index ? view.descent : {};
    const layers = view.scenes[index].layers.map((layer) => ({ ...layer, name: stage[layer.row].name }));
    const visible = new Map(layers.map((layer) => [layer.name, layer.visible]));
    return layers.slice(layers.findIndex(({ name }) => name === found) + 1)
      .filter(({ corners }) => contains(corners, at)).map(({ name }) => {
        const outer = line(name).slice(1)
          .find((one) => lines.some((asked) => asked.name === one && asked.said === false));
        return line(name).map((one) => skipped(one, visible)).find(Boolean)
          ?? (outer && say("labWhyOutside", { name, other: outer }));
      });
  };

  /** Why a view got no call for a finger, which it has had since a step. */
  const missed = (finger, name, since) => {
    const lost = steps.findLastIndex((_, index) => index >= since && calls(index).some((call) =>
      call.receiver === name && cancels(call) && call.fingers?.includes(finger)));
    if (lost >= 0) return taken(name, lost);
    const swallowing = stage.find((row) => value("swallowsEvents", row.name));
    if (swallowing) return say("labWhySwallowed", { name: swallowing.name });
    const others = [...view.fingerViews].filter(([other]) => other !== finger).map(([, one]) => one);
    const alone = others.find((one) => one !== name && value("exclusiveTouch", one));
    if (alone) return say("labWhyExclusive", { finger, name, other: alone });
    if (value("exclusiveTouch", name) && others.some((one) => one !== name)) {
      return say("labWhyAlone", { finger, name });
    }
    if (!value("multipleTouch", name) && others.includes(name)) return say("labWhyOneTouch", { finger, name });
    const holding = stage.find((row) => lab.kinds.isRecognizer(row)
      ? line(name).includes(view.viewOf(row)) && value("delaysTouchesBegan", row.name)
      : lab.kinds.isScrollView(row) && line(name).slice(1).includes(row.name)
        && value("delaysContentTouches", row.name) !== false);
    return holding && say("labWhyHeld", { name, other: holding.name });
  };

  /** Why a recognizer of a touch does not recognize it. */
  const refused = (name, does) => {
    const other = value("requiresFailure", name);
    return value("enabled", name) === false ? say("labWhyDisabled", { name })
      : value("shouldReceive", name) === false ? say("labWhyRefused", { name })
        : value("shouldBegin", name) === false && does !== "touches" ? say("labWhyNotBegun", { name })
          : does === "lifts" && view.states.get(other) === "possible" ? say("labWhyWaits", { name, other })
            : undefined;
  };

  const reasons = lab.changes(steps[last]).flatMap(({ finger, does }) => {
    const since = steps.findLastIndex((step) =>
      lab.changes(step).some((change) => change.finger === finger && change.does === "touches"));
    if (since < 0) return [];
    const [answer] = engine.answers(stage, steps.slice(0, since + 1), [{ ask: "fingerView", finger }]);
    const name = answer?.responder;
    const began = lab.changes(steps[since]).find((change) => change.finger === finger);
    const front = covering(since, began.at);
    if (!name) {
      const nested = steps.slice(0, since).reduce((count, { change, to }) =>
        change === "ignoreInteractionEvents" ? count + (to ? 1 : -1) : count, 0);
      return [...front, nested > 0 ? say("labWhyIgnored") : say("labWhyNobody", { finger })];
    }
    const isCalled = calls(last).some(({ receiver, message, fingers }) =>
      receiver === name && message === methods[does] && fingers?.includes(finger));
    const recognizers = stage.filter((row) =>
      lab.kinds.isRecognizer(row) && line(name).includes(view.viewOf(row)));
    return [
      ...front, isCalled ? undefined : missed(finger, name, since),
      ...recognizers.map((row) => refused(row.name, does))];
  });
  // Also where time alone, or the system, cancelled touches.
  const lost = steps.findLastIndex((_, index) => index >= last && calls(index).some(cancels));
  const views = lost < 0 ? [] : calls(lost).filter((call) => cancels(call) && view.subviews.has(call.receiver));
  return [...new Set([...unusual(view, steps), ...reasons, ...views.slice(0, 1).map(({ receiver }) => taken(receiver, lost))])]
    .filter(Boolean);
};
