/// A press: one key or button from going down to being released.
///
/// The same object is updated throughout; its window and responder keep the values they had at the
/// beginning, as those of a touch do: an implementation choice, because the sources do not say. The
/// press retains both. Of recognizers only those of taps take it: an implementation choice (OTHER-8 and
/// GESTURE-27, MAY).
///
/// Spec: OTHER-6, OTHER-8, OTHER-36.
public final class Press {
  /// The name of the key or button with its modifiers, such as `A`, `cmd-S` or `menu`.
  ///
  /// One string stands for UIKit's type, key and modifier flags.
  ///
  /// Spec: OTHER-8.
  public let key: String
  /// The phase of the press.
  ///
  /// Spec: OTHER-6, OTHER-8.
  public private(set) var phase = Phase.began
  /// The window that the press is sent to; nil before it is sent, if there is no such window, and
  /// if a key command took it.
  ///
  /// Spec: OTHER-3, OTHER-8, OTHER-22.
  public internal(set) var window: Window?
  /// The first responder to receive the press; nil while the window is nil.
  ///
  /// Spec: OTHER-4, OTHER-9.
  public internal(set) var responder: Responder?

  /// Whether the window and responder were determined.
  var isResolved = false
  /// Whether the key commands were searched for the key.
  var isKeyCommandChecked = false
  /// Whether the responder has received the beginning of the press and not yet its end.
  var isTracked = false

  /// Creates the press of a key that goes down.
  public init(_ key: String) { self.key = key }

  /// Changes the force of the press.
  public func change() { phase = .changed }

  /// Marks the press as stationary while another one changes.
  public func stay() { phase = .stationary }

  /// Ends the press.
  public func end() { phase = .ended }

  /// Cancels the press.
  public func cancel() { phase = .cancelled }

  /// The phases of a press.
  ///
  /// Spec: OTHER-6.
  public enum Phase: Hashable, Sendable {
    /// The key went down.
    case began
    /// The force changed.
    case changed
    /// The key did not change while another press did.
    case stationary
    /// The key was released.
    case ended
    /// The system cancelled the press.
    case cancelled

    /// Whether the press is over.
    public var isFinal: Bool { self == .ended || self == .cancelled }
  }
}

/// An event about keys or buttons.
///
/// Spec: OTHER-1, OTHER-6.
public final class PressesEvent: Event {
  /// The presses, in the order in which they are delivered.
  public let allPresses: [Press]

  /// Creates an event with the given presses.
  public init(presses: [Press], timestamp: Double = 0) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .presses }
}
