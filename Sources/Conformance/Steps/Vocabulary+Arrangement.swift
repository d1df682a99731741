extension Vocabulary {
  /// What stands in what: subviews, the views of controllers, and presented controllers.
  static let arrangement: [StepDefinition] = [
    StepDefinition(
      .change, "removeFromParent",
      "Code calls a child controller's `removeFromParent()`, and leaves its view where it is.",
      traits: .movesViews,
      unspecifiedWith: [[.severalCanBecomeFirstResponder], [.recognizers, .afterTouch]],
      Phrase(
        "{of:controller} is removed from its parent", .viewControllers,
        "Calls `removeFromParent()` alone.")),
    StepDefinition(
      .change, "remove",
      "Takes a view out of its superview, a window out of its application, or a child controller (with its view) out of its parent.",
      traits: .movesViews,
      unspecifiedWith: [[.severalCanBecomeFirstResponder], [.recognizers, .afterTouch]],
      Phrase(
        "{of:view or window scene or controller or recognizer} is removed", .responderChain,
        needing: RequiredFeatures(
          [], .when("of", is: "window scene", .scenes),
          .when("of", is: "controller", .viewControllers), .when("of", is: "recognizer", .gestures)),
        "Takes it out of what it stands in.")),
    StepDefinition(
      .change, "add",
      "Adds a view in front of the other subviews of its new superview, leaving the old one.",
      traits: .movesViews,
      unspecifiedWith: [[.canBecomeFirstResponder], [.afterTouch]],
      Phrase(
        "{of:view} is added to {to:view}", .responderChain, needing: .nothing,
        "Adds a view in front of the other subviews, out of its old superview.")),
    StepDefinition(
      .change, "insert", "Moves a view just behind or in front of a sibling.",
      unspecifiedWith: [[.canBecomeFirstResponder], [.afterTouch]],
      Phrase(
        "{of:view} is put above {sibling:view}", with: ["placement": "above"], .hitTesting,
        "Moves a view just in front of a sibling."),
      Phrase(
        "{of:view} is put below {sibling:view}", with: ["placement": "below"], .hitTesting,
        "Moves a view just behind a sibling.")),
    StepDefinition(
      .change, "insertInto",
      "Calls `insertSubview(_:aboveSubview:)` or `insertSubview(_:belowSubview:)` of the view `to` with a sibling that may be no subview of it.",
      traits: .movesViews,
      unspecifiedWith: [[.canBecomeFirstResponder], [.afterTouch]],
      Phrase(
        "{of:view} is inserted into {to:view} above {sibling:view}", with: ["placement": "above"],
        .hitTesting, "Calls `insertSubview(_:aboveSubview:)` of a view, with any view as sibling."),
      Phrase(
        "{of:view} is inserted into {to:view} below {sibling:view}", with: ["placement": "below"],
        .hitTesting, "Calls `insertSubview(_:belowSubview:)` of a view, with any view as sibling.")),
    StepDefinition(
      .change, "bringToFront", "Moves a view in front of all its siblings.",
      Phrase("{of:view} is brought to front", .hitTesting, "Moves a view in front of its siblings.")
    ),
    StepDefinition(
      .change, "sendToBack", "Moves a view behind all its siblings.",
      Phrase("{of:view} is sent to back", .hitTesting, "Moves a view behind its siblings.")),
    StepDefinition(
      .change, "makeView",
      "Makes a view the root view of a controller, in place of the one before.",
      traits: .movesViews,
      unspecifiedWith: [[]],
      Phrase(
        "{of:view} becomes the view of {controller:controller}", .viewControllers,
        "Makes a view a controller's root view, in place of the one before.")),
    StepDefinition(
      .change, "present",
      "Presents a controller from another; its view goes into the presenter's window.",
      traits: .movesViews,
      unspecifiedWith: [[.canBecomeFirstResponder], [.recognizers, .afterTouch]],
      Phrase(
        "{of:controller} is presented by {by:controller}", .viewControllers,
        "Presents a controller; its view goes into the presenter's window, in front.")),
    StepDefinition(
      .change, "dismiss", "Dismisses a presented controller; its view leaves the window.",
      traits: .movesViews,
      unspecifiedWith: [[.canBecomeFirstResponder], [.recognizers, .afterTouch]],
      Phrase("{of:controller} is dismissed", .viewControllers, "Dismisses a presented controller.")),
    StepDefinition(
      .set, "delegate", "The application's delegate, or none.",
      Phrase(
        "the delegate of {of:application} is {to:responder or object or nobody}", .responderChain,
        "Sets an application's delegate.")),
    StepDefinition(
      .change, "ignoreInteractionEvents",
      "Begins (true) or ends (false) ignoring touch events in the whole application; calls nest.",
      traits: .needsApplication,
      .on(
        "interaction events are ignored", .touches,
        "Begins to drop touches in the whole application; calls nest."),
      .off("interaction events are allowed", .touches, "Ends one such call.")
    ),
  ]
}
