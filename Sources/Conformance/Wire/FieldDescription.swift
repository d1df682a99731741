/// One field of an object of the wire.
package struct FieldDescription: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its type.
  package var kind: FieldKind
  /// Whether it may be null or absent.
  package var isOptional: Bool
}
