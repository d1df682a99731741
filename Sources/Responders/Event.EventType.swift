extension Event {
  /// The kinds of events.
  ///
  /// Spec: OTHER-1, OTHER-2.
  public enum EventType: Hashable, Sendable {
    /// Fingers on the glass; each goes to the view that it touches.
    ///
    /// Spec: TOUCH-4, OTHER-2.
    case touches
    /// Keys and buttons; they go to what has the focus, or to the first responder.
    ///
    /// Spec: OTHER-4, OTHER-9.
    case presses
    /// The device itself is moved; goes to the first responder.
    ///
    /// Spec: OTHER-11.
    case motion
    /// A command from headphones or the like; goes to the first responder.
    ///
    /// Spec: OTHER-18.
    case remoteControl
  }
}
