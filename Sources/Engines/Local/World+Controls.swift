import Conformance
import Responders

extension World {
  /// Sets whether a control or recognizer is enabled, or how a control tracks.
  func setTracking(_ property: Property, of name: String) throws(Obstacle) {
    throw .unbuilt("\(property)")
  }

  /// Registers or removes targets of a control.
  func changeTargets(_ change: Change) throws(Obstacle) { throw .unbuilt("\(change)") }

  /// Has a control send its actions for an event.
  func sendActions(_ name: String, for event: ControlEvent) throws(Obstacle) {
    throw .unbuilt("\(event)")
  }

  /// Answers a question about a control's tracking.
  func answerTracking(_ query: Query) throws(Obstacle) -> Answer { throw .unbuilt("\(query)") }
}
