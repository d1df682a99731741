/// Something that happened to one or more touches at the same time.
public final class Event {
  /// The touches, in the order in which they are told to views.
  ///
  /// An array, not a set: the same input is told in the same order.
  public let allTouches: [Touch]

  /// Makes an event about some touches.
  public init(touches: [Touch]) { allTouches = touches }
}
