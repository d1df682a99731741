/// Something a scenario sets on one responder.
public enum Property: Hashable, Sendable {
  /// Whether a view is hidden.
  case hidden(Bool)
  /// A view's alpha, from 0 (transparent) to 1 (opaque).
  case alpha(Double)
  /// Whether a view takes part in user interaction.
  case interactionEnabled(Bool)
  /// A view's frame in its superview's coordinates, in points.
  case frame(Rect)
  /// The origin of a view's bounds: how far its content is scrolled, in points.
  case boundsOrigin(Point)
  /// A view's transform: a scale about its centre.
  case scale(x: Double, y: Double)
  /// A view's transform: a clockwise rotation about its centre, in degrees.
  case rotation(degrees: Double)
  /// A view's transform: a translation, in points.
  case translation(Point)
  /// Whether a view clips what it draws to its bounds.
  case clipsToBounds(Bool)
  /// The radius of a view's rounded corners, in points.
  case cornerRadius(Double)
  /// The drawing depth of a view's layer.
  case zPosition(Double)
  /// An overridden `next` that returns the named responder, or nobody.
  case next(String?)
  /// An overridden `hitTest(_:with:)`.
  case hitTest(HitTestOverride)
  /// An overridden `point(inside:with:)`.
  case pointInside(PointInsideOverride)
  /// The application's delegate, or none.
  case delegate(String?)
  /// Whether the touch methods are overridden without a call to super.
  case handlesTouches(Bool)
  /// Whether the touch method of one phase is overridden without a call to super.
  case keepsTouches(TouchPhase, Bool)
  /// Whether a view takes more than one touch at a time.
  case multipleTouch(Bool)
  /// Whether a view takes touches only alone, and lets no other view have any meanwhile.
  case exclusiveTouch(Bool)
  /// The level of a window: higher ones lie in front.
  case windowLevel(Double)
  /// Whether an application's or window's `sendEvent` is overridden without a call to super.
  case swallowsEvents(Bool)
  /// What `canBecomeFirstResponder` returns.
  case canBecomeFirstResponder(Bool)
  /// What `canResignFirstResponder` returns.
  case canResignFirstResponder(Bool)
  /// Whether `resignFirstResponder()` is overridden to return no without a call to super.
  case refusesToResign(Bool)
  /// An action that the responder or object implements, with that many arguments (0 to 2).
  case implements(String, arguments: Int)
  /// An action for which `canPerformAction` is overridden to return no.
  case denies(String)
  /// Whether a control or a recognizer is enabled.
  case enabled(Bool)
  /// Whether a control's `beginTracking` is overridden to return no.
  case refusesTracking(Bool)
  /// Whether a control's `continueTracking` is overridden to return no.
  case stopsTracking(Bool)
  /// Whether a switch is on.
  case on(Bool)
  /// A slider's or stepper's value; which segment is selected, or which page is shown, from 0.
  case value(Double)
  /// Whether a slider tells of each change during a drag, or of the last.
  case continuous(Bool)
  /// How many segments a segmented control has.
  case segments(Int)
  /// How many pages a page control has.
  case pages(Int)
  /// The text of a text field or text view.
  case text(String)
  /// How many taps a tap recognizer wants.
  case tapsRequired(Int)
  /// How many fingers a recognizer wants.
  case touchesRequired(Int)
  /// How long a long press lasts, in seconds.
  case minimumPressDuration(Double)
  /// Where a swipe goes.
  case direction(SwipeDirection)
  /// Whether recognition takes the touches from the view.
  case cancelsTouchesInView(Bool)
  /// Whether the view is told of touches only once recognition has failed.
  case delaysTouchesBegan(Bool)
  /// Whether the view is told of the end of touches only once recognition is decided.
  case delaysTouchesEnded(Bool)
  /// A recognizer that has to fail first.
  case requiresFailure(of: String)
  /// A recognizer with which the delegate allows this one to recognise at the same time.
  case recognizesTogether(with: String)
  /// A recognizer about which the delegate's `shouldRequireFailureOf` answers yes; nobody where it
  /// answers no about all.
  case waits(for: String?)
  /// A recognizer about which the delegate's `shouldBeRequiredToFailBy` answers yes; nobody where
  /// it answers no about all.
  case isAwaited(by: String?)
  /// What the delegate's `gestureRecognizerShouldBegin` answers.
  case shouldBegin(Bool)
  /// What the delegate's `shouldReceive touch` answers.
  case shouldReceive(Bool)
  /// Whether the methods for presses are overridden without a call to super.
  case handlesPresses(Bool)
  /// Whether the methods for motion are overridden without a call to super.
  case handlesMotion(Bool)
  /// Whether the method for remote control is overridden without a call to super.
  case handlesRemoteControl(Bool)
  /// A key and the action that the responder offers for it.
  case keyCommand(String, action: String)
  /// Whether the responder supplies an undo manager of its own.
  case undoManager(Bool)
  /// The view shown while the responder is first responder, in place of the keyboard: set where the
  /// responder lets it be set, as text fields and text views do, else overridden.
  case inputView(String?)
  /// The view shown above the input view, set or overridden likewise.
  case inputAccessoryView(String?)
  /// An action for which `target(forAction:)` is overridden to return the named object,
  /// or nobody.
  case redirects(String, to: String?)
}
