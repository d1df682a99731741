/// How far an event without a location has got: a press, or a shake.
public enum EventStage: String, Hashable, Sendable, CaseIterable {
  /// It began.
  case began
  /// Its strength changed; presses only.
  case changed
  /// It ended.
  case ended
  /// The system took it away.
  case cancelled

  /// The word as it stands in method names.
  var capitalized: String {
    switch self {
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    }
  }
}
