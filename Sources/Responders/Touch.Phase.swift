extension Touch {
  /// What a finger did last.
  public enum Phase: Hashable, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }
}
