/// Where a swipe goes.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down
}
