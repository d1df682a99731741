// Why something was not delivered, from the calls, the drawing and the steps that set properties.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};
  const messages = {
    touches: "touchesBegan(_:with:)", moves: "touchesMoved(_:with:)", lifts: "touchesEnded(_:with:)" };
  const kindsOfTouch = { touchBegins: "touches", touchMoves: "moves", touchEnds: "lifts" };

  /** What a step does with fingers: `[{ finger, does, at }]`. */
  lab.changes = (step) => step?.do === "fingers" ? step.changes ?? []
    : Object.hasOwn(kindsOfTouch, step?.do) ? [{ finger: 1, does: kindsOfTouch[step.do], at: step.at }] : [];

  const contains = (corners, [x, y]) => {
    const sides = corners.map(([u, v], index) => {
      const [a, b] = corners[(index + 1) % corners.length];
      return Math.sign((a - u) * (y - v) - (b - v) * (x - u));
    });
    return !(sides.includes(1) && sides.includes(-1));
  };

  /** Returns, in sentences, why the last event was not delivered as one might expect. */
  lab.reasons = (engine, view) => {
    const { stage, records, at } = view;
    const steps = view.steps.slice(0, at);
    const last = steps.findLastIndex((step, index) =>
      lab.happens(step) && (step.do !== "wait" || records[index].calls?.length));
    if (last < 0) return [];
    const value = (set, of, before = last) =>
      steps.slice(0, before).findLast((step) => step.set === set && step.of === of)?.to;
    const calls = (index) => records[index].calls ?? [];
    const parents = new Map(
      [...view.subviews].flatMap(([name, children]) => children.map((child) => [child, name])));
    const line = (name) => (name === undefined ? [] : [name, ...line(parents.get(name))]);
    const found = new Set();

    /** Says who took the touches from a view, in a step in which they were cancelled. */
    const cancelled = (name, index) => {
      if (steps[index].do === "touchesAreCancelled") return say("labWhySystem", { name });
      const by = calls(index).find(({ message }) =>
        message.startsWith("action in state") || message === "scrollViewWillBeginDragging(_:)");
      return by ? say("labWhyCancelled", { name, other: by.receiver }) : say("labWhyTaken", { name });
    };

    /** Says why a view in front, of those under the finger, was not the one. */
    const passedOver = (name) => {
      for (const one of line(name)) {
        if (value("hidden", one)) return say("labWhyHidden", { name: one });
        if (value("alpha", one) < 0.01) return say("labWhyTransparent", { name: one });
        if (value("interactionEnabled", one) === false) return say("labWhyIgnores", { name: one });
        if (value("animation", one) === "withoutInteraction") return say("labWhyAnimated", { name: one });
        if (value("enabled", one) === false) return say("labWhyDisabled", { name: one });
        if (steps.some(({ set, of }) => set === "hitTestPassesSelfThrough" && of === one)) {
          return say("labWhyPasses", { name: one });
        }
      }
      const said = new Map((view.descent?.lines ?? []).map((asked) => [asked.name, asked]));
      const outer = line(name).slice(1).find((one) => said.get(one)?.said === false);
      return outer && say("labWhyOutside", { name, other: outer });
    };

    const covered = (at) => {
      const layers = view.scenes[last].layers.map((layer) => ({ ...layer, name: stage[layer.row].name }));
      const hit = layers.findIndex(({ name }) => name === view.descent?.found);
      const front = layers.slice(hit + 1).filter(({ corners }) => contains(corners, at)).reverse();
      for (const { name } of front) found.add(passedOver(name));
    };

    /** Says why a view got no call for a finger that changed. */
    const missed = (finger, name, since) => {
      const gone = steps.findLastIndex((step, index) => index >= since && calls(index).some((call) =>
        call.receiver === name && call.message === "touchesCancelled(_:with:)"
        && call.fingers?.includes(finger)));
      if (gone >= 0) return cancelled(name, gone);
      const swallows = stage.find((row) => value("swallowsEvents", row.name));
      if (swallows) return say("labWhySwallowed", { name: swallows.name });
      const others = [...view.fingerViews].filter(([other]) => other !== finger);
      const [, exclusive] = others.find(([, one]) => one && one !== name && value("exclusiveTouch", one)) ?? [];
      if (exclusive) return say("labWhyExclusive", { finger, name, other: exclusive });
      if (value("exclusiveTouch", name) && others.some(([, one]) => one !== name)) {
        return say("labWhyAlone", { finger, name });
      }
      if (!value("multipleTouch", name) && others.some(([, one]) => one === name)) {
        return say("labWhyOneTouch", { finger, name });
      }
      const above = line(name);
      const holds = stage.find((row) => lab.kinds.isRecognizer(row) && above.includes(view.viewOf(row))
        && value("delaysTouchesBegan", row.name));
      const scrolls = stage.find((row) => lab.kinds.isScrollView(row) && above.slice(1).includes(row.name)
        && value("delaysContentTouches", row.name) !== false);
      return (holds ?? scrolls) && say("labWhyHeld", { name, other: (holds ?? scrolls).name });
    };

    for (const { finger, does, at } of lab.changes(steps[last])) {
      const since = steps.findLastIndex((step) => lab.changes(step).some((change) =>
        change.finger === finger && change.does === "touches"));
      if (since < 0) continue;
      const [answer] = engine.answers(stage, steps.slice(0, since + 1), [{ ask: "fingerView", finger }]);
      const name = answer?.responder;
      if (does === "touches" && at) covered(at);
      if (!name) {
        const nested = steps.slice(0, since).reduce((count, { change, to }) =>
          change === "ignoreInteractionEvents" ? count + (to ? 1 : -1) : count, 0);
        found.add(nested > 0 ? say("labWhyIgnored") : say("labWhyNobody", { finger }));
        continue;
      }
      const isCalled = calls(last).some((call) => call.receiver === name
        && call.message === messages[does] && call.fingers?.includes(finger));
      if (!isCalled) found.add(missed(finger, name, since));
      for (const row of stage.filter(lab.kinds.isRecognizer)) {
        if (!line(name).includes(view.viewOf(row))) continue;
        const { name: recognizer } = row;
        const other = value("requiresFailure", recognizer);
        if (value("enabled", recognizer) === false) found.add(say("labWhyDisabled", { name: recognizer }));
        else if (value("shouldReceive", recognizer) === false) {
          found.add(say("labWhyRefused", { name: recognizer }));
        } else if (value("shouldBegin", recognizer) === false && does !== "touches") {
          found.add(say("labWhyNotBegun", { name: recognizer }));
        } else if (does === "lifts" && other && view.states.get(other) === "possible") {
          found.add(say("labWhyWaits", { name: recognizer, other }));
        }
      }
    }
    // Also where time alone, or the system, cancelled touches.
    for (const { receiver, message } of calls(last)) {
      const row = stage.find(({ name }) => name === receiver);
      if (message === "touchesCancelled(_:with:)" && row && lab.kinds.isView(row)) {
        found.add(cancelled(receiver, last));
        break;
      }
    }
    return [...found].filter(Boolean);
  };
})();
