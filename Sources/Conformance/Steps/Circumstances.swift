/// What a script contains beside a step, as far as clauses that say MAY leave open what the step then
/// does.
///
/// A definition lists such sets; random scripts leave out a step in one of them.
package struct Circumstances: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << bit }

  /// The stage has a recognizer.
  package static let recognizers = Circumstances(bit: 0)
  /// The stage has a tap recognizer.
  package static let tapRecognizers = Circumstances(bit: 1)
  /// The stage has a pan recognizer.
  package static let panRecognizers = Circumstances(bit: 2)
  /// Two recognizers may be attached to one view.
  package static let sharedViews = Circumstances(bit: 3)
  /// The stage has a control.
  package static let controls = Circumstances(bit: 4)
  /// The stage has a control whose value follows the finger.
  package static let valueControls = Circumstances(bit: 5)
  /// The stage has a switch.
  package static let switches = Circumstances(bit: 6)
  /// The stage has a text field.
  package static let textFields = Circumstances(bit: 7)
  /// The stage has a text field or a text view.
  package static let editors = Circumstances(bit: 8)
  /// The stage has a view controller.
  package static let controllers = Circumstances(bit: 9)
  /// The stage has a scroll view.
  package static let scrollViews = Circumstances(bit: 34)
  /// The stage has a scroll view in a scroll view.
  package static let nestedScrollViews = Circumstances(bit: 35)
  /// The stage has a recognizer of screen edges, and a step names an edge.
  package static let edgePanRecognizers = Circumstances(bit: 36)

  /// A finger moves.
  package static let moves = Circumstances(bit: 10)
  /// The system takes touches away.
  package static let cancels = Circumstances(bit: 11)
  /// Fingers other than the first are used.
  package static let severalFingers = Circumstances(bit: 12)
  /// A finger goes down after one was lifted.
  package static let touchesAfterLift = Circumstances(bit: 13)
  /// One of several fingers is lifted alone.
  package static let liftsOneOfTwo = Circumstances(bit: 14)
  /// A key is pressed, and otherwise than once.
  package static let holdsKeys = Circumstances(bit: 15)
  /// A key is pressed.
  package static let presses = Circumstances(bit: 16)
  /// The first finger moves more than once.
  package static let movesAgain = Circumstances(bit: 32)
  /// A finger moves along both axes at a time.
  package static let movesAslant = Circumstances(bit: 33)

  /// A step moves an object to another place.
  package static let movesObjects = Circumstances(bit: 17)
  /// An action may be sent without a target.
  package static let searchesTarget = Circumstances(bit: 18)
  /// It is not clear where the search for a target begins.
  package static let unclearStart = Circumstances(bit: 19)
  /// It is not clear which window is key.
  package static let unclearKeyWindow = Circumstances(bit: 20)
  /// An object may become first responder.
  package static let canBecomeFirstResponder = Circumstances(bit: 21)
  /// Several objects may become first responder.
  package static let severalCanBecomeFirstResponder = Circumstances(bit: 22)
  /// A question is about first responders or what is shown for them.
  package static let asksFirstResponder = Circumstances(bit: 23)
  /// A target is registered with a control.
  package static let registersTargets = Circumstances(bit: 24)
  /// Several actions are registered with controls.
  package static let severalActions = Circumstances(bit: 25)
  /// Two key commands have the same key.
  package static let repeatsKey = Circumstances(bit: 26)

  /// The step follows the first touch.
  package static let afterTouch = Circumstances(bit: 27)
  /// Another step that is not a question follows the step.
  package static let followed = Circumstances(bit: 28)
  /// The step names a view that has subviews.
  package static let ofContainer = Circumstances(bit: 29)
  /// The step asks for an action that only others implement.
  package static let actionOfAnotherObject = Circumstances(bit: 31)
  /// The step names the delegate of the application as its value.
  package static let toDelegate = Circumstances(bit: 30)
}
