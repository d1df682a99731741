extension Responder {
  /// The chain from this responder to its end, in the form `a -> b -> c`.
  ///
  /// Spec: CHAIN-7.
  public final var chainDescription: String {
    var text = interceptor?.name ?? description
    var current = next
    while let responder = current {
      text += " -> "
      text += responder.interceptor?.name ?? responder.description
      current = responder.next
    }
    return text
  }
  /// Returns the first responder after this one that may override the given methods, or nil.
  ///
  /// Iterative rather than recursive, so that long chains do not exhaust the stack.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-11, CHAIN-14, CHAIN-18, CHAIN-22, CHAIN-20, TOUCH-5, TOUCH-6,
  /// TOUCH-7, TOUCH-9, OTHER-5, OTHER-12, OTHER-19, ARCH-8.
  final func next(overriding methods: Methods) -> Responder? {
    // The first neighbour is handled apart: a variable would retain and release it once more, which
    // costs a sixth of the time where every responder overrides the methods.
    guard let neighbour = next else { return nil }
    guard neighbour.inherits(methods) else { return neighbour }
    var current = neighbour.next
    while let responder = current, responder.inherits(methods) { current = responder.next }
    return current
  }
}

extension Responder {
  /// Returns whether this is an instance of the given class itself and not of a subclass, as
  /// `NSObject.isMember(of:)` does.
  ///
  /// False in Embedded Swift, where classes cannot be compared.
  @inline(__always)
  final func isMember<Class: Responder>(of type: Class.Type) -> Bool {
    #if hasFeature(Embedded)
      false
    #else
      Swift.type(of: self) == type
    #endif
  }

  /// The groups of methods about which `inherits(_:)` is asked.
  public enum Methods: Hashable, Sendable {
    /// The four `touches…` methods and `receive(_:in:with:)`.
    ///
    /// Spec: CHAIN-9, TOUCH-5.
    case touches
    /// The eight methods for presses, motion and remote control, and `receive(_:)`.
    ///
    /// Spec: OTHER-5, OTHER-12, OTHER-19.
    case otherEvents
    /// `undoManager`.
    ///
    /// Spec: INPUT-8, INPUT-9.
    case undoManager
    /// `inputView` and `inputAccessoryView`.
    ///
    /// Spec: INPUT-4, INPUT-6.
    case inputViews
    /// A view's `hitTest(_:with:)`; an override of `point(inside:with:)` is always called.
    ///
    /// Spec: HIT-34.
    case hitTest
  }
}

/// The responders from one up its chain; ends where the chain leads back to itself.
///
/// An overridden `next` should not form a cycle, but a search must terminate if it does. As in
/// Brent's algorithm, the responder reached after each power of two of steps is remembered; in a
/// cycle it is met again.
struct ChainSequence: Sequence, IteratorProtocol {
  private var current: Responder?
  private var landmark: Responder?
  private var steps = 0
  private var limit = 1

  /// Creates the sequence that starts at a responder; empty for nil.
  init(from start: Responder?) { current = start }

  /// Returns the next responder, or nil at the end.
  mutating func next() -> Responder? {
    guard let responder = current else { return nil }
    if responder === landmark {
      current = nil
      return nil
    }
    steps += 1
    if steps == limit {
      landmark = responder
      steps = 0
      limit *= 2
    }
    current = responder.next
    return responder
  }
}
