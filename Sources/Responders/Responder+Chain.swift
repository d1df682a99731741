extension Responder {
  /// The chain from here to its end: `a -> b -> c`.
  ///
  /// Spec: CHAIN-7.
  public final var chainDescription: String {
    var text = description
    var current = next
    while let responder = current {
      text += " -> "
      text += responder.description
      current = responder.next
    }
    return text
  }
  /// The first responder after this one that may override some methods.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-11, CHAIN-14, CHAIN-18, CHAIN-22, CHAIN-20, TOUCH-5, TOUCH-6,
  /// TOUCH-7, TOUCH-9, OTHER-5, OTHER-12, OTHER-19, ARCH-8.
  final func next(overriding methods: Methods) -> Responder? {
    // The first is no variable, because a variable would be kept and let go once more: where every
    // responder overrides the methods, that is a sixth of the time.
    guard let neighbour = next else { return nil }
    guard neighbour.inherits(methods) else { return neighbour }
    var current = neighbour.next
    while let responder = current, responder.inherits(methods) { current = responder.next }
    return current
  }
}

extension Responder {
  /// Methods that a subclass overrides or leaves as they are.
  public enum Methods: Hashable, Sendable {
    /// The four methods for touches, and `receive(_:in:with:)`.
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
    /// A view's `hitTest(_:with:)`; an overridden `point(inside:with:)` is always asked.
    ///
    /// Spec: HIT-34.
    case hitTest
  }
}

/// The responders from one on, following `next`; it ends where the chain comes back to itself.
///
/// An overridden `next` should not lead back, but a search that nobody on the way can stop must
/// come to an end. Each power of two of steps it remembers where it is: in a circle it meets that
/// responder again.
struct ChainSequence {
  private var current: Responder?
  private var landmark: Responder?
  private var steps = 0
  private var limit = 1

  /// Starts at a responder, or nowhere.
  init(from start: Responder?) { current = start }

  /// The next responder on the way, nil at the end.
  mutating func step() -> Responder? {
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
