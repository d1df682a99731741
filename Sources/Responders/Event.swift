/// Something that happened to one or more touches at the same time.
public final class Event {
  /// The touches, in the order in which they are told to views: all that are down, those that
  /// nothing happened to included, and those that were just lifted.
  ///
  /// An array, not a set: the same input is told in the same order.
  public let allTouches: [Touch]
  /// When it happened, in seconds on the clock of whoever made the event.
  public let timestamp: Double

  /// Makes an event about some touches.
  public init(touches: [Touch], timestamp: Double = 0) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// The touches that belong to a view.
  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }

  /// The touches that began in a window.
  public func touches(for window: Window) -> [Touch] { allTouches.filter { $0.window === window } }
}
