/// An event: what happened to touches, presses, the device or a remote control at one time.
///
/// A subclass may carry any data along with an action; passed to `sendEvent(_:)` it is delivered by
/// its type. Callers create an event for each change: an implementation choice (TOUCH-31, MAY).
///
/// Spec: TOUCH-30, TOUCH-31, ARCH-9, ARCH-14.
open class Event {
  /// The touches, in the order in which they are delivered: all that are down, including stationary
  /// ones, and those just lifted.
  ///
  /// An array and not a set, so that delivery is deterministic.
  ///
  /// Spec: TOUCH-13, TOUCH-30.
  public final let allTouches: [Touch]
  /// The time of the event, in seconds on the caller's clock.
  public final let timestamp: Double

  /// Creates an event with the given touches.
  public init(touches: [Touch] = [], timestamp: Double = 0) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// The type, which determines how the event is delivered; touches by default.
  ///
  /// A subclass may return only one of the existing types. An event of type touches without
  /// touches, and one of type presses or motion that is not of the matching class, is delivered to
  /// no responder; one of type remote control is delivered. Implementation choice (ARCH-14, MAY).
  ///
  /// Spec: OTHER-1, OTHER-2, ARCH-14.
  open var type: EventType { .touches }

  /// The subtype; none by default.
  ///
  /// Spec: OTHER-1.
  open var subtype: EventSubtype { .none }

  /// Returns the touches of a view.
  ///
  /// Spec: TOUCH-30.
  public final func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }

  /// Returns the touches that began in a window.
  ///
  /// Spec: TOUCH-30.
  public final func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}

extension Event {
  /// The types of events.
  ///
  /// Spec: OTHER-1, OTHER-2.
  public enum EventType: Hashable, Sendable {
    /// Touches on the screen; delivered to the view that was touched.
    ///
    /// Spec: TOUCH-4, OTHER-2.
    case touches
    /// Presses of keys and buttons; delivered to the focused view or the first responder.
    ///
    /// Spec: OTHER-4, OTHER-9.
    case presses
    /// A motion of the device; delivered to the first responder.
    ///
    /// Spec: OTHER-11.
    case motion
    /// A command from a remote control, such as headphones; delivered to the first responder.
    ///
    /// Spec: OTHER-18.
    case remoteControl
  }
}

extension Event {
  /// The subtypes of events.
  ///
  /// Spec: OTHER-11, OTHER-18.
  public enum EventSubtype: Sendable {
    /// No subtype.
    case none
    /// A shake of the device.
    case motionShake
    /// A remote-control command by name, such as `play`, where UIKit enumerates the commands.
    case remoteControl(String)
  }
}

/// An event about a shake of the device.
///
/// Spec: OTHER-1, OTHER-11.
public final class MotionEvent: Event {
  /// The phase of the motion.
  public let phase: Phase

  /// Creates an event about a shake.
  public init(_ phase: Phase, timestamp: Double = 0) {
    self.phase = phase
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .motion }

  public override var subtype: EventSubtype { .motionShake }

  /// The phases of a motion; no event is sent between the beginning and the end.
  ///
  /// Spec: OTHER-13.
  public enum Phase: Hashable, Sendable {
    /// The motion began.
    case began
    /// The motion ended.
    case ended
    /// The motion was interrupted, or lasted too long for a shake.
    case cancelled
  }
}

/// An event about a command from a remote control.
///
/// Spec: OTHER-1, OTHER-19.
public final class RemoteControlEvent: Event {
  /// The name of the command, such as `play`.
  public let command: String

  /// Creates an event about a command.
  public init(_ command: String, timestamp: Double = 0) {
    self.command = command
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .remoteControl }

  public override var subtype: EventSubtype { .remoteControl(command) }
}
