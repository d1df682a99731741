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
