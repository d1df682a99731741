import Conformance
import Responders

/// What a row of the stage became.
enum Member {
  case application(StagedApplication)
  case delegate(StagedDelegate)
  case object(StagedObject)
  case scene(StagedScene)
  case window(StagedWindow)
  case controller(StagedController)
  case view(StagedView)
  case label(StagedLabel)
  case imageView(StagedImageView)
  case control(any Control & Staged)
  case textField(StagedTextField)
  case textView(StagedTextView)
  case recognizer(any StagedRecognizer)
  case responder(StagedBareResponder)

  /// Makes what the row at an index says, standing nowhere yet.
  ///
  /// Takes all rows, because a row of its own would be a copy of all its names.
  init(_ rows: [StagedResponder], _ index: Int, _ recorder: Recorder) throws(Obstacle) {
    let kind = rows[index].kind
    let role = Role(rows[index].name, recorder)
    try Self.check(rows, index, kind)
    let frame = rows[index].frame.map(Responders.Rect.init) ?? Responders.Rect()
    switch kind {
    case .application: self = .application(StagedApplication(role))
    case .applicationDelegate: self = .delegate(StagedDelegate(role))
    case .object: self = .object(StagedObject(role))
    case .windowScene: self = .scene(StagedScene(role))
    case .window: self = .window(StagedWindow(role, frame))
    case .viewController: self = .controller(StagedController(role))
    case .view: self = .view(StagedView(role, frame))
    case .label: self = .label(StagedLabel(role, frame))
    case .imageView: self = .imageView(StagedImageView(role, frame))
    case .control: self = .control(StagedControl(role, frame))
    case .button: self = .control(StagedButton(role, frame))
    case .toggle: self = .control(StagedSwitch(role, frame))
    case .stepper: self = .control(StagedStepper(role, frame))
    case .segmentedControl: self = .control(StagedSegmentedControl(role, frame))
    case .pageControl: self = .control(StagedPageControl(role, frame))
    case .slider: self = .control(StagedSlider(role, frame))
    case .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer:
      self = .recognizer(Self.recognizer(kind, RecognizerRole(rows[index].name, recorder)))
    case .textField: self = .textField(StagedTextField(role, frame))
    case .textView: self = .textView(StagedTextView(role, frame))
    case .responder: self = .responder(StagedBareResponder(role))
    }
  }

  private static func recognizer(
    _ kind: ResponderKind, _ role: RecognizerRole
  ) -> any StagedRecognizer {
    switch kind {
    case .longPressRecognizer: StagedLongPressRecognizer(role)
    case .panRecognizer: StagedPanRecognizer(role)
    case .swipeRecognizer: StagedSwipeRecognizer(role)
    case .pinchRecognizer: StagedPinchRecognizer(role)
    case .rotationRecognizer: StagedRotationRecognizer(role)
    default: StagedTapRecognizer(role)
    }
  }

  /// Whether the row has only what its kind can have.
  private static func check(
    _ rows: [StagedResponder], _ index: Int, _ kind: ResponderKind
  ) throws(Obstacle) {
    if let frame = rows[index].frame {
      guard kind.isView
      else { throw .meaningless(rows[index].name, kind, column: "frame") }
      guard frame.isFinite else { throw .notFinite(of: rows[index].name) }
    }
    guard rows[index].controller == nil || kind.isView
    else { throw .meaningless(rows[index].name, kind, column: "view of") }
    guard rows[index].presenter == nil || kind == .viewController
    else { throw .meaningless(rows[index].name, kind, column: "presented by") }
  }

  /// The view, or nil for what is none.
  var view: View? { stagedView }

  /// The view where it can stand in another, as all but windows can.
  var subview: View? {
    if case .window = self { nil } else { view }
  }

  /// The view with its role, or nil for what is none.
  var stagedView: (any View & Staged)? {
    switch self {
    case .window(let window): window
    case .view(let view): view
    case .label(let label): label
    case .imageView(let imageView): imageView
    case .control(let control): control
    case .textField(let textField): textField
    case .textView(let textView): textView
    case .application, .delegate, .object, .scene, .controller, .recognizer, .responder: nil
    }
  }

  /// The responder with its role, or nil for an object that is none.
  var staged: (any Staged)? {
    switch self {
    case .application(let application): application
    case .delegate(let delegate): delegate
    case .scene(let scene): scene
    case .controller(let controller): controller
    case .responder(let responder): responder
    case .object, .recognizer: nil
    case .window, .view, .label, .imageView, .control, .textField, .textView:
      stagedView
    }
  }

  /// What scenarios can give actions, or nil for a recognizer.
  var performer: (any Performer)? {
    if case .object(let object) = self { object } else { staged }
  }

  /// The object that it is to actions: any can be the target or the sender of one.
  var object: Object {
    switch self {
    case .application(let application): application
    case .delegate(let delegate): delegate
    case .object(let object): object
    case .scene(let scene): scene
    case .window(let window): window
    case .controller(let controller): controller
    case .view(let view): view
    case .label(let label): label
    case .imageView(let imageView): imageView
    case .control(let control): control
    case .textField(let textField): textField
    case .textView(let textView): textView
    case .recognizer(let recognizer): recognizer
    case .responder(let responder): responder
    }
  }

  /// The controller, or nil for what is none.
  var controller: StagedController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The control, or nil for what is none.
  var control: (any Control & Staged)? {
    switch self {
    case .control(let control): control
    case .textField(let textField): textField
    default: nil
    }
  }

  /// The recognizer, or nil for what is none.
  var recognizer: (any StagedRecognizer)? {
    if case .recognizer(let recognizer) = self { recognizer } else { nil }
  }
}
