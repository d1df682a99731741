/// Something that happened to touches, presses, the device or a remote control at one time.
///
/// A subclass may carry anything along with an action; sent by hand, it goes the way of its type.
/// Whoever makes events makes one for each change: our choice (TOUCH-31, MAY).
///
/// Spec: TOUCH-30, TOUCH-31, ARCH-9, ARCH-14.
open class Event {
  /// The touches, in the order in which they are told to views: all that are down, those that
  /// nothing happened to included, and those that were just lifted.
  ///
  /// An array, not a set: the same input is told in the same order.
  ///
  /// Spec: TOUCH-13, TOUCH-30.
  public final let allTouches: [Touch]
  /// When it happened, in seconds on the clock of whoever made the event.
  public final let timestamp: Double

  /// Makes an event about some touches, or about none.
  public init(touches: [Touch] = [], timestamp: Double = 0) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// The kind of event, which decides where it goes; touches by default.
  ///
  /// A subclass may only choose among the kinds that there are. One of touches without any, and one
  /// that says presses or motion without being such an event, is told to nobody; one that says
  /// remote control goes that way: our choice (ARCH-14, MAY).
  ///
  /// Spec: OTHER-1, OTHER-2, ARCH-14.
  open var type: EventType { .touches }

  /// What exactly happened, where the type does not say it all; nothing more by default.
  ///
  /// Spec: OTHER-1.
  open var subtype: EventSubtype { .none }

  /// The touches that belong to a view.
  ///
  /// Spec: TOUCH-30.
  public final func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }

  /// The touches that began in a window.
  ///
  /// Spec: TOUCH-30.
  public final func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
