/// What a row of a stage is: the word in its `kind` column.
public enum ResponderKind: String, Hashable, Sendable, CaseIterable {
  /// The application object.
  case application
  /// An application delegate that is a responder.
  case applicationDelegate = "application delegate"
  /// An object that is no responder: an application's delegate, or a target or sender of actions.
  case object
  /// A window scene.
  case windowScene = "window scene"
  /// A window.
  case window
  /// A view controller.
  case viewController = "view controller"
  /// A plain view.
  case view
  /// A label: a view that ignores interaction until told otherwise.
  case label
  /// An image view: a view that ignores interaction until told otherwise.
  case imageView = "image view"
  /// A control without a look of its own.
  case control
  /// A button.
  case button
  /// A switch.
  case toggle = "switch"
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl = "segmented control"
  /// A page control.
  case pageControl = "page control"
  /// A slider.
  case slider
  /// A text field: a control that takes focus when tapped.
  case textField = "text field"
  /// A text view: a view that takes focus when tapped.
  case textView = "text view"
  /// A recognizer of taps.
  case tapRecognizer = "tap recognizer"
  /// A recognizer of long presses.
  case longPressRecognizer = "long press recognizer"
  /// A recognizer of drags.
  case panRecognizer = "pan recognizer"
  /// A recognizer of swipes.
  case swipeRecognizer = "swipe recognizer"
  /// A recognizer of pinches with two fingers.
  case pinchRecognizer = "pinch recognizer"
  /// A recognizer of turns with two fingers.
  case rotationRecognizer = "rotation recognizer"
  /// A bare responder, neither a view nor a controller.
  case responder

  /// Whether the kind has a frame, subviews and a place in the view hierarchy.
  public var isView: Bool {
    switch self {
    case .window, .view, .label, .imageView, .textView: true
    default: isControl
    }
  }

  /// Whether the kind tracks touches and sends actions for control events.
  public var isControl: Bool {
    switch self {
    case .control, .button, .toggle, .stepper, .segmentedControl, .pageControl, .slider, .textField:
      true
    default: false
    }
  }

  /// Whether the kind watches the touches of a view and its subviews; it is no responder.
  public var isRecognizer: Bool {
    switch self {
    case .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer:
      true
    default: false
    }
  }
  /// Whether the kind can be told of events and stand in a chain.
  public var isResponder: Bool { self != .object && !isRecognizer }
}
