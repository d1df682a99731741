/// One key or button from going down to being let go.
///
/// The same object is updated all the time; its window and responder stay what they were when it
/// went down, as a touch's do: our choice, because sources do not say. It keeps both. It does not
/// name recognizers, which watch touches only: our choice (OTHER-8 and GESTURE-27, MAY).
///
/// Spec: OTHER-6, OTHER-8.
public final class Press {
  /// The key's or button's name, with its modifiers, such as `A`, `cmd-S` or `menu`.
  ///
  /// One text stands for UIKit's type, key and modifier flags.
  ///
  /// Spec: OTHER-8.
  public let key: String
  /// What the key did last.
  ///
  /// Spec: OTHER-6, OTHER-8.
  public private(set) var phase = Phase.began
  /// The window that the press is sent to; nil before it is sent, where there is no such window,
  /// and where a key command took it.
  ///
  /// Spec: OTHER-3, OTHER-8, OTHER-22.
  public internal(set) var window: Window?
  /// The first responder to receive the press; nil while the window is nil.
  ///
  /// Spec: OTHER-2, OTHER-4, OTHER-8, OTHER-9, OTHER-10, OTHER-14, OTHER-23.
  public internal(set) var responder: Responder?

  /// Whether its window and responder were looked for.
  var isResolved = false
  /// Whether key commands were looked through for it.
  var isKeyCommandChecked = false
  /// Whether the responder was told that it began, and not yet that it is over.
  var isTracked = false

  /// Makes the press of a key that goes down.
  public init(_ key: String) { self.key = key }

  /// Changes how firmly the key is pressed.
  public func change() { phase = .changed }

  /// Leaves the key as it is while another does something.
  public func stay() { phase = .stationary }

  /// Lets the key go.
  public func end() { phase = .ended }

  /// Takes the press away from its responder.
  public func cancel() { phase = .cancelled }

  /// What a key did last.
  ///
  /// Spec: OTHER-6.
  public enum Phase: Hashable, Sendable {
    /// It went down.
    case began
    /// It is pressed more or less firmly.
    case changed
    /// It stayed as it was while another did something.
    case stationary
    /// It was let go.
    case ended
    /// The system took the press away.
    case cancelled

    /// Whether the press is over.
    public var isFinal: Bool { self == .ended || self == .cancelled }
  }
}

/// Something that happened to keys or buttons at the same time.
///
/// Spec: OTHER-1, OTHER-6.
public final class PressesEvent: Event {
  /// The presses, in the order in which they are told.
  public let allPresses: [Press]

  /// Makes an event about some presses.
  public init(presses: [Press], timestamp: Double = 0) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .presses }
}
