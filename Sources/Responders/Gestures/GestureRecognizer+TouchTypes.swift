extension Touch {
  /// What makes a touch; the raw value is its bit in ``TouchTypes``.
  ///
  /// Spec: GESTURE-74.
  public enum TouchType: UInt8, Sendable {
    /// Contact with the screen.
    case direct = 1
    /// An input device away from the screen, such as a remote control.
    case indirect = 2
    /// A pencil.
    case pencil = 4
    /// A pointer, from the press of its button to the release.
    case indirectPointer = 8
  }

  /// A set of types.
  public struct TouchTypes: OptionSet, Hashable, Sendable {
    /// The bits of the types.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one type.
    public init(_ type: TouchType) { rawValue = type.rawValue }

    /// All types.
    public static var all: TouchTypes { TouchTypes(rawValue: 15) }
  }
}

extension GestureRecognizer {
  /// Returns whether the recognizer takes a touch, by its type and that of the first of its attempt.
  ///
  /// Spec: GESTURE-75, GESTURE-76.
  final func takesType(of touch: Touch) -> Bool {
    guard allowedTouchTypes.contains(Touch.TouchTypes(touch.type)) else { return false }
    guard requiresExclusiveTouchType, let first = touches.first else { return true }
    return first.type == touch.type
  }
}
