/// A reference that does not keep an object, and that is empty once it has gone.
///
/// Stands for weak references, which Embedded Swift does not have.
final class ObjectReference {
  /// The object, which clears this when it goes.
  unowned(unsafe) var object: Object?

  /// Refers to an object.
  init(_ object: Object) { self.object = object }
}

extension Object {
  /// The reference that does not keep this object, made when first needed.
  final func referenced() -> ObjectReference {
    let known = reference ?? ObjectReference(self)
    reference = known
    return known
  }
}
