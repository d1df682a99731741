/// The device is moved: a shake begins or is over.
///
/// Spec: OTHER-1, OTHER-11.
public final class MotionEvent: Event {
  /// How far the motion has got.
  public let phase: Phase

  /// Makes an event about a shake.
  public init(_ phase: Phase, timestamp: Double = 0) {
    self.phase = phase
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .motion }

  public override var subtype: EventSubtype { .motionShake }

  /// How far a motion has got; nothing is told of it in between.
  ///
  /// Spec: OTHER-13.
  public enum Phase: Hashable, Sendable {
    /// It began.
    case began
    /// It is over.
    case ended
    /// It was interrupted, or took too long for a shake.
    case cancelled
  }
}
