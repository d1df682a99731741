extension Vocabulary {
  /// Views, their geometry, hit-testing and the chain of responders.
  static let views: Section = (
    appearance + geometry + overrides + arrangement + viewStimuli + questions, viewChecks
  )

  private static let appearance: [StepDefinition] = [
    StepDefinition(
      .set, "hidden", "Whether a view is hidden.",
      unspecifiedWith: [[.canBecomeFirstResponder], [.afterTouch]],
      .on("{of:view} is hidden", .hitTesting, "Hides a view."),
      .off("{of:view} is visible", .hitTesting, "Shows a hidden view.")),
    StepDefinition(
      .set, "alpha", "A view's alpha, from 0 (transparent) to 1 (opaque).",
      samples: [0, 0.005, 0.02, 0.5, 1],
      Phrase("{of:view} has alpha {to:number}", .hitTesting, "Sets a view's own alpha, 0 to 1.")),
    StepDefinition(
      .set, "interactionEnabled", "Whether a view takes part in user interaction.",
      unspecifiedWith: [[.severalCanBecomeFirstResponder], [.afterTouch]],
      .off("{of:view} ignores interaction", .hitTesting, "Takes a view out of user interaction."),
      .on("{of:view} allows interaction", .hitTesting, "Lets a view take user interaction.")),
    StepDefinition(
      .set, "clipsToBounds", "Whether a view clips what it draws to its bounds.",
      .on("{of:view} clips to bounds", .hitTesting, "Cuts a view's drawing at its bounds."),
      .off("{of:view} does not clip", .hitTesting, "Lets a view draw beyond its bounds.")),
    StepDefinition(
      .set, "animation",
      "Whether an animation of a view is in progress, without or with the option `allowUserInteraction`. It lasts until a step ends it.",
      unspecifiedWith: [[.afterTouch]],
      Phrase(
        "{of:view} is being animated", with: ["to": "withoutInteraction"], .hitTesting,
        "Begins an animation of a view that does not allow interaction."),
      Phrase(
        "{of:view} is being animated and may be touched", with: ["to": "withInteraction"],
        .hitTesting, "Begins one with `allowUserInteraction`."),
      Phrase(
        "{of:view} is no longer animated", with: ["to": "none"], .hitTesting,
        "Ends the animation of a view.")),
    StepDefinition(
      .set, "cornerRadius", "The radius of a view's rounded corners, in points.",
      Phrase(
        "{of:view} has corner radius {to:number}", .layers, "Rounds a view's corners, in points.")),
    StepDefinition(
      .set, "zPosition", "The drawing depth of a view's layer.", samples: [-1, 0, 1, 2],
      Phrase("{of:view} has z position {to:number}", .layers, "Sets the drawing depth of a layer.")),
  ]

  private static let geometry: [StepDefinition] = [
    StepDefinition(
      .set, "frame", "A view's frame in its superview's coordinates, in points.",
      traits: .movesViews,
      Phrase(
        "{of:view} has frame {to:rect}", .hitTesting, "Sets a frame in the superview's points.")),
    StepDefinition(
      .set, "boundsOrigin",
      "The origin of a view's bounds: how far its content is scrolled, in points.",
      traits: .movesViews,
      Phrase("{of:view} has bounds origin {to:point}", .hitTesting, "Scrolls a view's content.")),
    StepDefinition(
      .set, "scale", "A view's transform: a scale about its centre, across and down.",
      traits: .movesViews,
      Phrase(
        "{of:view} is scaled by {to:factors}", .transforms,
        "Makes the transform a scale about the centre, across and down.")),
    StepDefinition(
      .set, "rotation", "A view's transform: a clockwise rotation about its centre, in degrees.",
      traits: .movesViews, samples: [90, 180, 270, 45, 30],
      Phrase(
        "{of:view} is rotated by {to:number} degrees", .transforms,
        "Makes the transform a clockwise rotation about the centre.")),
    StepDefinition(
      .set, "translation", "A view's transform: a translation, in points.", traits: .movesViews,
      Phrase(
        "{of:view} is translated by {to:offset}", .transforms,
        "Makes the transform a shift, right and down, in points.")),
  ]

  private static let overrides: [StepDefinition] = [
    StepDefinition(
      .set, "next", "An overridden `next` that returns the named responder, or nobody.",
      unspecifiedWith: [[.searchesTarget, .controllers], [.toDelegate]],
      Phrase(
        "{of:responder} overrides next to return {to:responder or nobody}", .chainOverrides,
        "Overrides `next` with a fixed answer.")),
    StepDefinition(
      .set, "hitTest",
      "An overridden `hitTest(_:with:)` that returns the named view, or nobody, whatever the point.",
      traits: .movesViews,
      Phrase(
        "{of:view} overrides hitTest to return {to:view or nobody}", .hitTestOverrides,
        "Overrides `hitTest` with a fixed answer for every point.")),
    StepDefinition(
      .set, "hitTestPassesSelfThrough",
      "An overridden `hitTest(_:with:)` that returns what super returns, but nobody where that is the view itself.",
      Phrase(
        "{of:view} passes touches through itself", .hitTestOverrides,
        "Overrides `hitTest` to return nil where super returns the view itself.")),
    StepDefinition(
      .set, "pointInside",
      "An overridden `point(inside:with:)` that answers the same for every point.",
      traits: .movesViews,
      Phrase(
        "{of:view} overrides point inside to return {to:truth}", .hitTestOverrides,
        "Overrides `point(inside:)` with a fixed answer.")),
    StepDefinition(
      .set, "pointInsideOutset",
      "An overridden `point(inside:with:)` that tests against the bounds grown on every side by that many points (shrunk where negative).",
      traits: .movesViews,
      Phrase(
        "{of:view} shrinks its hit area by {to:-number}", .hitTestOverrides,
        "Overrides `point(inside:)` to accept that many points less on every side."),
      Phrase(
        "{of:view} grows its hit area by {to:number}", .hitTestOverrides,
        "Overrides `point(inside:)` to accept that many points more on every side.")),
    StepDefinition(
      .set, "handlesTouches", "Whether the touch methods are overridden without a call to super.",
      .on(
        "{of:responder} handles touches", .touches,
        "Overrides the touch methods without calling super."),
      .off("{of:responder} forwards touches", .touches, "Takes such an override back.")),
  ]

  private static let viewStimuli: [StepDefinition] = [
    StepDefinition(
      .stimulate, "touchBegins", "The first finger goes down at a point of the screen, in points.",
      traits: [.needsApplication, .hitTests, .putsFingerDown],
      unspecifiedWith: .touchesLeftOpen,
      Phrase("touching {at:point}", .hitTesting, "A finger goes down at a point of the screen.")),
    StepDefinition(
      .stimulate, "touchMoves", "The first finger moves to a point of the screen, in points.",
      traits: [.needsApplication, .movesFinger],
      Phrase(
        "the touch moves to {at:point}", .touches, "The finger moves to a point of the screen.")),
    StepDefinition(
      .stimulate, "touchEnds", "The first finger is lifted where it is.",
      traits: [.needsApplication, .liftsFinger],
      Phrase("the touch ends", .touches, "The finger is lifted.")),
    StepDefinition(
      .stimulate, "hitTest",
      "Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.",
      traits: .hitTests,
      Phrase(
        "hit-testing {of:view} at {at:point}", .hitTesting,
        "Code calls `hitTest` on a view with a point of its own coordinates and no event.")),
  ]

  private static let questions: [StepDefinition] = [
    StepDefinition(
      .ask, "hitTestView",
      "Which view the last touch-down, or the last direct call of `hitTest`, found.",
      traits: .asksHitTest,
      Phrase(
        "the hit-test view is {=:expected view}", .hitTesting, "Which view the last search found.")),
    StepDefinition(
      .ask, "touchView", "Which view the touch that is down belongs to.", traits: .asksTouch,
      Phrase(
        "the touch belongs to {=:expected view}", question: "the view that the touch belongs to",
        .touches, "Which view the finger's touch is tied to.")),
    StepDefinition(
      .ask, "next", "What a responder's `next` is.",
      Phrase("next of {of:responder} is {=:expected}", .responderChain, "A responder's `next`.")),
    StepDefinition(
      .ask, "chain", "The responders from the named one on, following `next` to the end.",
      Phrase(
        "the chain from {of:responder} is {=:paths}", .responderChain,
        "The responder and all that follow it."),
      Phrase(
        "the printed chain from {of:responder} is {=:printed path}", .responderChain,
        "The same, printed by the runner: the names with ` -> ` between them.")),
    StepDefinition(
      .ask, "parent", "The controller that a controller is a child of.",
      Phrase(
        "the parent of {of:controller} is {=:expected controller}", .viewControllers,
        "A controller's `parent`.")),
    StepDefinition(
      .ask, "contains",
      "Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.",
      .yes("{of:view} contains {at:point}", .hitTesting, "The view's `point(inside:)` says yes."),
      .no(
        "{of:view} does not contain {at:point}", .hitTesting,
        "The view's `point(inside:)` says no.")),
    StepDefinition(
      .ask, "subviews", "A view's subviews, from back to front.",
      Phrase(
        "the subviews of {of:view} are {=:list}", .hitTesting, "The subviews from back to front.")),
  ]

  private static let viewChecks: [Phrase] = [
    Phrase(
      "{of:view} is asked", expects: .receives(.message(.pointInside)), .hitTesting,
      "The search asked the view's `point(inside:)`."),
    Phrase(
      "{of:view} is not asked", expects: .doesNotReceive(.message(.pointInside)), .hitTesting,
      "The search did not ask the view."),
    Phrase(
      "the touch visits {path:path}", expects: .visits(.touchesBegan), .touches,
      "All responders that were told the touch began, in order."),
    Phrase(
      "{of:responder or recognizer} gets the touch", expects: .receives(.message(.touchesBegan)),
      .touches, needing: .touchesOrGestures,
      "It was told the touch began."),
    Phrase(
      "{of:responder or recognizer} does not get the touch",
      expects: .doesNotReceive(.message(.touchesBegan)), .touches,
      needing: .touchesOrGestures, "It was not told."),
  ]
}
