/// Where a gesture recognizer stands.
public enum RecognizerState: String, Hashable, Sendable, CaseIterable {
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
}
