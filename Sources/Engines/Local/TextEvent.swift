import Responders

/// An event of the program's own that carries a text along with an action.
final class TextEvent: Event {
  /// The text.
  let text: String

  /// Makes an event that carries a text.
  init(_ text: String, timestamp: Double) {
    self.text = text
    super.init(timestamp: timestamp)
  }
}
