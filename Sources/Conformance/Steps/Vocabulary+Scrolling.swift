extension Vocabulary {
  /// Scroll views.
  static let scrolling: Section = (
    scrollContent + scrollDecisions + scrollDirections + scrollSurroundings + scrollQuestions,
    scrollChecks
  )

  private static let scrollContent: [StepDefinition] = [
    StepDefinition(
      .set, "contentSize", "The width and height of a scroll view's content, in points.",
      Phrase(
        "{of:scroll view} has content size {to:size}", .scrolling,
        "Sets the size of the content.")),
    StepDefinition(
      .set, "contentOffset", "The point of the content at the top left corner, in points.",
      traits: .movesViews,
      Phrase(
        "{of:scroll view} has content offset {to:point}", .scrolling,
        "Code scrolls the content.")),
    StepDefinition(
      .set, "contentInset", "How far the content may be scrolled beyond an edge, in points.",
      Phrase(
        "{of:scroll view} has content inset {to:number} at the top", with: ["edge": "top"],
        .scrolling, "Sets how far the content may be scrolled down beyond its top."),
      Phrase(
        "{of:scroll view} has content inset {to:number} at the bottom", with: ["edge": "bottom"],
        .scrolling, "Sets how far the content may be scrolled up beyond its bottom."),
      Phrase(
        "{of:scroll view} has content inset {to:number} at the left", with: ["edge": "left"],
        .scrolling, "Sets how far the content may be scrolled to the right beyond its left edge."),
      Phrase(
        "{of:scroll view} has content inset {to:number} at the right", with: ["edge": "right"],
        .scrolling, "Sets how far the content may be scrolled to the left beyond its right edge.")),
    StepDefinition(
      .set, "zoomScale", "The scale of the zoomed view, which code sets.",
      samples: [0.5, 1, 2, 4],
      Phrase(
        "{of:scroll view} has zoom scale {to:number}", .scrolling, "Code zooms the content.")),
    StepDefinition(
      .set, "zooming",
      "The view that the delegate's `viewForZooming(in:)` returns, or nobody, and the smallest and largest zoom scale.",
      samples: [0.5, 1, 2, 4],
      Phrase(
        "{of:scroll view} zooms {view:view or nobody} from {minimum:number} to {maximum:number}",
        .scrolling, "Sets the zoom scales, and what the delegate says is zoomed.")),
  ]

  private static let scrollDecisions: [StepDefinition] = [
    StepDefinition(
      .set, "delaysContentTouches",
      "Whether a scroll view holds touches back from its content until it is clear whether they scroll.",
      .off(
        "{of:scroll view} does not delay content touches", .scrolling,
        "Sets `delaysContentTouches` to no."),
      .on("{of:scroll view} delays content touches", .scrolling, "Sets it to yes.")),
    StepDefinition(
      .set, "canCancelContentTouches",
      "Whether a drag may scroll once a view in the content was told of the touch.",
      .off(
        "{of:scroll view} cannot cancel content touches", .scrolling,
        "Sets `canCancelContentTouches` to no."),
      .on("{of:scroll view} can cancel content touches", .scrolling, "Sets it to yes.")),
    StepDefinition(
      .set, "refusesTouches",
      "A view for which a scroll view's `touchesShouldBegin` is overridden to return no.",
      unspecifiedWith: [[.moves]],
      Phrase(
        "{of:scroll view} refuses touches in {view:view}", .scrolling,
        "Overrides `touchesShouldBegin` to return no for a view.")),
    StepDefinition(
      .set, "cancelsTouches",
      "What a scroll view's `touchesShouldCancel(in:)` is overridden to return for a view.",
      unspecifiedWith: [[.afterTouch]],
      .on(
        "{of:scroll view} cancels touches in {view:view}", .scrolling,
        "Overrides `touchesShouldCancel` to return yes for a view."),
      .off(
        "{of:scroll view} does not cancel touches in {view:view}", .scrolling,
        "Overrides it to return no for a view.")),
  ]

  private static let scrollDirections: [StepDefinition] = [
    StepDefinition(
      .set, "scrollable", "Whether a scroll view scrolls (`isScrollEnabled`).",
      .off("{of:scroll view} is not scrollable", .scrolling, "Sets `isScrollEnabled` to no."),
      .on("{of:scroll view} is scrollable", .scrolling, "Sets it to yes.")),
    StepDefinition(
      .set, "bounces", "Whether a scroll view's content can be dragged beyond its edges.",
      .off("{of:scroll view} does not bounce", .scrolling, "Sets `bounces` to no.")),
    StepDefinition(
      .set, "alwaysBounces", "An axis along which the content can be dragged even if it fits.",
      Phrase(
        "{of:scroll view} always bounces vertically", with: ["axis": "vertical"], .scrolling,
        "Sets `alwaysBounceVertical` to yes."),
      Phrase(
        "{of:scroll view} always bounces horizontally", with: ["axis": "horizontal"], .scrolling,
        "Sets `alwaysBounceHorizontal` to yes.")),
    StepDefinition(
      .set, "locksDirections", "Whether a drag along one axis scrolls along that axis only.",
      .on(
        "{of:scroll view} locks directions", .scrolling, "Sets `isDirectionalLockEnabled` to yes.")),
    StepDefinition(
      .set, "keepsScrolling",
      "An axis along which a drag beyond the content's edge does not scroll a scroll view around this one.",
      Phrase(
        "{of:scroll view} does not transfer vertical scrolling", with: ["axis": "vertical"],
        .scrolling, "Sets `transfersVerticalScrollingToParent` to no."),
      Phrase(
        "{of:scroll view} does not transfer horizontal scrolling", with: ["axis": "horizontal"],
        .scrolling, "Sets `transfersHorizontalScrollingToParent` to no.")),
  ]

  private static let scrollSurroundings: [StepDefinition] = [
    StepDefinition(
      .set, "dismissesKeyboard", "When dragging a scroll view dismisses the keyboard.",
      Phrase(
        "{of:scroll view} dismisses the keyboard on drag", with: ["to": "onDrag"], .scrolling,
        "Sets `keyboardDismissMode` to `onDrag`."),
      Phrase(
        "{of:scroll view} dismisses the keyboard interactively", with: ["to": "interactive"],
        .scrolling, "Sets it to `interactive`.")),
    StepDefinition(
      .set, "scrollsToTop", "Whether a tap on the status bar scrolls to the top.",
      .off("{of:scroll view} does not scroll to the top", .scrolling, "Sets `scrollsToTop` to no."),
      .on("{of:scroll view} scrolls to the top", .scrolling, "Sets it to yes.")),
    StepDefinition(
      .set, "refusesScrollToTop",
      "Whether the delegate's `scrollViewShouldScrollToTop` answers no.",
      .on(
        "{of:scroll view} refuses to scroll to the top", .scrolling,
        "Its delegate's `scrollViewShouldScrollToTop` answers no.")),
    StepDefinition(
      .set, "decelerating",
      "That a scroll view's content moves by itself, as after a flick, until a touch ends that.",
      unspecifiedWith: [[.followed]],
      .on(
        "{of:scroll view} is decelerating", .scrolling,
        "Has the content move by itself, as after a flick.")),
    StepDefinition(
      .stimulate, "scrollTo",
      "Code calls a scroll view's `setContentOffset(_:animated:)`.",
      traits: .movesViews, unspecifiedWith: [[.followed]],
      Phrase(
        "{of:scroll view} scrolls to {to:point} at once", with: ["animated": false], .scrolling,
        "Code calls `setContentOffset(_:animated:)` without animation."),
      Phrase(
        "{of:scroll view} scrolls to {to:point} with an animation", with: ["animated": true],
        .scrolling, "The same with an animation.")),
    StepDefinition(
      .stimulate, "scrollToVisible",
      "Code calls a scroll view's `scrollRectToVisible(_:animated:)`, with a rectangle of the content.",
      traits: .movesViews, unspecifiedWith: [[.followed]],
      Phrase(
        "{of:scroll view} shows {to:rect} at once", with: ["animated": false], .scrolling,
        "Code calls `scrollRectToVisible(_:animated:)` without animation."),
      Phrase(
        "{of:scroll view} shows {to:rect} with an animation", with: ["animated": true],
        .scrolling, "The same with an animation.")),
    StepDefinition(
      .stimulate, "tapStatusBar", "The user taps the status bar.", traits: .needsApplication,
      Phrase("tapping the status bar", .scrolling, "The user taps the status bar.")),
  ]

  private static let scrollQuestions: [StepDefinition] = [
    StepDefinition(
      .ask, "contentOffset", "The point of the content at the top left corner, in points.",
      Phrase(
        "the content offset of {of:scroll view} is {=:point}", .scrolling,
        "The point of the content at the top left corner.")),
    StepDefinition(
      .ask, "zoomScale", "The scale of a scroll view's zoomed view.",
      Phrase(
        "the zoom scale of {of:scroll view} is {=:number}", .scrolling,
        "The scale of the zoomed view.")),
    StepDefinition(
      .ask, "willDecelerate",
      "What `willDecelerate` was when the delegate was last told that a drag ended.",
      // How fast a drag has to be is not published.
      unspecifiedWith: [[]],
      .yes(
        "{of:scroll view} went on after its drag", .scrolling,
        "`scrollViewDidEndDragging(_:willDecelerate:)` was last called with yes."),
      .no(
        "{of:scroll view} stopped after its drag", .scrolling, "It was last called with no.")),
    StepDefinition(
      .ask, "isDragging", "Whether a drag scrolls.",
      .yes("{of:scroll view} is dragging", .scrolling, "A drag scrolls."),
      .no("{of:scroll view} is not dragging", .scrolling, "None does.")),
    StepDefinition(
      .ask, "isDecelerating", "Whether a scroll view's content moves by itself.",
      .yes("{of:scroll view} is still decelerating", .scrolling, "The content moves by itself."),
      .no("{of:scroll view} is not decelerating", .scrolling, "It does not.")),
    StepDefinition(
      .ask, "isZooming", "Whether a pinch zooms.",
      .yes("{of:scroll view} is zooming", .scrolling, "A pinch zooms."),
      .no("{of:scroll view} is not zooming", .scrolling, "None does.")),
  ]

  private static let scrollChecks: [Phrase] = [
    Phrase(
      "{of:scroll view} reports {call:scroll call}",
      expects: .receives(.word(.scrollCalls, field: "call")), .scrolling,
      "Its delegate was called so."),
    Phrase(
      "{of:scroll view} does not report {call:scroll call}",
      expects: .doesNotReceive(.word(.scrollCalls, field: "call")), .scrolling, "It was not."),
    Phrase(
      "{of:scroll view} reported {calls:scroll calls}",
      expects: .history(.scrollCalls, field: "calls"), .scrolling,
      "All such calls of its delegate since the scenario began, in order."),
    Phrase(
      "{of:scroll view} is asked {question:scroll question}",
      expects: .receives(.word(.scrollQuestions, field: "question")), .scrolling,
      "That method of the scroll view was called."),
    Phrase(
      "{of:scroll view} is not asked {question:scroll question}",
      expects: .doesNotReceive(.word(.scrollQuestions, field: "question")), .scrolling,
      "It was not."),
  ]
}
