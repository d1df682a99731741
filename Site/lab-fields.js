// The properties that the lab offers for each kind of responder, as steps of the vocabulary.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};
  const { kinds } = lab;
  const { isControl, isRecognizer, isResponder, isSubview, isView, isWindow } = kinds;
  const of = (...names) => (row) => names.includes(row.kind);
  const either = (...tests) => (row) => tests.some((test) => test(row));

  /** A switch; `usual` is what holds where no step says otherwise. */
  const truth = (set, label, fits, usual = false) => ({ type: "truth", sets: [set], label, fits, usual });
  const number = (set, label, fits, usual, step = 1) =>
    ({ type: "number", sets: [set], label, fits, usual, step });
  /** A choice; `options` returns pairs of words and steps. */
  const choice = (sets, label, fits, options) => ({ type: "choice", sets, label, fits, options });
  const yesOrNo = (set, label, fits, yes = say("labYes"), no = say("labNo")) => choice(
    [set], label, fits, () => [[yes, { set, to: true }], [no, { set, to: false }]]);
  /** A choice among the other responders that fit. */
  const other = (set, label, fits, which, nobody = true) => choice([set], label, fits, (row, rows) => [
    ...(nobody ? [[say("labNobody"), { set, to: null }]] : []),
    ...rows.filter((one) => one !== row && which(one)).map(({ name }) => [name, { set, to: name }]),
  ]);

  /** The groups of fields: a title and fields. */
  lab.fields = () => [
    [say("labLooks"), [
      truth("hidden", say("labHidden"), isView),
      number("alpha", say("labAlpha"), isView, 1, 0.1),
      truth("interactionEnabled", say("labInteraction"), isView, (row) =>
        !["label", "image view"].includes(row.kind)),
      truth("enabled", say("labEnabled"), either(isControl, isRecognizer), true),
      truth("clipsToBounds", say("labClips"), isView),
      number("cornerRadius", say("labCornerRadius"), isView, 0, 5),
      number("rotation", say("labRotation"), isView, 0, 15),
      number("zPosition", say("labDepth"), isSubview, 0),
      number("windowLevel", say("labWindowLevel"), isWindow, 0),
    ]],
    [say("labValues"), [
      truth("on", say("labOn"), of("switch")),
      number("value", say("labValue"), of("slider", "stepper", "segmented control", "page control"), 0),
      number("segments", say("labSegments"), of("segmented control"), 0),
      number("pages", say("labPages"), of("page control"), 0),
      { type: "text", sets: ["text"], label: say("labText"), fits: of("text field", "text view"), usual: "" },
    ]],
    [say("labTouches"), [
      truth("multipleTouch", say("labManyTouches"), isView),
      truth("exclusiveTouch", say("labExclusive"), isView),
      yesOrNo("handlesTouches", say("labHandlesTouches"), isResponder,
        say("labKeepsTouches"), say("labHandsOnTouches")),
    ]],
    [say("labRecognition"), [
      number("tapsRequired", say("labTaps"), of("tap recognizer"), 1),
      number("touchesRequired", say("labFingers"),
        of("tap recognizer", "long press recognizer", "swipe recognizer"), 1),
      number("minimumPressDuration", say("labPressDuration"), of("long press recognizer"), 0.5, 0.1),
      choice(["direction"], say("labDirection"), of("swipe recognizer"), () => [
        [say("labLeft"), { set: "direction", to: "left" }],
        [say("labRight"), { set: "direction", to: "right" }],
        [say("labUp"), { set: "direction", to: "up" }],
        [say("labDown"), { set: "direction", to: "down" }]]),
      truth("cancelsTouchesInView", say("labCancels"), isRecognizer, true),
      truth("delaysTouchesBegan", say("labDelaysBegan"), isRecognizer),
      truth("delaysTouchesEnded", say("labDelaysEnded"), isRecognizer, true),
      other("requiresFailure", say("labRequiresFailure"), isRecognizer, isRecognizer, false),
      other("recognizesTogether", say("labTogether"), isRecognizer, isRecognizer, false),
      yesOrNo("shouldBegin", say("labShouldBegin"), isRecognizer),
      yesOrNo("shouldReceive", say("labShouldReceive"), isRecognizer),
    ]],
    [say("labOverrides"), [
      yesOrNo("pointInside", "point(inside:with:)", isView, say("labAlwaysYes"), say("labAlwaysNo")),
      choice(["hitTest", "hitTestPassesSelfThrough"], "hitTest(_:with:)", isView, (row, rows) => [
        [say("labPassesThrough"), { set: "hitTestPassesSelfThrough" }],
        [say("labReturnsNobody"), { set: "hitTest", to: null }],
        ...rows.filter(isView).map(({ name }) =>
          [say("labReturns", { name }), { set: "hitTest", to: name }])]),
      other("next", "next", isResponder, isResponder),
      yesOrNo("canBecomeFirstResponder", "canBecomeFirstResponder", isResponder),
      yesOrNo("canResignFirstResponder", "canResignFirstResponder", isResponder),
      truth("swallowsEvents", say("labSwallows"), either(isWindow, of("application"))),
      truth("refusesTracking", say("labRefusesTracking"), isControl),
    ]],
  ];
})();
