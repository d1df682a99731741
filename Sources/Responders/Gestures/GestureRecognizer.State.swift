extension GestureRecognizer {
  /// Where a recognizer stands.
  ///
  /// Spec: GESTURE-13, GESTURE-14.
  public enum State: Hashable, Sendable {
    /// It has not made up its mind.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture came to its end, or a discrete one was recognised.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// The touches were no such gesture.
    case failed

    /// The same as `ended`, as discrete gestures have it.
    ///
    /// Spec: GESTURE-13.
    public static var recognized: State { .ended }

    /// Whether nothing follows until the touches are up.
    ///
    /// Spec: GESTURE-17.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is going on.
    var isRunning: Bool { self == .began || self == .changed }
  }
}
