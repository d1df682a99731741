import Conformance

extension StepDefinition {
  /// The sentence that says that what a step of this form sets, calls or does has no effect, in UIKit's
  /// words.
  package var uselessWords: String {
    if let name = Self.methods[self.name], kind != .ask { return "\(name) has no effect" }
    if let name = Self.answers[self.name] { return "The answer of \(name) is ignored" }
    if let name = Self.overrides[self.name] { return "Overrides of \(name) are ignored" }
    if kind == .set { return "The property \(Self.properties[name] ?? name) is ignored" }
    return "The step \(name) has no effect"
  }

  /// The sentence that says that a question of this form is always answered the same, in UIKit's words.
  package func words(alwaysAnswering answer: String) -> String {
    "The answer to \(Self.questions[name] ?? name) is always \(answer)"
  }

  /// The sentence that says that a method always returns the same, in UIKit's words.
  package func words(alwaysReturning truth: Bool) -> String {
    "The result of \(Self.methods[name] ?? name) is always \(truth ? "yes" : "no")"
  }

  /// UIKit's properties, by the names of the forms that set them.
  private static let properties = [
    "hidden": "isHidden", "interactionEnabled": "isUserInteractionEnabled",
    "boundsOrigin": "bounds.origin", "scale": "transform, as far as it scales,",
    "rotation": "transform, as far as it rotates,",
    "translation": "transform, as far as it moves,", "multipleTouch": "isMultipleTouchEnabled",
    "exclusiveTouch": "isExclusiveTouch", "enabled": "isEnabled", "on": "isOn",
    "continuous": "isContinuous", "segments": "numberOfSegments", "pages": "numberOfPages",
    "tapsRequired": "numberOfTapsRequired", "touchesRequired": "numberOfTouchesRequired",
    "alsoDirection": "direction, where it has two ways,", "scrollable": "isScrollEnabled",
    "locksDirections": "isDirectionalLockEnabled", "dismissesKeyboard": "keyboardDismissMode",
    "alwaysBounces": "alwaysBounceVertical or alwaysBounceHorizontal", "editable": "isEditable",
    "keyCommand": "keyCommands", "allowedTouchType": "allowedTouchTypes",
    "zooming": "viewForZooming(in:) with its two zoom scales",
    "link": "NSAttributedString.Key.link", "selectable": "isSelectable", "startEdge": "edges",
    "mediumDetent": "detents, where they have medium(),",
    "undimmedDetent": "largestUndimmedDetentIdentifier",
    "supportsIndirectInput": "UIApplicationSupportsIndirectInputEvents",
    "allowedScrollTypes": "allowedScrollTypesMask",
  ]

  /// UIKit's methods that an object or its delegate answers, by the names of the forms that set what.
  private static let answers = [
    "next": "next", "hitTest": "hitTest(_:with:)",
    "hitTestPassesSelfThrough": "hitTest(_:with:), where that is nil for the view itself,",
    "pointInside": "point(inside:with:)",
    "pointInsideOutset": "point(inside:with:), where that makes a view larger,",
    "canBecomeFirstResponder": "canBecomeFirstResponder",
    "canResignFirstResponder": "canResignFirstResponder",
    "refusesToResign": "resignFirstResponder(), where that is no,",
    "letsEditingBegin": "the delegate's textFieldShouldBeginEditing(_:)",
    "letsEditingEnd": "the delegate's textFieldShouldEndEditing(_:)",
    "denies": "canPerformAction(_:withSender:)", "redirects": "target(forAction:withSender:)",
    "waitsFor": "the delegate's gestureRecognizer(_:shouldRequireFailureOf:)",
    "isAwaitedBy": "the delegate's gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "shouldBegin": "the delegate's gestureRecognizerShouldBegin(_:)",
    "beginsSideways":
      "the delegate's gestureRecognizerShouldBegin(_:), where the translation decides,",
    "shouldReceive": "the delegate's gestureRecognizer(_:shouldReceive:)",
    "recognizesTogether": "the delegate's gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "refusesGesture": "a view's gestureRecognizerShouldBegin(_:)",
    "implements": "responds(to:) for an action",
    "refusesTracking": "beginTracking(_:with:)", "stopsTracking": "continueTracking(_:with:)",
    "canBecomeKey": "canBecomeKey", "refusesTouches": "touchesShouldBegin(_:with:in:)",
    "cancelsTouches": "touchesShouldCancel(in:)",
    "refusesScrollToTop": "the delegate's scrollViewShouldScrollToTop(_:)",
    "refusesHighlight": "the delegate's tableView(_:shouldHighlightRowAt:)",
    "selection": "the delegate's tableView(_:willSelectRowAt:)",
    "deselection": "the delegate's tableView(_:willDeselectRowAt:)",
    "refusesLinkMenu":
      "the delegate's textView(_:menuConfigurationFor:defaultMenu:), where that is nil,",
    "performsAssistiveAction": "accessibilityActivate() and the like",
  ]

  /// UIKit's methods that are overridden without a call to super, by the names of the forms that say so.
  private static let overrides = [
    "handlesTouches": "touchesBegan(_:with:) and the like", "keepsTouches": "single touch methods",
    "handlesPresses": "pressesBegan(_:with:) and the like",
    "handlesMotion": "motionBegan(_:with:) and the like",
    "handlesRemoteControl": "remoteControlReceived(with:)", "swallowsEvents": "sendEvent(_:)",
  ]

  /// What a step calls, or what happens in it, by the names of the forms.
  private static let methods = [
    "removeFromParent": "removeFromParent()", "remove": "removeFromSuperview()",
    "add": "addSubview(_:)",
    "insert": "insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of a sibling",
    "insertInto": "insertSubview(_:aboveSubview:) or insertSubview(_:belowSubview:) of any view",
    "bringToFront": "bringSubviewToFront(_:)", "sendToBack": "sendSubviewToBack(_:)",
    "makeView": "Setting the view of a controller", "present": "present(_:animated:completion:)",
    "dismiss": "dismiss(animated:completion:)", "makeKey": "makeKey()",
    "becomeFirstResponder": "becomeFirstResponder()",
    "resignFirstResponder": "resignFirstResponder()", "endEditing": "endEditing(_:)",
    "sendAction": "sendAction(_:to:from:for:)", "addTarget": "addTarget(_:action:for:)",
    "removeTarget": "removeTarget(_:action:for:)", "sendActions": "sendActions(for:)",
    "sendActionsForBoth": "sendActions(for:) with two events", "attach": "addGestureRecognizer(_:)",
    "requiresFailure": "require(toFail:)", "scrollTo": "setContentOffset(_:animated:)",
    "scrollToVisible": "scrollRectToVisible(_:animated:)", "touchMoves": "The move of a finger",
    "touchEnds": "The lift of a finger", "fingers": "What several fingers do at once",
    "touchesAreCancelled": "The cancellation of all touches", "wait": "The passing of time",
    "type": "Typing", "pressReturn": "The return key", "press": "Pressing a key",
    "shake": "Shaking the device", "tapStatusBar": "A tap on the status bar",
    "receiveRemoteControl": "A command of a remote control",
    "leavesControl": "removeTarget(_:action:for:) during an action",
    "selectRow": "selectRow(at:animated:scrollPosition:)",
    "deselectRow": "deselectRow(at:animated:)", "touchType": "The type of a touch",
    "movePointer": "Moving the pointer", "transform": "Pinching or rotating on a trackpad",
    "assist": "accessibilityActivate() or another such action",
  ]

  /// What UIKit calls what is asked, by the names of the forms.
  private static let questions = [
    "hitTestView": "hitTest(_:with:)", "touchView": "view of a touch", "parent": "superview",
    "contains": "point(inside:with:)", "fingerView": "view of the touch of a finger",
    "location": "location(in:)", "previousLocation": "previousLocation(in:)",
    "result": "a method that was called", "target": "target(forAction:withSender:)",
    "canPerform": "canPerformAction(_:withSender:)", "recognizers": "gestureRecognizers of a touch",
    "chain": "the chain of next", "touchType": "type of a touch",
    "isMenuShown": "whether a menu is shown",
    "shownInput": "what input view is shown",
  ]
}

extension ResponderKind {
  /// The sentence that says that a recognizer of this kind recognizes nothing.
  package var recognizingNothing: String {
    "\(rawValue.hasPrefix("edge") ? "An" : "A") \(rawValue) recognizes nothing"
  }
}
