/// An object that acts for an application, and is the end of its chain where it is a responder.
///
/// Spec: CHAIN-4.
public protocol ApplicationDelegate: AnyObject {
  /// The delegate itself where it is a responder, else nil; both are provided.
  ///
  /// A requirement, because Embedded Swift cannot ask an object whether it is a responder.
  var delegateResponder: Responder? { get }
}

extension ApplicationDelegate {
  /// Nil: an object that is no responder takes no part in the chain.
  ///
  /// Spec: CHAIN-4.
  public var delegateResponder: Responder? { nil }
}

extension ApplicationDelegate where Self: Responder {
  /// The delegate itself.
  ///
  /// Spec: CHAIN-4.
  public var delegateResponder: Responder? { self }
}
