extension Responder {
  /// The first responder from here on that can perform an action, or what one that overrides the
  /// search names instead, if that implements the action.
  ///
  /// Ignores an override that returns nil or an object that cannot perform the action, and tests
  /// its responder instead. If the override calls super, the rest has been searched already.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: ACTION-7, ACTION-8, ACTION-12, ACTION-13, ACTION-16, ACTION-21, ACTION-22, ACTION-24,
  /// ARCH-2, ARCH-4.
  final func searchTarget(of action: Action, _ sender: Object?) -> Object? {
    hasSearchedOn = true
    var current = self
    while !current.canPerformAction(action, withSender: sender) {
      guard let next = current.next else { return nil }
      if !next.inheritsTarget(forAction: action) {
        next.hasSearchedOn = false
        let named = next.target(forAction: action, withSender: sender)
        if next.hasSearchedOn || named?.implements(action) == true { return named }
      }
      current = next
    }
    return current
  }
}
