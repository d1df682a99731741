extension Stimulus {
  /// The stimulus as the pages would write it: `touching 200 200`.
  var words: String {
    switch self {
    case .touchBegins(let point): "touching \(point.words)"
    case .touchMoves(let point): "the touch moves to \(point.words)"
    case .touchEnds: "the touch ends"
    case .fingers(let changes): FingerChange.words(of: changes)
    case .touchesAreCancelled: "the system cancels the touches"
    case .wait(let seconds): "\(seconds.words) seconds pass"
    case .becomeFirstResponder(let name): "\(name) becomes first responder"
    case .resignFirstResponder(let name): "\(name) resigns first responder"
    case .sendAction(let action, let target, let sender):
      "sending \(action) to \(target ?? "nobody") from \(sender ?? "nobody")"
    case .sendActionWithEvent(let action, let target, let sender, let payload):
      "sending \(action) to \(target ?? "nobody") from \(sender ?? "nobody") with \(payload)"
    case .sendActions(let control, let event):
      "\(control) sends its actions for \(event.rawValue)"
    case .press(let key, let stage): "press \(key) \(stage.rawValue)"
    case .type(let text): "the user types \(text)"
    case .pressReturn: "the user presses return"
    case .reloadInputViews(let name): "\(name) reloads its input views"
    case .shake(let stage): "shaking \(stage.rawValue)"
    case .remoteControl(let command): "the remote control sends \(command)"
    case .hitTest(let view, let point): "hit-testing \(view) at \(point.words)"
    }
  }
}

extension FingerChange {
  /// What several fingers do: `fingers 1 and 2 lift`, or `finger 1 moves to 5 5 while finger 2 lifts`.
  fileprivate static func words(of changes: [FingerChange]) -> String {
    if changes.count == 2 {
      let fingers = "fingers \(changes[0].finger) and \(changes[1].finger)"
      switch (changes[0].action, changes[1].action) {
      case (.touches(let one), .touches(let two)):
        return "\(fingers) touch \(one.words) and \(two.words)"
      case (.moves(let one), .moves(let two)):
        return "\(fingers) move to \(one.words) and \(two.words)"
      case (.lifts, .lifts): return "\(fingers) lift"
      default: break
      }
    }
    return changes.map(\.words).joined(separator: " while ")
  }

  fileprivate var words: String {
    switch action {
    case .touches(let point): "finger \(finger) touches \(point.words)"
    case .moves(let point): "finger \(finger) moves to \(point.words)"
    case .lifts: "finger \(finger) lifts"
    }
  }
}
