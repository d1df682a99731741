import Conformance
import Responders

extension World {
  /// Sets a property of a recognizer.
  func setGesture(_ property: Property, of name: String) throws(Obstacle) {
    throw .unbuilt("\(property)")
  }

  /// Attaches a recognizer to a view.
  func attach(_ name: String, to view: String) throws(Obstacle) { throw .unbuilt(name) }

  /// Answers a question about recognizers.
  func answerGesture(_ query: Query) throws(Obstacle) -> Answer { throw .unbuilt("\(query)") }
}
