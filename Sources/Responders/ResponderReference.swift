/// A reference that does not keep a responder, and that is empty once it has gone.
///
/// Stands for weak references, which Embedded Swift does not have.
final class ResponderReference {
  /// The responder, which clears this when it goes.
  unowned(unsafe) var responder: Responder?

  /// Refers to a responder.
  init(_ responder: Responder) { self.responder = responder }
}

extension Responder {
  /// The reference that does not keep this responder, made when first needed.
  final func referenced() -> ResponderReference {
    let known = reference ?? ResponderReference(self)
    reference = known
    return known
  }
}
