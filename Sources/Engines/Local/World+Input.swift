import Conformance
import Responders

extension World {
  /// Sets how a responder takes presses, motion, remote control, keys and input views.
  func setInput(_ property: Property, of name: String) throws(Obstacle) {
    throw .unbuilt("\(property)")
  }

  /// Gives a view the focus, or nobody.
  func focus(_ name: String?) throws(Obstacle) { throw .unbuilt("focus") }

  /// Begins or ends receiving remote-control events.
  func receiveRemoteControl(_ receives: Bool) throws(Obstacle) { throw .unbuilt("remote control") }

  /// Sends a press, a shake, a remote command, or an action with an event of the program's own.
  func sendInput(_ stimulus: Stimulus) throws(Obstacle) { throw .unbuilt("\(stimulus)") }

  /// Answers a question about undo managers and input views.
  func answerInput(_ query: Query) throws(Obstacle) -> Answer { throw .unbuilt("\(query)") }
}
