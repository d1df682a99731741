/// A question that a script asks the engine; the engine never sees the expected answer.
public enum Query: Hashable, Sendable {
  /// Which view the last touch-down, or the last direct call of `hitTest`, found.
  case hitTestView
  /// Which view the touch that is down belongs to.
  case touchView
  /// What a responder's `next` is.
  case next(of: String)
  /// The responders from the named one on, following `next` to the end.
  case chain(from: String)
  /// The chain's printed form, from the named responder on.
  case printedChain(from: String)
  /// Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.
  case contains(String, Point)
  /// A view's subviews, from back to front.
  case subviews(of: String)
  /// Which view the touch of a finger belongs to.
  case fingerView(Int)
  /// Which phase the touch of a finger is in, as a text.
  case phase(Int)
  /// How many taps the touch of a finger makes, as a number.
  case tapCount(Int)
  /// Where a finger is, in a view's coordinates, or in the window's where none is named.
  case location(Int, in: String?)
  /// Where a finger was before its last change, in the same coordinates.
  case previousLocation(Int, in: String?)
  /// Which window is key.
  case keyWindow
  /// A window's first responder.
  case firstResponder(of: String)
  /// Whether a responder is first responder.
  case isFirstResponder(String)
  /// Whether a control is tracking a touch.
  case isTracking(String)
  /// Whether a control is highlighted.
  case isHighlighted(String)
  /// Whether a switch is on.
  case isOn(String)
  /// A control's value, as a number: a slider's or stepper's; which segment is selected, -1 for
  /// none, or which page is shown, from 0.
  case value(of: String)
  /// The text of a text field or text view.
  case text(of: String)
  /// A recognizer's state, as a text.
  case recognizerState(String)
  /// The recognizers that receive the touch of a finger, in the order of the stage.
  case recognizers(finger: Int)
  /// The responder whose undo manager a responder finds.
  case undoManager(of: String)
  /// What is shown for input: a view, the text `keyboard`, or nobody.
  case shownInput
  /// The accessory view that is shown.
  case shownAccessory
  /// The text that came with the last action.
  case payload
  /// What the last call of `becomeFirstResponder()`, `resignFirstResponder()` or `sendAction`
  /// returned.
  case result
  /// What a responder's `target(forAction:withSender:)` returns, without a sender.
  case target(ofAction: String, from: String)
  /// What a responder's `canPerformAction(_:withSender:)` returns, without a sender.
  case canPerform(String, by: String)
}
