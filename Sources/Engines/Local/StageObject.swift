import Conformance
import Responders

/// The object that the world creates for a row of the stage, by type.
enum StageObject {
  case application(Application)
  case delegate(Responder)
  case object(Object)
  case scene(WindowScene)
  case window(Window)
  case controller(ViewController)
  case view(View)
  case control(Control)
  case textField(TextField)
  case textView(TextView)
  case recognizer(GestureRecognizer)
  case responder(Responder)

  /// Creates the object of the row at an index, with its interceptor, outside every hierarchy.
  ///
  /// The parameter is all rows, because passing one row would copy its strings.
  init(_ rows: [StagedResponder], _ index: Int, _ recorder: CallRecorder) throws(ScriptError) {
    try Self.check(rows, index)
    let frame = rows[index].frame.map(Responders.Rect.init) ?? Responders.Rect()
    self =
      switch rows[index].kind {
      case .application: .application(Application())
      case .applicationDelegate: .delegate(Responder())
      case .object: .object(Object())
      case .windowScene: .scene(WindowScene())
      case .window: .window(Window(frame: frame))
      case .viewController: .controller(ViewController())
      case .view: .view(View(frame: frame))
      case .label: .view(Label(frame: frame))
      case .imageView: .view(ImageView(frame: frame))
      case .control: .control(Control(frame: frame))
      case .button: .control(Button(frame: frame))
      case .toggle: .control(Switch(frame: frame))
      case .stepper: .control(Stepper(frame: frame))
      case .segmentedControl: .control(SegmentedControl(frame: frame))
      case .pageControl: .control(PageControl(frame: frame))
      case .slider: .control(Slider(frame: frame))
      case .textField: .textField(TextField(frame: frame))
      case .textView: .textView(TextView(frame: frame))
      case .tapRecognizer: .recognizer(TapGestureRecognizer())
      case .longPressRecognizer: .recognizer(LongPressGestureRecognizer())
      case .panRecognizer: .recognizer(PanGestureRecognizer())
      case .swipeRecognizer: .recognizer(SwipeGestureRecognizer())
      case .pinchRecognizer: .recognizer(PinchGestureRecognizer())
      case .rotationRecognizer: .recognizer(RotationGestureRecognizer())
      case .responder: .responder(Responder())
      }
    if let recognizer {
      recognizer.interceptor = RecognizerInterceptor(rows[index].name, recorder)
    } else {
      object.interceptor = RecordingInterceptor(rows[index].name, recorder)
    }
  }

  /// Throws if the row has an entry in a column that is not allowed for its kind.
  private static func check(_ rows: [StagedResponder], _ index: Int) throws(ScriptError) {
    let kind = rows[index].kind
    if let frame = rows[index].frame {
      guard kind.isView
      else { throw .columnNotAllowed(rows[index].name, kind, column: "frame") }
      guard frame.isFinite else { throw .notFinite(of: rows[index].name) }
    }
    guard rows[index].controller == nil || kind.isView
    else { throw .columnNotAllowed(rows[index].name, kind, column: "view of") }
    guard rows[index].presenter == nil || kind == .viewController
    else { throw .columnNotAllowed(rows[index].name, kind, column: "presented by") }
  }

  /// The object; every object can be the target or the sender of an action.
  var object: Object {
    switch self {
    case .application(let application): application
    case .delegate(let responder), .responder(let responder): responder
    case .object(let object): object
    case .scene(let scene): scene
    case .controller(let controller): controller
    case .recognizer(let recognizer): recognizer
    case .window(let window): window
    case .view(let view): view
    case .control(let control): control
    case .textField(let textField): textField
    case .textView(let textView): textView
    }
  }

  /// The responder, or nil for an object that is not a responder.
  var responder: Responder? {
    switch self {
    case .object, .recognizer: nil
    default: object as? Responder
    }
  }

  /// The view, or nil for another object.
  var view: View? {
    switch self {
    case .window(let window): window
    case .view(let view): view
    case .control(let control): control
    case .textField(let textField): textField
    case .textView(let textView): textView
    default: nil
    }
  }

  /// The view, or nil for a window, which cannot have a superview, and for another object.
  var subview: View? {
    if case .window = self { nil } else { view }
  }

  /// The overrides of the object, created on first use; nil for a recognizer, which has none.
  var overrides: Overrides? { (object.interceptor as? RecordingInterceptor)?.overrides }

  /// The controller, or nil for another object.
  var controller: ViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The control, or nil for another object.
  var control: Control? {
    switch self {
    case .control(let control): control
    case .textField(let textField): textField
    default: nil
    }
  }

  /// The recognizer, or nil for another object.
  var recognizer: GestureRecognizer? {
    if case .recognizer(let recognizer) = self { recognizer } else { nil }
  }
}
