extension Touch {
  /// What a finger did last.
  public enum Phase: Hashable, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was while another did something.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled

    /// Whether the touch is over.
    public var isFinal: Bool { self == .ended || self == .cancelled }
  }
}
