import Conformance
import Responders

/// The responders of one stage, for one script.
///
/// It keeps every responder of the stage to the end, so that what refers to them never dangles.
final class World {
  /// The stage as the script has it, which knows where its rows are.
  let stage: Stage
  /// Its rows.
  let rows: [StagedResponder]
  /// What the rows became, in their order.
  let members: [Member]
  /// Takes the responders' calls down.
  let recorder = Recorder()
  /// The application, where the stage has one.
  let application: Application?

  /// The fingers.
  @exclusivity(unchecked) var hand = Hand()
  /// The keys that are down, by their names.
  @exclusivity(unchecked) var pressed: [String: Press] = [:]
  /// The time, in seconds since the script began.
  @exclusivity(unchecked) var now = 0.0
  /// What the last call to become or resign first responder, or to send an action, returned.
  @exclusivity(unchecked) var result: Bool?
  /// Whether anything was hit-tested.
  @exclusivity(unchecked) var wasHitTested = false
  /// What the last hit-test found.
  @exclusivity(unchecked) var lastHit: View?
  /// The view that the step asked about a point, and the point in the view's coordinates.
  @exclusivity(unchecked) var probe: (view: View, point: Responders.Point)?

  /// Builds the stage.
  init(_ stage: Stage) throws(Obstacle) {
    self.stage = stage
    rows = stage.responders
    var members: [Member] = []
    members.reserveCapacity(rows.count)
    var application: Application?
    var hasControllers = false
    for index in rows.indices {
      let member = try Member(rows, index, recorder)
      if case .application(let found) = member {
        guard application == nil else {
          throw .taken(rows[index].name, role: "the application", of: "the stage")
        }
        application = found
      }
      hasControllers =
        hasControllers || rows[index].kind == .viewController || rows[index].controller != nil
      members.append(member)
    }
    self.members = members
    self.application = application
    try link(hasControllers: hasControllers)
  }

  deinit {
    // Text keeps its input views: one that it stands in would never be freed.
    for member in members {
      switch member {
      case .textField(let field): (field.inputView, field.inputAccessoryView) = (nil, nil)
      case .textView(let text): (text.inputView, text.inputAccessoryView) = (nil, nil)
      default: break
      }
    }
  }

  /// Carries one step out and returns what happened.
  ///
  /// Each owner of properties, changes, stimuli or answers handles its forms in one switch and
  /// returns false, or nil, for the rest. A form that none handles is not supported.
  func carryOut(_ step: Script.Step) throws(Obstacle) -> Trace.Record {
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
    if step.kind == .stimulate, let obstacle = recorder.obstacle { throw obstacle }
    return Trace.Record(calls: recorder.calls)
  }

  private func set(_ step: Script.Step) throws(Obstacle) -> Bool {
    let name = step["of"].text
    guard step["to"].isFinite else { throw .notFinite(of: name) }
    if try setView(step, of: name) { return true }
    if try setResponder(step, of: name) { return true }
    if try setControl(step, of: name) { return true }
    if try setRecognizer(step, of: name) { return true }
    return try setInput(step, of: name)
  }

  private func change(_ step: Script.Step) throws(Obstacle) -> Bool {
    if try changeArrangement(step) { return true }
    if try changeTargets(step) { return true }
    return try changeApplication(step)
  }

  private func stimulate(_ step: Script.Step) throws(Obstacle) -> Bool {
    if try moveFingers(step) { return true }
    if try call(step) { return true }
    return try sendInput(step)
  }

  /// Answers a question without recording what it calls.
  private func mutedAnswer(to step: Script.Step) throws(Obstacle) -> Answer {
    recorder.isMuted = true
    defer { recorder.isMuted = false }
    guard let answer = try answer(step) else { throw .unsupported(step.form) }
    if let obstacle = recorder.obstacle { throw obstacle }
    return answer
  }

  private func answer(_ step: Script.Step) throws(Obstacle) -> Answer? {
    if let answer = try answerResponder(step) { return answer }
    if let answer = try answerFinger(step) { return answer }
    if let answer = try answerControl(step) { return answer }
    if let answer = try answerRecognizer(step) { return answer }
    return try answerInput(step)
  }
}

extension StepValue {
  /// Whether every number in the value is finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .rect(let rect): rect.isFinite
    case .nothing, .truth, .integer, .text, .fingers, .list: true
    }
  }
}
