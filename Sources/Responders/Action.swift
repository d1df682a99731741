/// The name of an action that an object can perform.
///
/// Stands for `Selector`, which Embedded Swift does not have.
///
/// Spec: ACTION-1, ACTION-17.
public struct Action: Hashable, Sendable {
  /// The name, such as `copy`.
  public let name: String

  /// Creates an action with a name.
  ///
  /// Spec: ARCH-3.
  public init(_ name: String) { self.name = name }

  /// The action that makes a responder resign first responder; every responder implements it.
  ///
  /// Spec: ACTION-14.
  public static var resignFirstResponder: Action { Action("resignFirstResponder") }

  /// Returns whether an action has a name.
  static func == (action: Action, name: StaticString) -> Bool {
    action.name.utf8.count == name.utf8CodeUnitCount
      && action.name.utf8.elementsEqual(
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Compares the bytes of the names, because comparing strings by Unicode would add large tables
  /// to an Embedded Swift binary.
  public static func == (left: Action, right: Action) -> Bool {
    // The lengths are known and nearly always differ.
    left.name.utf8.count == right.name.utf8.count && left.name.utf8.elementsEqual(right.name.utf8)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}

extension Responder {
  /// Returns the first responder, from this one up the chain, that can perform the action; or the
  /// object that a responder's own `target(forAction:withSender:)` returns, if that object
  /// implements the action.
  ///
  /// If an override returns nil or an object that does not implement the action, the result is
  /// ignored and the search continues with the overriding responder itself. If an override calls
  /// `super`, the rest of the chain has been searched already and its result is final.
  ///
  /// Iterative rather than recursive, so that long chains do not exhaust the stack.
  ///
  /// Spec: ACTION-7, ACTION-12.
  final func findTarget(for action: Action, withSender sender: Object?) -> Object? {
    hasContinuedSearch = true
    for responder in ChainSequence(from: self) {
      if responder !== self, !responder.inheritsTarget(forAction: action) {
        let answer = pass(to: responder) {
          responder.hasContinuedSearch = false
          return responder.target(forAction: action, withSender: sender)
        }
        guard let named = answer else { return nil }
        if responder.hasContinuedSearch || named?.implements(action) == true { return named }
      }
      if responder.canPerformAction(action, withSender: sender) { return responder }
    }
    return nil
  }
}

extension Application {
  /// Returns the object that performs an action sent without a target, or nil.
  final func target(ofAction action: Action, from sender: Object?) -> Object? {
    guard let start = firstResponder(for: sender?.responder) ?? sender?.responder
    else { return sender }
    return start.target(forAction: action, withSender: sender)
  }

  /// Returns the first responder at which the search for a sender's action starts.
  private func firstResponder(for sender: Responder?) -> Responder? {
    if let window = sender?.responderWindow { return window.firstResponder }
    // A view outside a window has no first responder.
    if let sender, sender.responderView === sender { return nil }
    return keyWindow?.firstResponder
  }
}
