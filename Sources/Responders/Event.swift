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

extension Event {
  /// The kinds of events.
  ///
  /// Spec: OTHER-1, OTHER-2.
  public enum EventType: Hashable, Sendable {
    /// Fingers on the glass; each goes to the view that it touches.
    ///
    /// Spec: TOUCH-4, OTHER-2.
    case touches
    /// Keys and buttons; they go to what has the focus, or to the first responder.
    ///
    /// Spec: OTHER-4, OTHER-9.
    case presses
    /// The device itself is moved; goes to the first responder.
    ///
    /// Spec: OTHER-11.
    case motion
    /// A command from headphones or the like; goes to the first responder.
    ///
    /// Spec: OTHER-18.
    case remoteControl
  }
}

extension Event {
  /// What exactly happened in an event.
  ///
  /// Spec: OTHER-11, OTHER-18.
  public enum EventSubtype: Sendable {
    /// Nothing that the type does not say.
    case none
    /// The device is shaken.
    case motionShake
    /// A remote control sends the command of that name, such as `play`; UIKit counts them up.
    case remoteControl(String)
  }
}

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

/// A remote control sends a command.
///
/// Spec: OTHER-1, OTHER-19.
public final class RemoteControlEvent: Event {
  /// The command's name, such as `play`.
  public let command: String

  /// Makes an event about a command.
  public init(_ command: String, timestamp: Double = 0) {
    self.command = command
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .remoteControl }

  public override var subtype: EventSubtype { .remoteControl(command) }
}
