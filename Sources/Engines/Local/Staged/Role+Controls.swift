import Conformance
import Responders

extension Role {
  /// Whether `beginTracking(_:with:)` is overridden to say no.
  var refusesTracking: Bool { overrides?.refusesTracking == true }

  /// Whether `continueTracking(_:with:)` is overridden to say no.
  var stopsTracking: Bool { overrides?.stopsTracking == true }

  /// Takes down for which events a control sends its actions.
  func sends(_ events: Responders.ControlEvent) {
    guard let event = Conformance.ControlEvent(events) else { return }
    recorder.record(.control(event), by: name)
  }
}
