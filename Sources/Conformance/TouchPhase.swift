/// What became of a finger's touch since the last event.
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// It went down.
  case began
  /// It moved.
  case moved
  /// It stayed where it was while another did something.
  case stationary
  /// It was lifted.
  case ended
  /// The system took it away.
  case cancelled

  /// The method by which responders are told; nil for a finger that did nothing.
  public var message: Message? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .stationary: nil
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
