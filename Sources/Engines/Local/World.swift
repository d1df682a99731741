import Conformance
import Responders

/// The simulated world of one script: the objects of its stage, the clock, and the fingers and keys
/// that are down.
///
/// Retains every object of the stage until it is deallocated, so that unowned references between
/// them stay valid. Each extension of this class handles one group of step forms.
final class World {
  /// The stage of the script, which finds rows by name.
  let stage: Stage
  /// The rows of the stage.
  let rows: [StagedResponder]
  /// The objects of the rows, in the same order.
  @exclusivity(unchecked) var members: [Object]
  /// Records the calls of the objects.
  let recorder: CallRecorder
  /// The application, or nil if the stage has none.
  let application: Application?

  /// The latest touch of each finger.
  @exclusivity(unchecked) var fingers = FingerTouches()
  /// Whether the application supports indirect input, so that pointers do not count as fingers.
  var supportsIndirectInput = true
  /// The keys that are down, by name.
  @exclusivity(unchecked) var pressed: [String: Press] = [:]
  /// The time in seconds since the script began.
  @exclusivity(unchecked) var now = 0.0
  /// The result of the last call to become or resign first responder or to send an action; nil
  /// before the first call.
  @exclusivity(unchecked) var result: Bool?
  /// Whether a view was hit-tested.
  @exclusivity(unchecked) var wasHitTested = false
  /// The result of the last hit-test.
  @exclusivity(unchecked) var lastHit: View?
  /// The view that the step tests for a point, and the point in the coordinates of the view; nil
  /// for other steps.
  @exclusivity(unchecked) var probe: (view: View, point: Responders.Point)?

  /// Creates the objects of the stage and connects them; their application imitates a version of the
  /// system, or the newest.
  init(
    _ stage: Stage, _ repeats: LocalEngine.RepeatedCalls = .areErrors,
    imitating system: SystemVersion? = nil
  ) throws(ScriptError) {
    if let problem = stage.problems.first { throw ScriptError(problem.summary) }
    let recorder = CallRecorder(repeats)
    self.recorder = recorder
    self.stage = stage
    rows = stage.responders
    var members: [Object] = []
    members.reserveCapacity(rows.count)
    var application: Application?
    var hasControllers = false
    for index in rows.indices {
      let member = try Object.staged(rows, index, recorder)
      if rows[index].kind == .application { application = member as? Application }
      hasControllers =
        hasControllers || rows[index].kind == .viewController || rows[index].controller != nil
      members.append(member)
    }
    self.members = members
    self.application = application
    if let system { application?.majorSystemVersion = system.major }
    try link(hasControllers: hasControllers)
  }

  deinit {
    // A text field or view retains its input views, and a controller the child that has its edges:
    // with one that contains it, it forms a cycle.
    for index in rows.indices where rows[index].kind.mayFormCycle {
      switch members[index] {
      case let field as TextField: (field.inputView, field.inputAccessoryView) = (nil, nil)
      case let controller as ViewController:
        controller.childForScreenEdgesDeferringSystemGestures = nil
      case let text as TextView: (text.inputView, text.inputAccessoryView) = (nil, nil)
      default: break
      }
    }
  }

  /// Carries out one step, and returns its calls or its answer.
  ///
  /// Each extension handles its forms in one switch and returns false, or nil, for other forms. A
  /// form that no extension handles is not supported.
  func carryOut(_ step: Script.Step) throws(ScriptError) -> Trace.Record {
    recorder.beginStep()
    probe = nil
    guard step.kind != .ask else { return Trace.Record(answer: try mutedAnswer(to: step)) }
    let isSupported =
      switch step.kind {
      case .set: try set(step)
      case .change: try change(step)
      case .stimulate: try stimulate(step)
      case .ask: false
      }
    guard isSupported else { throw .unsupported(step.form) }
    if step.kind == .stimulate, let error = recorder.error { throw error }
    return Trace.Record(calls: recorder.calls)
  }

  private func set(_ step: Script.Step) throws(ScriptError) -> Bool {
    let name = step["of"].text
    guard step["to"].isFinite else { throw .notFinite(of: name) }
    if try setProperty(step, of: name) { return true }
    if try setView(step, of: name) { return true }
    if try setResponder(step, of: name) { return true }
    if try setControl(step, of: name) { return true }
    if try setPresentation(step, of: name) { return true }
    if try setTextEditing(step, of: name) { return true }
    if try setRecognizer(step, of: name) { return true }
    if try setScrolling(step, of: name) { return true }
    return try setInput(step, of: name)
  }

  private func change(_ step: Script.Step) throws(ScriptError) -> Bool {
    if try moveFingers(step) { return true }
    if try changeArrangement(step) { return true }
    if try changeTargets(step) { return true }
    return try changeApplication(step)
  }

  private func stimulate(_ step: Script.Step) throws(ScriptError) -> Bool {
    if try moveFingers(step) { return true }
    if try scroll(step) { return true }
    if try callRecognizer(step) { return true }
    if try editText(step) { return true }
    if try call(step) { return true }
    return try sendInput(step)
  }

  /// Answers a question without recording the calls that it makes.
  private func mutedAnswer(to step: Script.Step) throws(ScriptError) -> Answer {
    recorder.isMuted = true
    defer { recorder.isMuted = false }
    guard let answer = try answer(step) else { throw .unsupported(step.form) }
    if let error = recorder.error { throw error }
    return answer
  }

  private func answer(_ step: Script.Step) throws(ScriptError) -> Answer? {
    if let answer = try answerProperty(step) { return answer }
    if let answer = try answerResponder(step) { return answer }
    if let answer = try answerFinger(step) { return answer }
    if let answer = try answerControl(step) { return answer }
    if let answer = try answerRecognizer(step) { return answer }
    if let answer = try answerScrolling(step) { return answer }
    return try answerInput(step)
  }
}

extension World {
  /// Returns the index of the row with a name.
  func index(of name: String) throws(ScriptError) -> Int {
    guard let index = stage.index(of: name) else { throw .unknown(name) }
    return index
  }

  /// Returns the object with a name if it is of a type; throws an error with the name of the needed
  /// kind for another object.
  func object<Kind: Object>(
    _ name: String, _ needed: String, _: Kind.Type = Kind.self
  ) throws(ScriptError) -> Kind {
    let index = try index(of: name)
    guard let object = members[index] as? Kind else { throw wrongKind(index, needed) }
    return object
  }

  /// Returns the object with a name, of any kind.
  func object(_ name: String) throws(ScriptError) -> Object { members[try index(of: name)] }

  /// Returns the responder with a name.
  func responder(_ name: String) throws(ScriptError) -> Responder {
    try object(name, "a responder")
  }

  /// Returns the view with a name.
  func view(_ name: String) throws(ScriptError) -> View { try object(name, "a view") }

  /// Returns the view with a name, which is not a window and can have a superview.
  func subview(_ name: String) throws(ScriptError) -> View {
    let index = try index(of: name)
    guard let view = subview(index)
    else { throw wrongKind(index, "a view that can stand in another") }
    return view
  }

  /// Returns the view of the row at an index, or nil for a window and for an object of another kind.
  func subview(_ index: Int) -> View? {
    members[index] is Window ? nil : members[index] as? View
  }

  /// Returns the view controller with a name.
  func controller(_ name: String) throws(ScriptError) -> ViewController {
    try object(name, "a view controller")
  }

  /// Returns the window with a name.
  func window(_ name: String) throws(ScriptError) -> Window { try object(name, "a window") }

  /// Returns the control with a name.
  func control(_ name: String) throws(ScriptError) -> Control { try object(name, "a control") }

  /// Returns the scroll view with a name.
  func scrollView(_ name: String) throws(ScriptError) -> ScrollView {
    try object(name, "a scroll view")
  }

  /// Returns the gesture recognizer with a name.
  func recognizer(_ name: String) throws(ScriptError) -> GestureRecognizer {
    try object(name, "a recognizer")
  }

  /// Returns the overrides of the object with a name, which is not a recognizer.
  func overrides(ofObject name: String) throws(ScriptError) -> Overrides {
    let index = try index(of: name)
    guard let interceptor = members[index].interceptor as? RecordingInterceptor
    else { throw wrongKind(index, "a responder or an object") }
    return interceptor.overrides
  }

  /// Returns the error for a row that is not of the kind that a step needs.
  func wrongKind(_ index: Int, _ needed: String) -> ScriptError {
    ScriptError("\(rows[index].kindWords), where \(needed) is needed")
  }
}

extension ResponderKind {
  /// Whether an object of the kind retains others that may retain it.
  fileprivate var mayFormCycle: Bool {
    switch self {
    case .textField, .textView, .viewController: true
    default: false
    }
  }
}

extension StepValue {
  /// Whether every number in the value is finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .rect(let rect): rect.isFinite
    case .nothing, .truth, .integer, .text, .fingers, .list, .beginning: true
    }
  }
}

/// Why the engine does not carry out a script.
struct ScriptError: Error, Hashable {
  /// The message of the engine's reply.
  let message: String
  /// Whether the engine does not support the form of a step, so that the script is skipped.
  var isUnsupported = false

  init(_ message: String) { self.message = message }

  /// The error of a step whose form the engine does not support.
  static func unsupported(_ form: StepDefinition) -> Self {
    var error = Self("the engine does not support '\(form.kind.rawValue) \(form.name)'")
    error.isUnsupported = true
    return error
  }

  /// The error for a name that no row of the stage has.
  static func unknown(_ name: String) -> Self { Self("the stage has no \(name)") }

  /// The error for a number that is infinite or not a number.
  static func notFinite(of name: String) -> Self {
    Self("\(name) gets a number that is not finite")
  }

  /// The error for a second object in a role that only one can have, such as the controller that
  /// another presents.
  static func taken(_ name: String, role: String, of owner: String) -> Self {
    Self("\(name) cannot be \(role) of \(owner), which has one already")
  }

  /// The error for an object that would contain itself.
  static func cycle(_ name: String, in container: String) -> Self {
    Self("\(name) cannot stand in \(container), which stands in \(name) or is the same")
  }

  /// The error for a touch that needs an application, of which the stage has none.
  static let noApplication = Self("the stage has no application that could get touches")

  /// The error for a step that needs a touch, while no finger is down.
  static let noTouch = Self("no touch is down")

  /// The error for a script that uses more fingers than the limit.
  static func tooManyFingers(limit: Int) -> Self { Self("more than \(limit) fingers are used") }

  /// The error for a responder chain with a cycle.
  static func endlessChain(from start: String, backTo responder: String) -> Self {
    Self("the chain from \(start) comes back to \(responder)")
  }
}

extension StagedResponder {
  /// The beginning of a message about the row: `A is a view`.
  var kindWords: String { "\(name) is \(Noun.one(kind.rawValue))" }
}
