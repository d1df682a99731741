/// The name of something an object can be asked to do.
///
/// Stands for a selector, which Embedded Swift does not have.
///
/// Spec: ACTION-1, ACTION-17.
public struct Action: Hashable, Sendable {
  /// The name, such as `copy`.
  public let name: String

  /// Names an action.
  ///
  /// Spec: ARCH-3.
  public init(_ name: String) { self.name = name }

  /// Ends being first responder; every responder implements it.
  ///
  /// Spec: ACTION-14.
  public static var resignFirstResponder: Action { Action("resignFirstResponder") }

  /// Whether both have the same bytes: Embedded Swift compares texts only with large tables.
  public static func == (left: Action, right: Action) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Hashes the name's bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}

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
  final func findTarget(for action: Action, withSender sender: Object?) -> Object? {
    hasContinuedSearch = true
    var current = self
    while !current.canPerformAction(action, withSender: sender) {
      guard let next = current.next else { return nil }
      if !next.inheritsTarget(forAction: action) {
        next.hasContinuedSearch = false
        let named = next.target(forAction: action, withSender: sender)
        if next.hasContinuedSearch || named?.implements(action) == true { return named }
      }
      current = next
    }
    return current
  }
}

extension Application {
  /// The object that performs an action without a target, if there is one.
  final func target(ofAction action: Action, from sender: Object?) -> Object? {
    guard let start = firstResponder(for: sender?.responder) ?? sender?.responder
    else { return sender }
    return start.target(forAction: action, withSender: sender)
  }

  /// The first responder that a sender's actions start at.
  private func firstResponder(for sender: Responder?) -> Responder? {
    if let window = sender?.responderWindow { return window.firstResponder }
    // A view in no window.
    if let sender, sender.responderView === sender { return nil }
    return keyWindow?.firstResponder
  }
}
