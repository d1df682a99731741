extension Touch {
  /// What a finger did last.
  ///
  /// Spec: TOUCH-12.
  public enum Phase: Hashable, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was while another did something.
    ///
    /// Spec: TOUCH-12, TOUCH-13.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    ///
    /// Spec: TOUCH-12, TOUCH-21.
    case cancelled

    /// Whether the touch is over.
    ///
    /// Spec: TOUCH-2, TOUCH-21.
    public var isFinal: Bool { self == .ended || self == .cancelled }
  }
}
