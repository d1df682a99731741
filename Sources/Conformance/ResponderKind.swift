/// What a row of a stage is: the word in its `kind` column.
public enum ResponderKind: String, Hashable, Sendable, CaseIterable {
  /// The application object.
  case application
  /// An application delegate that is a responder.
  case applicationDelegate = "application delegate"
  /// An application delegate that is not a responder.
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
  /// A text field: a view that takes focus when tapped.
  case textField = "text field"
  /// A text view: a view that takes focus when tapped.
  case textView = "text view"
  /// A bare responder, neither a view nor a controller.
  case responder

  /// Whether the kind has a frame, subviews and a place in the view hierarchy.
  public var isView: Bool {
    switch self {
    case .window: true
    case .view, .label, .imageView, .control, .button, .textField, .textView: true
    case .application, .applicationDelegate, .object, .windowScene, .viewController, .responder:
      false
    }
  }
}
