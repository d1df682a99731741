/// The kind of an object on a stage; the raw value is the word in the column `kind`.
public enum ResponderKind: String, Hashable, Sendable, CaseIterable, WireValue {
  /// The application object.
  case application
  /// An application delegate that is a responder.
  case applicationDelegate = "application delegate"
  /// An object that is not a responder: an application's delegate, or a target or sender of actions.
  case object
  /// A window scene.
  case windowScene = "window scene"
  /// A window.
  case window
  /// A view controller.
  case viewController = "view controller"
  /// A plain view.
  case view
  /// A label: a view that ignores interaction by default.
  case label
  /// An image view: a view that ignores interaction by default.
  case imageView = "image view"
  /// A plain control.
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
  /// A refresh control of a scroll view.
  case refreshControl = "refresh control"
  /// The button in the accessory of a row.
  case accessoryButton = "accessory button"
  /// A text field: a control that becomes first responder when tapped.
  case textField = "text field"
  /// A text view: a scroll view that becomes first responder when tapped.
  case textView = "text view"
  /// A scroll view.
  case scrollView = "scroll view"
  /// A table: a scroll view of rows.
  case table
  /// A row of a table.
  case tableRow = "table row"
  /// A navigation bar.
  case navigationBar = "navigation bar"
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
  /// A recognizer of rotations with two fingers.
  case rotationRecognizer = "rotation recognizer"
  /// A recognizer of a pointer that hovers.
  case hoverRecognizer = "hover recognizer"
  /// A recognizer of a class of one's own, which recognizes when its code says so.
  case customRecognizer = "custom recognizer"
  /// A scroll view's own recognizer of drags; a row of this kind gives it a name.
  case scrollPanRecognizer = "scroll pan recognizer"
  /// A scroll view's own recognizer of pinches; a row of this kind gives it a name.
  case scrollPinchRecognizer = "scroll pinch recognizer"
  /// A drag interaction's own recognizer of the lift.
  case dragLiftRecognizer = "drag lift recognizer"
  /// A recognizer of drags that start near an edge of the screen.
  case edgePanRecognizer = "edge pan recognizer"
  /// The system's own gesture at edges of the screen.
  case systemGestureRecognizer = "system gesture recognizer"
  /// A navigation controller's own recognizer of drags from the leading edge.
  case backSwipeRecognizer = "back swipe recognizer"
  /// A navigation controller's own recognizer of drags in its content.
  case contentBackSwipeRecognizer = "content back swipe recognizer"
  /// A table's own recognizer of swipes that show the actions of rows.
  case swipeActionsRecognizer = "swipe actions recognizer"
  /// A sheet's own recognizer of drags.
  case sheetPanRecognizer = "sheet pan recognizer"
  /// A plain responder, neither a view nor a controller.
  case responder

  /// Whether objects of the kind are views: they have a frame, a superview and subviews.
  public var isView: Bool {
    switch self {
    case .window, .view, .label, .imageView, .tableRow, .navigationBar: true
    default: isControl || isScrollView
    }
  }

  /// Whether objects of the kind are scroll views.
  public var isScrollView: Bool { self == .scrollView || self == .table || self == .textView }

  /// Whether objects of the kind track touches and send actions for control events.
  public var isControl: Bool {
    switch self {
    case .control, .button, .toggle, .stepper, .segmentedControl, .pageControl, .slider,
      .refreshControl, .accessoryButton, .textField:
      true
    default: false
    }
  }

  /// Whether objects of the kind are gesture recognizers, which are not responders.
  public var isRecognizer: Bool {
    switch self {
    case .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer, .edgePanRecognizer, .hoverRecognizer, .dragLiftRecognizer,
      .customRecognizer:
      true
    default: isScrollViewRecognizer || isOfPlatform
    }
  }

  /// Whether objects of the kind are a scroll view's own recognizers.
  public var isScrollViewRecognizer: Bool {
    self == .scrollPanRecognizer || self == .scrollPinchRecognizer
  }

  /// Whether objects of the kind are recognizers that the platform attaches, to a window, a navigation
  /// controller's view or a sheet.
  public var isOfPlatform: Bool {
    switch self {
    case .systemGestureRecognizer, .backSwipeRecognizer, .contentBackSwipeRecognizer,
      .swipeActionsRecognizer, .sheetPanRecognizer:
      true
    default: false
    }
  }

  /// The kinds of objects that the column `in` may name for one of the kind.
  package var parents: [ResponderKind] {
    switch self {
    case .application, .responder: []
    case .window: [.application, .windowScene]
    case .windowScene, .applicationDelegate, .object: [.application]
    case .viewController: [.window, .viewController]
    case .scrollPanRecognizer, .scrollPinchRecognizer: Self.allCases.filter { $0.isScrollView }
    case .tableRow, .swipeActionsRecognizer: [.table]
    case .accessoryButton: [.tableRow]
    case .refreshControl: Self.allCases.filter { $0.isScrollView }
    case .systemGestureRecognizer: [.window]
    default: Self.allCases.filter { $0.isView }
    }
  }

  /// Whether objects of the kind receive events and can belong to a responder chain.
  public var isResponder: Bool { self != .object && !isRecognizer }
}
