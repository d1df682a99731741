/// Anything that can send actions and perform them, whether it is a responder or not.
///
/// Stands for UIKit's NSObject, as far as actions need it.
///
/// Spec: ACTION-16.
open class Object: CustomStringConvertible {
  /// Makes an object that implements nothing.
  public init() {}

  /// What the object is called; by default as the library's type, in subclasses too.
  open var description: String { "Object" }

  /// Whether this has a method for an action; no by default.
  ///
  /// Stands for asking an object whether it responds to a selector. A subclass that overrides it
  /// overrides `perform(_:from:for:)` too.
  ///
  /// Spec: ACTION-9, ACTION-16, ARCH-3.
  open func implements(_ action: Action) -> Bool { interceptor?.implements(action) ?? false }

  /// Performs an action that this implements; does nothing with others, where UIKit would crash.
  ///
  /// One method stands for all three forms of actions: who needs no sender or event leaves it.
  ///
  /// Spec: ACTION-1, ACTION-11, ACTION-16, CONTROL-38, ARCH-9, ARCH-10.
  open func perform(_ action: Action, from sender: Object?, for event: Event?) {
    _ = interceptor?.shouldPerform(action, for: event)
  }

  /// The object itself where it is a responder, else nil.
  ///
  /// Stands for a cast, because a search that starts at a sender goes on from there as a chain.
  ///
  /// Spec: ACTION-4, ACTION-16.
  var responder: Responder? { nil }

  /// Observes and replaces what the library's implementations do for this object; none by default.
  @exclusivity(unchecked)
  public final var interceptor: Interceptor?

  /// The reference that does not keep this object, where one was needed.
  final var reference: ObjectReference?

  deinit { reference?.object = nil }
}
