import Conformance
import Responders

/// What a scenario overrides in one responder.
///
/// A class of its own, because few responders have any. Other responders are only referred to:
/// the world keeps them, and an owner here would close a circle.
final class Overrides {
  /// Whether `next` is overridden.
  private(set) var overridesNext = false
  /// What an overridden `next` returns.
  private(set) unowned var next: Responder?
  /// How `hitTest(_:with:)` is overridden, if at all.
  private(set) var hitTest: HitTest?
  /// What an overridden `hitTest(_:with:)` returns where it always returns the same.
  private(set) unowned var hitTestView: View?
  /// How `point(inside:with:)` is overridden, if at all.
  var pointInside: PointInsideOverride?
  /// The phases whose touch methods are overridden without a call to super.
  var keptPhases: [TouchPhase] = []
  /// Whether `sendEvent(_:)` is overridden without a call to super.
  var swallowsEvents = false
  /// What an overridden `canBecomeFirstResponder` returns.
  var canBecomeFirstResponder: Bool?
  /// What an overridden `canResignFirstResponder` returns.
  var canResignFirstResponder: Bool?
  /// Whether `resignFirstResponder()` is overridden to say no without a call to super.
  var refusesToResign = false
  /// Whether `beginTracking(_:with:)` is overridden to say no.
  var refusesTracking = false
  /// Whether `continueTracking(_:with:)` is overridden to say no.
  var stopsTracking = false
  /// What is overridden for single actions, if anything.
  var actions: ActionOverrides?
  /// What is overridden for presses, motion, remote control, keys and input views, if anything.
  var input: InputOverrides?

  /// The ways to override `hitTest(_:with:)`.
  enum HitTest {
    /// Always the same answer.
    case returns
    /// Super's answer, but nobody where that is the view itself.
    case passesSelfThrough
  }

  /// Overrides `next` to return that responder, or nobody.
  func setNext(_ responder: Responder?) {
    overridesNext = true
    next = responder
  }

  /// Overrides `hitTest(_:with:)` to return that view, or nobody.
  func setHitTest(returning view: View?) {
    hitTest = .returns
    hitTestView = view
  }

  /// Overrides `hitTest(_:with:)` to return nobody where super returns the view itself.
  func setHitTestPassingSelfThrough() {
    hitTest = .passesSelfThrough
    hitTestView = nil
  }

  /// Overrides the touch method of a phase without a call to super, or takes that back.
  func keep(_ phase: TouchPhase, _ isKept: Bool) {
    keptPhases.removeAll { $0 == phase }
    if isKept { keptPhases.append(phase) }
  }
}
