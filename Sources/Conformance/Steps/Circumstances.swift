/// What a script contains beside a step, as far as clauses that say MAY leave open what the step then
/// does.
///
/// A definition lists such sets; random scripts leave out a step in one of them.
package typealias Circumstances = Set<Circumstance>

/// One of the ``Circumstances``; the raw value is its name on the vocabulary's page.
package enum Circumstance: String, Hashable, Sendable {
  /// The stage has a recognizer.
  case recognizers
  /// The stage has a tap recognizer.
  case tapRecognizers
  /// The stage has a pan recognizer.
  case panRecognizers
  /// Two recognizers may be attached to one view.
  case sharedViews
  /// The stage has a control.
  case controls
  /// The stage has a control whose value follows the finger.
  case valueControls
  /// The stage has a switch.
  case switches
  /// The stage has a text field.
  case textFields
  /// The stage has a text field or a text view.
  case editors
  /// The stage has a view controller.
  case controllers
  /// The stage has a scroll view.
  case scrollViews
  /// The stage has a scroll view in a scroll view.
  case nestedScrollViews
  /// The stage has a recognizer of screen edges, and a step names an edge.
  case edgePanRecognizers
  /// A finger moves.
  case moves
  /// The system takes touches away.
  case cancels
  /// Fingers other than the first are used.
  case severalFingers
  /// A finger goes down after one was lifted.
  case touchesAfterLift
  /// One of several fingers is lifted alone.
  case liftsOneOfTwo
  /// A key is pressed, and otherwise than once.
  case holdsKeys
  /// A key is pressed.
  case presses
  /// The first finger moves more than once.
  case movesAgain
  /// A finger moves along both axes at a time.
  case movesAslant
  /// A step moves an object to another place.
  case movesObjects
  /// An action may be sent without a target.
  case searchesTarget
  /// It is not clear where the search for a target begins.
  case unclearStart
  /// It is not clear which window is key.
  case unclearKeyWindow
  /// An object may become first responder.
  case canBecomeFirstResponder
  /// Several objects may become first responder.
  case severalCanBecomeFirstResponder
  /// A question is about first responders or what is shown for them.
  case asksFirstResponder
  /// A target is registered with a control.
  case registersTargets
  /// Several actions are registered with controls.
  case severalActions
  /// Two key commands have the same key.
  case repeatsKey
  /// The step follows the first touch.
  case afterTouch
  /// Another step that is not a question follows the step.
  case followed
  /// The step names a view that has subviews.
  case ofContainer
  /// The step asks for an action that only others implement.
  case actionOfAnotherObject
  /// The step names the delegate of the application as its value.
  case toDelegate
}
