extension Event {
  /// The kinds of events.
  public enum EventType: Hashable, Sendable {
    /// Fingers on the glass; each goes to the view that it touches.
    case touches
    /// Keys and buttons; they go to what has the focus, or to the first responder.
    case presses
    /// The device itself is moved; goes to the first responder.
    case motion
    /// A command from headphones or the like; goes to the first responder.
    case remoteControl
  }
}
