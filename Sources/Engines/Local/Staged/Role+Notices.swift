import Conformance
import Responders

extension Role {
  /// Takes a touch message down; says whether it goes on to super.
  mutating func forwards(_ touches: [Touch], _ phase: Touch.Phase) -> Bool {
    let phase = TouchPhase(phase)
    let isTaken = recorder.recordTouches(touches, phase, by: name, lastJourney: &lastJourney)
    guard let overrides else { return isTaken }
    return isTaken && !overrides.keptPhases.contains(phase)
  }

  /// Takes a notice down; says whether it goes on to super.
  mutating func forwards(_ notice: Responder.Notice) -> Bool {
    guard let message = Message(notice) else { return false }
    guard recorder.recordNotice(message, by: name, lastJourney: &lastJourney) else { return false }
    return overrides?.input?.keeps(notice) != true
  }
}

extension InputOverrides {
  /// Whether the methods for such notices are overridden without a call to super.
  fileprivate func keeps(_ notice: Responder.Notice) -> Bool {
    switch notice {
    case .presses: keepsPresses
    case .motion: keepsMotion
    case .remoteControl: keepsRemoteControl
    }
  }
}

extension Message {
  /// The message that a notice is, nil where nobody is told.
  fileprivate init?(_ notice: Responder.Notice) {
    switch notice {
    case .presses(.began, _, with: _): self = .presses(.began)
    case .presses(.changed, _, with: _): self = .presses(.changed)
    case .presses(.ended, _, with: _): self = .presses(.ended)
    case .presses(.cancelled, _, with: _): self = .presses(.cancelled)
    case .presses(.stationary, _, with: _): return nil
    case .motion(.began, _, with: _): self = .motion(.began)
    case .motion(.ended, _, with: _): self = .motion(.ended)
    case .motion(.cancelled, _, with: _): self = .motion(.cancelled)
    case .remoteControl: self = .remoteControlReceived
    }
  }
}
