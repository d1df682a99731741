/// An object that events can be delivered to and that hands on what it does not handle.
///
/// Spec: CHAIN-1, CHAIN-9, CHAIN-15.
open class Responder: CustomStringConvertible {
  /// Makes a responder that stands nowhere.
  public init() {}

  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  ///
  /// Computed, never stored: subclasses answer from where they stand now. An overridden `next`
  /// must not lead back to a responder that is already in the chain: nothing here looks for
  /// circles, and no clause asks for it.
  ///
  /// Spec: CHAIN-1, CHAIN-12, CHAIN-13, CHAIN-19, CHAIN-20.
  open var next: Responder? { nil }

  /// The name that printed chains use; by default that of the library's type, in subclasses too.
  ///
  /// Spec: CHAIN-7.
  open var description: String { "Responder" }

  /// Told when touches go down; hands them to `next` by default.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14.
  open func touchesBegan(_ touches: [Touch], with event: Event?) {
    nextHandler?.touchesBegan(touches, with: event)
  }

  /// Told when touches move; hands them to `next` by default.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14.
  open func touchesMoved(_ touches: [Touch], with event: Event?) {
    nextHandler?.touchesMoved(touches, with: event)
  }

  /// Told when touches are lifted; hands them to `next` by default.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14.
  open func touchesEnded(_ touches: [Touch], with event: Event?) {
    nextHandler?.touchesEnded(touches, with: event)
  }

  /// Told when the system takes touches away; hands them to `next` by default.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14.
  open func touchesCancelled(_ touches: [Touch], with event: Event?) {
    nextHandler?.touchesCancelled(touches, with: event)
  }

  /// A promise that none of the four touch methods is overridden, so that a touch passes this
  /// responder without a call.
  ///
  /// True for the library's own types, except in Embedded Swift, where types cannot be compared.
  /// A subclass that overrides no touch method may return true: then chains of any length take
  /// no stack. False is always right.
  ///
  /// Spec: CHAIN-9.
  open var forwardsTouches: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Responder.self
    #endif
  }

  /// Whether an application that has this delegate continues its chain here.
  ///
  /// False for what lies in the chain before the application, and for the application itself.
  ///
  /// Spec: CHAIN-4, CHAIN-25.
  var mayFollowApplication: Bool { true }
}
