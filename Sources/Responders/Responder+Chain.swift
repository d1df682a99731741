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

  /// The first responder after this one that may do more with a touch than hand it on.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-11, CHAIN-14, CHAIN-18, CHAIN-22, CHAIN-20, TOUCH-5, TOUCH-6,
  /// TOUCH-7, TOUCH-9, ARCH-8.
  final var nextHandler: Responder? {
    var current = next
    while let responder = current, responder.forwardsTouches { current = responder.next }
    return current
  }
}
