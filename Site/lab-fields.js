// The properties that the lab offers for each kind of responder, as steps of the vocabulary.
const { lab } = conform;
const { fits } = lab;

/** A switch; `usual` is what holds where no step says otherwise. */
const truth = (set, label, usual = false) =>
  ({ type: "truth", sets: [set], label, fits: fits(set, "of"), usual });
const number = (set, label, usual, step = 1, like = {}) =>
  ({ type: "number", sets: [set], like, label, fits: fits(set, "of"), usual, step });
/** A switch that one step turns on, with the fields of `like`, and none off. */
const flag = (set, label, like = { to: true }) =>
  ({ type: "flag", sets: [set], like, label, fits: fits(set, "of") });
/** Two numbers, with their names; `now` returns them for a layer. */
const pair = (set, label, usual, now) =>
  ({ type: "pair", sets: [set], label, fits: fits(set, "of"), usual, now });
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

/** A choice among the other views; `word` returns the words for a name, `more` the other fields. */
const ofViews = (set, label, ...ways) => choice([set], label, (row, rows) =>
  rows.filter((one) => one !== row && fits(set, "view")(one)).flatMap(({ name }) =>
    ways.map(([word, more]) => [word(name), { set, view: name, ...more }])));
const yesFor = (name) => say("labYesFor", { name });
const noFor = (name) => say("labNoFor", { name });

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
  [say("labScrolling"), [
    pair("contentSize", say("labContentSize"), [say("labWidth"), say("labHeight")],
      ({ content: [, , width, height] }) => [width, height]),
    pair("contentOffset", say("labContentOffset"), ["x", "y"], ({ content: [x, y] }) => [0 - x, 0 - y]),
    number("contentInset", say("labInsetTop"), 0, 10, { edge: "top" }),
    number("contentInset", say("labInsetBottom"), 0, 10, { edge: "bottom" }),
    truth("scrollable", say("labScrollable"), true),
    truth("delaysContentTouches", say("labDelaysContent"), true),
    truth("canCancelContentTouches", say("labCancelsContent"), true),
    flag("bounces", say("labDoesNotBounce"), { to: false }),
    flag("alwaysBounces", say("labBouncesVertically"), { axis: "vertical" }),
    flag("alwaysBounces", say("labBouncesHorizontally"), { axis: "horizontal" }),
    flag("locksDirections", say("labLocksDirections")),
    flag("keepsScrolling", say("labKeepsVertical"), { axis: "vertical" }),
    flag("keepsScrolling", say("labKeepsHorizontal"), { axis: "horizontal" }),
    choice(["dismissesKeyboard"], say("labDismisses"), () => [
      [say("labOnDrag"), { set: "dismissesKeyboard", to: "onDrag" }],
      [say("labInteractively"), { set: "dismissesKeyboard", to: "interactive" }]]),
    ofViews("zooming", say("labZooms"), [(name) => name, { minimum: 1, maximum: 3 }]),
    truth("scrollsToTop", say("labScrollsToTop"), true),
    flag("refusesScrollToTop", say("labRefusesTop")),
    flag("decelerating", say("labDecelerating")),
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
    ofViews("refusesTouches", "touchesShouldBegin(_:with:in:)", [noFor, {}]),
    ofViews("cancelsTouches", "touchesShouldCancel(in:)", [yesFor, { to: true }], [noFor, { to: false }]),
    truth("swallowsEvents", say("labSwallows")),
    truth("refusesTracking", say("labRefusesTracking")),
  ]],
];
