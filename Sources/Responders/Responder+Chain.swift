extension Responder {
  /// The chain from here to its end: `a -> b -> c`.
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
