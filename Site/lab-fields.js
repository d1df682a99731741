// The properties that the lab offers for each kind of responder, as steps of the vocabulary.
"use strict";

(() => {
  const lab = globalThis.conform.lab ??= {};
  const { fits } = lab;

  /** A switch; `usual` is what holds where no step says otherwise. */
  const truth = (set, label, usual = false) =>
    ({ type: "truth", sets: [set], label, fits: fits(set, "of"), usual });
  const number = (set, label, usual, step = 1) =>
    ({ type: "number", sets: [set], label, fits: fits(set, "of"), usual, step });
  /** A choice; `options` returns pairs of words and steps. */
  const choice = (sets, label, options) =>
    ({ type: "choice", sets, label, fits: fits(sets[0], "of"), options });
  const yesOrNo = (set, label, yes = say("labYes"), no = say("labNo")) => choice(
    [set], label, () => [[yes, { set, to: true }], [no, { set, to: false }]]);
  /** A choice among the other responders that fit. */
  const other = (set, label, nobody = true) => choice([set], label, (row, rows) => [
    ...(nobody ? [[say("labNobody"), { set, to: null }]] : []),
    ...rows.filter((one) => one !== row && fits(set, "to")(one)).map(({ name }) => [name, { set, to: name }]),
  ]);

  /** The groups of fields: a title and fields. */
  lab.fields = () => [
    [say("labLooks"), [
      truth("hidden", say("labHidden")),
      number("alpha", say("labAlpha"), 1, 0.1),
      truth("interactionEnabled", say("labInteraction"), (row) =>
        !["label", "image view"].includes(row.kind)),
      truth("enabled", say("labEnabled"), true),
      truth("clipsToBounds", say("labClips")),
      number("cornerRadius", say("labCornerRadius"), 0, 5),
      number("rotation", say("labRotation"), 0, 15),
      number("zPosition", say("labDepth"), 0),
      number("windowLevel", say("labWindowLevel"), 0),
    ]],
    [say("labValues"), [
      truth("on", say("labOn")),
      number("value", say("labValue"), 0),
      number("segments", say("labSegments"), 0),
      number("pages", say("labPages"), 0),
      { type: "text", sets: ["text"], label: say("labText"), fits: fits("text", "of"), usual: "" },
    ]],
    [say("labTouches"), [
      truth("multipleTouch", say("labManyTouches")),
      truth("exclusiveTouch", say("labExclusive")),
      yesOrNo("handlesTouches", say("labHandlesTouches"),
        say("labKeepsTouches"), say("labHandsOnTouches")),
    ]],
    [say("labRecognition"), [
      number("tapsRequired", say("labTaps"), 1),
      number("touchesRequired", say("labFingers"), 1),
      number("minimumPressDuration", say("labPressDuration"), 0.5, 0.1),
      choice(["direction"], say("labDirection"), () => [
        [say("labLeft"), { set: "direction", to: "left" }],
        [say("labRight"), { set: "direction", to: "right" }],
        [say("labUp"), { set: "direction", to: "up" }],
        [say("labDown"), { set: "direction", to: "down" }]]),
      truth("cancelsTouchesInView", say("labCancels"), true),
      truth("delaysTouchesBegan", say("labDelaysBegan")),
      truth("delaysTouchesEnded", say("labDelaysEnded"), true),
      other("requiresFailure", say("labRequiresFailure"), false),
      other("recognizesTogether", say("labTogether"), false),
      yesOrNo("shouldBegin", say("labShouldBegin")),
      yesOrNo("shouldReceive", say("labShouldReceive")),
    ]],
    [say("labOverrides"), [
      yesOrNo("pointInside", "point(inside:with:)", say("labAlwaysYes"), say("labAlwaysNo")),
      choice(["hitTest", "hitTestPassesSelfThrough"], "hitTest(_:with:)", (row, rows) => [
        [say("labPassesThrough"), { set: "hitTestPassesSelfThrough" }],
        [say("labReturnsNobody"), { set: "hitTest", to: null }],
        ...rows.filter(fits("hitTest", "to")).map(({ name }) =>
          [say("labReturns", { name }), { set: "hitTest", to: name }])]),
      other("next", "next"),
      yesOrNo("canBecomeFirstResponder", "canBecomeFirstResponder"),
      yesOrNo("canResignFirstResponder", "canResignFirstResponder"),
      truth("swallowsEvents", say("labSwallows")),
      truth("refusesTracking", say("labRefusesTracking")),
    ]],
  ];
})();
