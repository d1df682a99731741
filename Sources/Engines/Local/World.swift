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

  /// Carries one step out and says what happened.
  func carryOut(_ step: Script.Step) throws(Obstacle) -> Trace.Record {
    recorder.beginStep()
    switch step {
    case .change(let change):
      try apply(change)
      return Trace.Record(calls: recorder.calls)
    case .stimulate(let stimulus):
      try stimulate(stimulus)
      if let obstacle = recorder.obstacle { throw obstacle }
      return Trace.Record(calls: recorder.calls)
    case .ask(let query):
      recorder.isMuted = true
      defer { recorder.isMuted = false }
      let answer = try answer(query)
      if let obstacle = recorder.obstacle { throw obstacle }
      return Trace.Record(answer: answer)
    }
  }
}
