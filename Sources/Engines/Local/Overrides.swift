import Conformance
import Responders

/// The methods and properties that a scenario overrides in one responder or object.
///
/// A separate class, because few objects have overrides. References to other objects are unowned: the
/// world owns every object of the stage, and an owning reference here could form a cycle. They are
/// `unowned(unsafe)`, the only kind that Embedded Swift has; it is safe because the overrides belong
/// to an object of the same world, which keeps all of its objects until it is deallocated, and
/// nothing calls an object after that.
final class Overrides {
  /// The result of an overridden `next`; nil if it is not overridden.
  var next: Reference<Responder>?
  /// How `hitTest(_:with:)` is overridden; nil if it is not.
  var hitTest: HitTest?
  /// How `point(inside:with:)` is overridden; nil if it is not.
  var pointInside: PointInside?
  /// The phases whose touch methods are overridden without a call of super.
  private(set) var handledPhases: [TouchPhase] = []
  /// Whether `sendEvent(_:)` is overridden without a call of super.
  var swallowsEvents = false
  /// The result of an overridden `canBecomeFirstResponder`.
  var canBecomeFirstResponder: Bool?
  /// The result of an overridden `canResignFirstResponder`.
  var canResignFirstResponder: Bool?
  /// Whether `resignFirstResponder()` is overridden to return false without a call of super.
  var refusesToResign = false
  /// The delegate's answer to `textFieldShouldBeginEditing(_:)`.
  var letsEditingBegin = true
  /// The delegate's answer to `textFieldShouldEndEditing(_:)`.
  var letsEditingEnd = true
  /// The answer of the presentation's delegate about a dismissal by the user.
  var letsDismiss = true
  /// Whether the delegate of text lets the user change it.
  var letsTextChange = true
  /// The greatest number of characters to which the delegate of text lets it change; nil for any.
  var maximumText: Int?
  /// The delegate's answer to `textFieldShouldClear(_:)`.
  var letsClear = true
  /// Whether the delegate lets the Return key do what it does by default; nil for its own answer.
  var letsReturn: Bool?
  /// What becomes first responder at the Return key, or the field itself, which resigns; nil for none.
  var returnsTo: Reference<Responder>?
  /// The result of an overridden `canBecomeKey`.
  var canBecomeKey: Bool?
  /// The recognizers for which `gestureRecognizerShouldBegin(_:)` is overridden to return false.
  ///
  /// Identities: the world owns the recognizers, and an owning reference here could form a cycle.
  var refusedRecognizers: Set<ObjectIdentifier> = []
  /// Whether `beginTracking(_:with:)` is overridden to return false.
  var refusesTracking = false
  /// Whether `continueTracking(_:with:)` is overridden to return false.
  var stopsTracking = false
  /// Whether a control is about to send the actions for two events at once, which is not recorded.
  var isSendingBoth = false
  /// The actions that the object implements, each with the number of its arguments, from 0 to 2.
  var implemented: [Action: Int] = [:]
  /// The actions for which `canPerformAction(_:withSender:)` returns false.
  var denied: Set<Action> = []
  /// The results of an overridden `target(forAction:withSender:)`.
  var redirections: [Action: Reference<Object>] = [:]
  /// The controls from which the object removes itself when it performs an action.
  var leaving: [Action: TargetRemoval] = [:]
  /// Whether the methods for presses are overridden without a call of super.
  var handlesPresses = false
  /// Whether the methods for motion are overridden without a call of super.
  var handlesMotion = false
  /// Whether the method for remote control is overridden without a call of super.
  var handlesRemoteControl = false
  /// The result of an overridden `keyCommands`; nil if it is not overridden.
  var keyCommands: [KeyCommand]?
  /// The result of an overridden `undoManager`; nil if it is not overridden.
  var undoManager: UndoManager??
  /// The result of an overridden `inputView`; nil if it is not overridden.
  var inputView: Reference<View>?
  /// The result of an overridden `inputAccessoryView`; nil if it is not overridden.
  var inputAccessoryView: Reference<View>?
  /// The views for which a scroll view's `touchesShouldBegin(_:with:in:)` is overridden to return
  /// false, by identity.
  var refusedViews: Set<ObjectIdentifier> = []
  /// The results of a scroll view's overridden `touchesShouldCancel(in:)`, by the view's identity.
  var cancelledViews: [ObjectIdentifier: Bool] = [:]
  /// The delegate's answer to `viewForZooming(in:)`.
  unowned(unsafe) var zoomedView: View?
  /// What the delegate was last told with `scrollViewDidEndDragging(_:willDecelerate:)`; nil before.
  var willDecelerate: Bool?
  /// Whether the delegate answers no to `tableView(_:shouldHighlightRowAt:)` about this row.
  var refusesHighlight = false
  /// What the delegate answers to `tableView(_:willSelectRowAt:)` about this row; nil for the row.
  var selection: Reference<TableRow>?
  /// What the delegate answers to `tableView(_:willDeselectRowAt:)` about this row; nil for the row.
  var deselection: Reference<TableRow>?
  /// The actions of assistive technologies whose method returns yes.
  var assistiveActions: Set<Conformance.AssistiveAction> = []
  /// Whether the delegate answers no to `scrollViewShouldScrollToTop(_:)`.
  var refusesScrollToTop = false

  /// The ways to override `hitTest(_:with:)`.
  enum HitTest {
    /// The same result for every point.
    case returns(Reference<View>)
    /// The result of super, or nil if that is the view itself.
    case passesSelfThrough
  }

  /// The ways to override `point(inside:with:)`.
  enum PointInside {
    /// The same result for every point.
    case returns(Bool)
    /// Whether the bounds, outset on every side by a number of points, contain the point; a negative
    /// number insets them.
    case outset(Double)
  }

  /// Overrides the touch method of a phase without a call of super, or removes that override.
  func setHandling(_ isHandled: Bool, of phase: TouchPhase) {
    handledPhases.removeAll { $0 == phase }
    if isHandled { handledPhases.append(phase) }
  }

  /// Returns whether the methods for a notice are overridden without a call of super.
  func handles(_ notice: Responder.Notice) -> Bool {
    switch notice {
    case .presses: handlesPresses
    case .motion: handlesMotion
    case .remoteControl: handlesRemoteControl
    }
  }

  /// Returns whether the delegate of text lets the user change it to another text.
  func allowsChange(to text: String) -> Bool {
    letsTextChange && maximumText.map { text.unicodeScalars.count <= $0 } != false
  }
}

extension Overrides {
  /// A control, and the target that removes itself from it; unowned, as both are objects of the
  /// stage.
  final class TargetRemoval {
    private unowned(unsafe) let control: Control
    private unowned(unsafe) let target: Object

    /// Creates the removal of a target from a control.
    init(_ control: Control, target: Object) {
      self.control = control
      self.target = target
    }

    /// Removes all registrations of the target.
    func leave() { control.removeTarget(target, action: nil, for: .allEvents) }
  }

  /// An unowned reference to an object of the stage, or nil.
  ///
  /// A class, because Swift 6.3 miscompiles the comparison with nil of an optional structure that
  /// contains nothing but an unowned optional.
  final class Reference<Target: Object> {
    /// The object, or nil.
    private(set) unowned(unsafe) var target: Target?

    /// Creates a reference to an object, or to nil.
    init(to target: Target?) { self.target = target }
  }
}
