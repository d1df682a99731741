/// One key or button from going down to being let go.
///
/// The same object is updated all the time; its window and responder stay what they were when it
/// went down, as a touch's do: our choice, because sources do not say. It keeps both.
public final class Press {
  /// The key's or button's name, with its modifiers, such as `A`, `cmd-S` or `menu`.
  ///
  /// One text stands for UIKit's type, key and modifier flags.
  public let key: String
  /// What the key did last.
  public private(set) var phase = Phase.began
  /// The window that the press is sent to; nil before it is sent, where there is no such window,
  /// and where a key command took it.
  public internal(set) var window: Window?
  /// The responder that is told first; nil where the window is.
  public internal(set) var responder: Responder?

  /// Whether its window and responder were looked for.
  var isPlaced = false
  /// Whether key commands were looked through for it.
  var isCompared = false
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
