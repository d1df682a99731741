extension Vocabulary {
  /// Views, their geometry, hit-testing and the chain of responders.
  static let views: Section = (
    appearance + geometry + overrides + arrangement + viewStimuli + questions, viewChecks
  )

  private static let appearance: [StepForm] = [
    StepForm(
      .set, "hidden", "Whether a view is hidden.",
      Phrase("{of:view} is hidden", with: ["to": true], .hitTesting, "Hides a view."),
      Phrase("{of:view} is visible", with: ["to": false], .hitTesting, "Shows a hidden view.")),
    StepForm(
      .set, "alpha", "A view's alpha, from 0 (transparent) to 1 (opaque).",
      Phrase("{of:view} has alpha {to:number}", .hitTesting, "Sets a view's own alpha, 0 to 1.")),
    StepForm(
      .set, "interactionEnabled", "Whether a view takes part in user interaction.",
      Phrase(
        "{of:view} ignores interaction", with: ["to": false], .hitTesting,
        "Takes a view out of user interaction."),
      Phrase(
        "{of:view} allows interaction", with: ["to": true], .hitTesting,
        "Lets a view take user interaction.")),
    StepForm(
      .set, "clipsToBounds", "Whether a view clips what it draws to its bounds.",
      Phrase(
        "{of:view} clips to bounds", with: ["to": true], .hitTesting,
        "Cuts a view's drawing at its bounds."),
      Phrase(
        "{of:view} does not clip", with: ["to": false], .hitTesting,
        "Lets a view draw beyond its bounds."
      )),
    StepForm(
      .set, "animation",
      "Whether an animation of a view is in progress, without or with the option `allowUserInteraction`. It lasts until a step ends it.",
      Phrase(
        "{of:view} is being animated", with: ["to": "withoutInteraction"], .hitTesting,
        "Begins an animation of a view that does not allow interaction."),
      Phrase(
        "{of:view} is being animated and may be touched", with: ["to": "withInteraction"],
        .hitTesting, "Begins one with `allowUserInteraction`."),
      Phrase(
        "{of:view} is no longer animated", with: ["to": "none"], .hitTesting,
        "Ends the animation of a view.")),
    StepForm(
      .set, "cornerRadius", "The radius of a view's rounded corners, in points.",
      Phrase(
        "{of:view} has corner radius {to:number}", .layers, "Rounds a view's corners, in points.")),
    StepForm(
      .set, "zPosition", "The drawing depth of a view's layer.",
      Phrase("{of:view} has z position {to:number}", .layers, "Sets the drawing depth of a layer.")),
  ]

  private static let geometry: [StepForm] = [
    StepForm(
      .set, "frame", "A view's frame in its superview's coordinates, in points.",
      traits: .movesViews,
      Phrase(
        "{of:view} has frame {to:rect}", .hitTesting, "Sets a frame in the superview's points.")),
    StepForm(
      .set, "boundsOrigin",
      "The origin of a view's bounds: how far its content is scrolled, in points.",
      traits: .movesViews,
      Phrase("{of:view} has bounds origin {to:point}", .hitTesting, "Scrolls a view's content.")),
    StepForm(
      .set, "scale", "A view's transform: a scale about its centre, across and down.",
      traits: .movesViews,
      Phrase(
        "{of:view} is scaled by {to:factors}", .transforms,
        "Makes the transform a scale about the centre, across and down.")),
    StepForm(
      .set, "rotation", "A view's transform: a clockwise rotation about its centre, in degrees.",
      traits: .movesViews,
      Phrase(
        "{of:view} is rotated by {to:number} degrees", .transforms,
        "Makes the transform a clockwise rotation about the centre.")),
    StepForm(
      .set, "translation", "A view's transform: a translation, in points.", traits: .movesViews,
      Phrase(
        "{of:view} is translated by {to:offset}", .transforms,
        "Makes the transform a shift, right and down, in points.")),
  ]

  private static let overrides: [StepForm] = [
    StepForm(
      .set, "next", "An overridden `next` that returns the named responder, or nobody.",
      Phrase(
        "{of:responder} overrides next to return {to:responder or nobody}", .chainOverrides,
        "Overrides `next` with a fixed answer.")),
    StepForm(
      .set, "hitTest",
      "An overridden `hitTest(_:with:)` that returns the named view, or nobody, whatever the point.",
      traits: .movesViews,
      Phrase(
        "{of:view} overrides hitTest to return {to:view or nobody}", .hitTestOverrides,
        "Overrides `hitTest` with a fixed answer for every point.")),
    StepForm(
      .set, "hitTestPassesSelfThrough",
      "An overridden `hitTest(_:with:)` that returns what super returns, but nobody where that is the view itself.",
      Phrase(
        "{of:view} passes touches through itself", .hitTestOverrides,
        "Overrides `hitTest` to return nil where super returns the view itself.")),
    StepForm(
      .set, "pointInside",
      "An overridden `point(inside:with:)` that answers the same for every point.",
      traits: .movesViews,
      Phrase(
        "{of:view} overrides point inside to return {to:truth}", .hitTestOverrides,
        "Overrides `point(inside:)` with a fixed answer.")),
    StepForm(
      .set, "pointInsideOutset",
      "An overridden `point(inside:with:)` that tests against the bounds grown on every side by that many points (shrunk where negative).",
      traits: .movesViews,
      Phrase(
        "{of:view} shrinks its hit area by {to:-number}", .hitTestOverrides,
        "Overrides `point(inside:)` to accept that many points less on every side."),
      Phrase(
        "{of:view} grows its hit area by {to:number}", .hitTestOverrides,
        "Overrides `point(inside:)` to accept that many points more on every side.")),
    StepForm(
      .set, "handlesTouches", "Whether the touch methods are overridden without a call to super.",
      Phrase(
        "{of:responder} handles touches", with: ["to": true], .touches,
        "Overrides the touch methods without calling super."),
      Phrase(
        "{of:responder} forwards touches", with: ["to": false], .touches,
        "Takes such an override back.")),
  ]

  private static let arrangement: [StepForm] = [
    StepForm(
      .change, "remove",
      "Takes a view out of its superview, a window out of its application, or a child controller (with its view) out of its parent.",
      traits: .movesViews,
      Phrase(
        "{of:view or window scene or controller or recognizer} is removed", .responderChain,
        needing: PhraseNeeds(
          [], .when("of", is: "window scene", .scenes),
          .when("of", is: "controller", .viewControllers), .when("of", is: "recognizer", .gestures)),
        "Takes it out of what it stands in.")),
    StepForm(
      .change, "add",
      "Adds a view in front of the other subviews of its new superview, leaving the old one.",
      traits: .movesViews,
      Phrase(
        "{of:view} is added to {to:view}", .responderChain, needing: PhraseNeeds([]),
        "Adds a view in front of the other subviews, out of its old superview.")),
    StepForm(
      .change, "insert", "Moves a view just behind or in front of a sibling.",
      Phrase(
        "{of:view} is put above {sibling:view}", with: ["placement": "above"], .hitTesting,
        "Moves a view just in front of a sibling."),
      Phrase(
        "{of:view} is put below {sibling:view}", with: ["placement": "below"], .hitTesting,
        "Moves a view just behind a sibling.")),
    StepForm(
      .change, "insertInto",
      "Calls `insertSubview(_:aboveSubview:)` or `insertSubview(_:belowSubview:)` of the view `to` with a sibling that may be no subview of it.",
      traits: .movesViews,
      Phrase(
        "{of:view} is inserted into {to:view} above {sibling:view}", with: ["placement": "above"],
        .hitTesting, "Calls `insertSubview(_:aboveSubview:)` of a view, with any view as sibling."),
      Phrase(
        "{of:view} is inserted into {to:view} below {sibling:view}", with: ["placement": "below"],
        .hitTesting, "Calls `insertSubview(_:belowSubview:)` of a view, with any view as sibling.")),
    StepForm(
      .change, "bringToFront", "Moves a view in front of all its siblings.",
      Phrase("{of:view} is brought to front", .hitTesting, "Moves a view in front of its siblings.")
    ),
    StepForm(
      .change, "sendToBack", "Moves a view behind all its siblings.",
      Phrase("{of:view} is sent to back", .hitTesting, "Moves a view behind its siblings.")),
    StepForm(
      .change, "makeView",
      "Makes a view the root view of a controller, in place of the one before.",
      traits: .movesViews,
      Phrase(
        "{of:view} becomes the view of {controller:controller}", .viewControllers,
        "Makes a view a controller's root view, in place of the one before.")),
    StepForm(
      .change, "present",
      "Presents a controller from another; its view goes into the presenter's window.",
      traits: .movesViews,
      Phrase(
        "{of:controller} is presented by {by:controller}", .viewControllers,
        "Presents a controller; its view goes into the presenter's window, in front.")),
    StepForm(
      .change, "dismiss", "Dismisses a presented controller; its view leaves the window.",
      traits: .movesViews,
      Phrase("{of:controller} is dismissed", .viewControllers, "Dismisses a presented controller.")),
    StepForm(
      .set, "delegate", "The application's delegate, or none.",
      Phrase(
        "the delegate of {of:application} is {to:responder or object or nobody}", .responderChain,
        "Sets an application's delegate.")),
    StepForm(
      .change, "ignoreInteractionEvents",
      "Begins (true) or ends (false) ignoring touch events in the whole application; calls nest.",
      traits: .needsApplication,
      Phrase(
        "interaction events are ignored", with: ["to": true], .touches,
        "Begins to drop touches in the whole application; calls nest."),
      Phrase("interaction events are allowed", with: ["to": false], .touches, "Ends one such call.")
    ),
  ]

  private static let viewStimuli: [StepForm] = [
    StepForm(
      .stimulate, "touchBegins", "The first finger goes down at a point of the screen, in points.",
      traits: [.needsApplication, .hitTests],
      Phrase("touching {at:point}", .hitTesting, "A finger goes down at a point of the screen.")),
    StepForm(
      .stimulate, "touchMoves", "The first finger moves to a point of the screen, in points.",
      traits: .needsApplication,
      Phrase(
        "the touch moves to {at:point}", .touches, "The finger moves to a point of the screen.")),
    StepForm(
      .stimulate, "touchEnds", "The first finger is lifted where it is.", traits: .needsApplication,
      Phrase("the touch ends", .touches, "The finger is lifted.")),
    StepForm(
      .stimulate, "hitTest",
      "Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.",
      traits: .hitTests,
      Phrase(
        "hit-testing {of:view} at {at:point}", .hitTesting,
        "Code calls `hitTest` on a view with a point of its own coordinates and no event.")),
  ]

  private static let questions: [StepForm] = [
    StepForm(
      .ask, "hitTestView",
      "Which view the last touch-down, or the last direct call of `hitTest`, found.",
      Phrase(
        "the hit-test view is {=:expected view}", .hitTesting, "Which view the last search found.")),
    StepForm(
      .ask, "touchView", "Which view the touch that is down belongs to.",
      Phrase(
        "the touch belongs to {=:expected view}", question: "the view that the touch belongs to",
        .touches, "Which view the finger's touch is tied to.")),
    StepForm(
      .ask, "next", "What a responder's `next` is.",
      Phrase("next of {of:responder} is {=:expected}", .responderChain, "A responder's `next`.")),
    StepForm(
      .ask, "chain", "The responders from the named one on, following `next` to the end.",
      Phrase(
        "the chain from {of:responder} is {=:paths}", .responderChain,
        "The responder and all that follow it."),
      Phrase(
        "the printed chain from {of:responder} is {=:printed path}", .responderChain,
        "The same, printed by the runner: the names with ` -> ` between them.")),
    StepForm(
      .ask, "parent", "The controller that a controller is a child of.",
      Phrase(
        "the parent of {of:controller} is {=:expected controller}", .viewControllers,
        "A controller's `parent`.")),
    StepForm(
      .ask, "contains",
      "Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.",
      Phrase(
        "{of:view} contains {at:point}", answer: .truth(true), .hitTesting,
        "The view's `point(inside:)` says yes."),
      Phrase(
        "{of:view} does not contain {at:point}", answer: .truth(false), .hitTesting,
        "The view's `point(inside:)` says no.")),
    StepForm(
      .ask, "subviews", "A view's subviews, from back to front.",
      Phrase(
        "the subviews of {of:view} are {=:list}", .hitTesting, "The subviews from back to front.")),
  ]

  private static let viewChecks: [Phrase] = [
    Phrase(
      calls: "{of:view} is asked", .hitTesting, "The search asked the view's `point(inside:)`."
    ) {
      .receives(.pointInside, $0.text("of"))
    },
    Phrase(calls: "{of:view} is not asked", .hitTesting, "The search did not ask the view.") {
      .doesNotReceive(.pointInside, $0.text("of"))
    },
    Phrase(
      calls: "the touch visits {path:path}", .touches,
      "All responders that were told the touch began, in order."
    ) {
      .receivers(of: .touchesBegan, along: $0["path"])
    },
    Phrase(
      calls: "{of:responder or recognizer} gets the touch", .touches, needing: .touchesOrGestures,
      "It was told the touch began."
    ) {
      .receives(.touchesBegan, $0.text("of"))
    },
    Phrase(
      calls: "{of:responder or recognizer} does not get the touch", .touches,
      needing: .touchesOrGestures, "It was not told."
    ) {
      .doesNotReceive(.touchesBegan, $0.text("of"))
    },
  ]
}

extension Expectation.Requirement {
  /// Returns the requirement that the responders of a path received a message: exactly those, or
  /// those first.
  static func receivers(of message: Message, along path: StepValue?) -> Self {
    if case .beginning(let names)? = path {
      return .receiversBegin(message, with: names.map(\.text))
    }
    return .receivers(message, (path ?? .nothing).texts)
  }
}

extension Phrase.Arguments {
  /// Returns the text or name for a field.
  func text(_ field: String) -> String { self[field, default: .nothing].text }

  /// Returns the names or words of the list for a field.
  func texts(_ field: String) -> [String] { self[field, default: .nothing].texts }

  /// Returns the touch method for the value of the field `phase`. Traps if it has none.
  func touches() -> Message {
    guard let message = self["phase", default: .nothing].word(TouchPhase.self).message else {
      preconditionFailure("A slot for a phase that responders are told of holds another.")
    }
    return message
  }
}
