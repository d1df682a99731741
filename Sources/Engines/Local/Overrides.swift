import Conformance
import Responders

/// What a scenario overrides in one responder or object.
///
/// A separate class, because few objects have any. References to other objects are unowned: the
/// world owns every object of the stage, and an owning reference here could form a cycle.
final class Overrides {
  /// Whether `next` is overridden.
  private(set) var overridesNext = false
  /// The result of an overridden `next`.
  private(set) unowned var next: Responder?
  /// How `hitTest(_:with:)` is overridden, if at all.
  private(set) var hitTest: HitTest?
  /// The result of an overridden `hitTest(_:with:)` that is always the same.
  private(set) unowned var hitTestView: View?
  /// How `point(inside:with:)` is overridden, if at all.
  var pointInside: PointInsideOverride?
  /// The phases whose touch methods are overridden without a call of super.
  var keptPhases: [TouchPhase] = []
  /// Whether `sendEvent(_:)` is overridden without a call of super.
  var swallowsEvents = false
  /// The result of an overridden `canBecomeFirstResponder`.
  var canBecomeFirstResponder: Bool?
  /// The result of an overridden `canResignFirstResponder`.
  var canResignFirstResponder: Bool?
  /// Whether `resignFirstResponder()` is overridden to return false without a call of super.
  var refusesToResign = false
  /// Whether `beginTracking(_:with:)` is overridden to return false.
  var refusesTracking = false
  /// Whether `continueTracking(_:with:)` is overridden to return false.
  var stopsTracking = false
  /// What is overridden for single actions, if anything.
  var actions: ActionOverrides?
  /// What is overridden for presses, motion, remote control, keys and input views, if anything.
  var input: InputOverrides?

  /// The ways to override `hitTest(_:with:)`.
  enum HitTest {
    /// The same result for every point.
    case returns
    /// The result of super, but nil where that is the view itself.
    case passesSelfThrough
  }

  /// Overrides `next` to return a responder or nil.
  func setNext(_ responder: Responder?) {
    overridesNext = true
    next = responder
  }

  /// Overrides `hitTest(_:with:)` to return a view or nil for every point.
  func setHitTest(returning view: View?) {
    hitTest = .returns
    hitTestView = view
  }

  /// Overrides `hitTest(_:with:)` to return nil where super returns the view itself.
  func setHitTestPassingSelfThrough() {
    hitTest = .passesSelfThrough
    hitTestView = nil
  }

  /// Overrides the touch method of a phase without a call of super, or removes that override.
  func keep(_ phase: TouchPhase, _ isKept: Bool) {
    keptPhases.removeAll { $0 == phase }
    if isKept { keptPhases.append(phase) }
  }
}

/// What a scenario overrides in one object for single actions.
struct ActionOverrides {
  /// The actions that it implements.
  var implemented: Set<Action> = []
  /// The actions for which `canPerformAction(_:withSender:)` returns false.
  var denied: Set<Action> = []
  /// The results of an overridden `target(forAction:withSender:)`.
  var redirections: [Action: Redirection] = [:]

  /// An unowned reference to an object of the stage, or to none.
  ///
  /// A class, because Swift 6.3 miscompiles the comparison with nil of an optional structure that
  /// contains nothing but an unowned optional.
  final class Redirection {
    /// The result of `target(forAction:withSender:)`.
    private(set) unowned var target: Object?

    /// Makes a reference to that object, or to none.
    init(to target: Object?) { self.target = target }
  }
}

/// What a scenario overrides in one responder for presses, motion, remote control, keys, undo and
/// input views.
final class InputOverrides {
  /// Whether the methods for presses are overridden without a call of super.
  var keepsPresses = false
  /// Whether the methods for motion are overridden without a call of super.
  var keepsMotion = false
  /// Whether the method for remote control is overridden without a call of super.
  var keepsRemoteControl = false
  /// The result of an overridden `keyCommands`.
  var keyCommands: [KeyCommand] = []
  /// How `undoManager` is overridden, if at all.
  var undoManager: Undo?
  /// Whether `inputView` is overridden.
  var overridesInputView = false
  /// Whether `inputAccessoryView` is overridden.
  var overridesInputAccessoryView = false
  /// The result of an overridden `inputView`.
  unowned var inputView: View?
  /// The result of an overridden `inputAccessoryView`.
  unowned var inputAccessoryView: View?

  /// The ways to override `undoManager`.
  enum Undo {
    /// The responder has one of its own.
    case own(UndoManager)
    /// The result is nil, whatever responders up the chain have.
    case nothing
  }

  /// Whether `inputView` or `inputAccessoryView` is overridden.
  var overridesAnyInputView: Bool { overridesInputView || overridesInputAccessoryView }

  /// Whether the methods for such notices are overridden without a call of super.
  func keeps(_ notice: Responder.Notice) -> Bool {
    switch notice {
    case .presses: keepsPresses
    case .motion: keepsMotion
    case .remoteControl: keepsRemoteControl
    }
  }
}
