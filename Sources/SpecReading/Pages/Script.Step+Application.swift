import Conformance

extension Script.Step {
  /// Whether only an application can carry the step out.
  var needsApplication: Bool {
    switch self {
    case .change(let change): change.needsApplication
    case .stimulate(let stimulus): stimulus.needsApplication
    case .ask: false
    }
  }
}

extension Change {
  fileprivate var needsApplication: Bool {
    switch self {
    case .ignoreInteractionEvents, .focus, .receiveRemoteControl: true
    case .set, .remove, .add, .insert, .bringToFront, .sendToBack, .makeView, .present, .dismiss,
      .addTarget, .removeTarget, .attach, .makeKey:
      false
    }
  }
}

extension Stimulus {
  fileprivate var needsApplication: Bool {
    switch self {
    case .touchBegins, .touchMoves, .touchEnds, .fingers, .sendAction, .sendActionWithEvent, .press,
      .shake, .remoteControl, .type, .pressReturn:
      true
    case .touchesAreCancelled, .wait, .becomeFirstResponder, .resignFirstResponder, .sendActions,
      .hitTest, .reloadInputViews:
      false
    }
  }
}
