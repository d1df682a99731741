extension Responder {
  /// The chain from this responder to its end, in the form `a -> b -> c`.
  ///
  /// Spec: CHAIN-7.
  public final var chainDescription: String {
    var text = ""
    for responder in ChainSequence(from: self) {
      if !text.isEmpty { text += " -> " }
      text += responder.interceptor?.name ?? responder.description
    }
    return text
  }

  /// Returns the first responder after this one that may override the given methods, or nil.
  ///
  /// Iterative rather than recursive, so that long chains do not exhaust the stack.
  ///
  /// Spec: CHAIN-9, TOUCH-9.
  final func next(overriding methods: Methods) -> Responder? {
    // The first neighbour is handled apart: a variable would retain and release it once more, which
    // costs a sixth of the time where every responder overrides the methods.
    guard let neighbour = next else { return nil }
    guard neighbour.inherits(methods) else { return neighbour }
    return neighbour.search(overriding: methods)
  }

  /// Returns what `next(overriding:)` does; a function of its own, so that the other can be inlined.
  private func search(overriding methods: Methods) -> Responder? {
    for responder in ChainSequence(from: next) where !responder.inherits(methods) {
      return responder
    }
    return nil
  }

  /// Calls `body`, which passes a call on to a responder up the chain, and returns its result.
  ///
  /// Returns nil without calling it where the chain leads back to a responder that the call has
  /// reached, or where calls would be nested deeper than `ChainPosition.limit`.
  @inline(__always)
  final func pass<Result>(to responder: Responder, _ body: () -> Result) -> Result? {
    guard let position = chainPosition.advanced(from: self, to: responder) else { return nil }
    let previous = responder.chainPosition
    responder.chainPosition = position
    defer { responder.chainPosition = previous }
    return body()
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

/// The responders from one up its chain; ends where the chain leads back to itself, and after
/// `limit` responders.
///
/// All loops along a chain use it, because an overridden `next` may form a cycle, or return a new
/// responder each time. As in Brent's algorithm, the responder reached after each power of two of
/// steps is remembered; in a cycle it is met again. So a responder in a cycle may be returned up to
/// three times.
struct ChainSequence: Sequence, IteratorProtocol {
  /// The maximum number of responders: more than any hierarchy has.
  static let limit = 1 << 20

  private var current: Responder?
  private var landmark: Responder?
  private var count = 0

  /// Creates the sequence that starts at a responder; empty for nil.
  init(from start: Responder?) { current = start }

  /// Returns the next responder, or nil at the end.
  mutating func next() -> Responder? { next(by: { $0.next }) }

  /// Returns the next responder as `step` determines it, or nil at the end.
  @inline(__always)
  mutating func next(by step: (Responder) -> Responder?) -> Responder? {
    guard let responder = count == 0 ? current : current.flatMap(step), responder !== landmark,
      count < Self.limit
    else {
      current = nil
      return nil
    }
    count += 1
    if count & (count - 1) == 0 { landmark = responder }
    current = responder
    return responder
  }
}

/// The number of responders that have passed a call on before a responder receives it, inside each
/// other's calls.
///
/// Where a responder overrides a method and calls `super`, its `next` is called inside that call, so
/// that a chain without an end would exhaust the stack. Cycles are detected as in `ChainSequence`.
struct ChainPosition {
  /// The maximum number of nested calls: each needs a few hundred bytes of stack, and a thread may
  /// have as little as half a megabyte.
  static let limit = 2_000

  private var depth = 0
  /// The responder reached after the last power of two of calls; alive, because its call is running.
  private var landmark: ObjectIdentifier?

  /// Returns the position of the responder that another at this position passes a call to; nil if
  /// the call ends there.
  @inline(__always)
  func advanced(from responder: Responder, to next: Responder) -> ChainPosition? {
    let reached = ObjectIdentifier(next)
    guard reached != landmark ?? ObjectIdentifier(responder), depth < Self.limit else { return nil }
    var position = self
    position.depth += 1
    if position.depth & depth == 0 { position.landmark = reached }
    return position
  }
}
