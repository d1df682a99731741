extension Responder {
  /// The first responder from here on that can perform an action, up to one that overrides the
  /// search: that one is asked, and may name any object.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: ACTION-7, ACTION-8, ACTION-12, ACTION-13, ACTION-16, ACTION-21, ACTION-22, ARCH-2,
  /// ARCH-4.
  final func searchTarget(of action: Action, _ sender: Object?) -> Object? {
    var current = self
    while !current.canPerformAction(action, withSender: sender) {
      guard let next = current.next else { return nil }
      guard next.inheritsTarget(forAction: action)
      else { return next.target(forAction: action, withSender: sender) }
      current = next
    }
    return current
  }
}
