/// A base class for objects that send or perform actions, whether they are responders or not.
///
/// Stands for UIKit's `NSObject`, as far as actions need it.
///
/// Spec: ACTION-16.
open class Object: CustomStringConvertible {
  /// Creates an object that implements no action.
  public init() {}

  /// The name of the library's class; subclasses inherit it.
  open var description: String { "Object" }

  /// Returns whether this object has a method for an action; false by default.
  ///
  /// Stands for `responds(to:)`. A subclass that overrides this method also overrides
  /// `perform(_:from:for:)`.
  ///
  /// Spec: ACTION-9, ACTION-16, ARCH-3.
  open func implements(_ action: Action) -> Bool { interceptor?.implements(action) ?? false }

  /// Performs an action that this object implements; ignores other actions, where UIKit would
  /// crash.
  ///
  /// One method stands for the three forms of action methods; an implementation may ignore the
  /// sender and the event.
  ///
  /// Spec: ACTION-1, ACTION-11.
  open func perform(_ action: Action, from sender: Object?, for event: Event?) {
    _ = interceptor?.shouldPerform(action, from: sender, for: event)
  }

  /// This object as a responder, or nil if it is not one.
  ///
  /// Stands for a conditional cast: a search for a target continues from the sender along the
  /// chain.
  ///
  /// Spec: ACTION-4, ACTION-16.
  var responder: Responder? { nil }

  /// Observes and replaces what the library's implementations do for this object; none by default.
  @exclusivity(unchecked)
  public final var interceptor: Interceptor?

  /// The weak reference to this object, created on first use.
  final var reference: ObjectReference?

  deinit { reference?.object = nil }
}

/// A weak reference to an object: nil once the object has been deallocated.
///
/// Stands for `weak`, which Embedded Swift does not have.
final class ObjectReference {
  /// The object; its deinitializer clears this property.
  unowned(unsafe) var object: Object?

  /// Creates a reference to an object.
  init(_ object: Object) { self.object = object }
}

extension Object {
  /// Returns the weak reference to this object, creating it on first use.
  final func referenced() -> ObjectReference {
    let known = reference ?? ObjectReference(self)
    reference = known
    return known
  }
}
