import Conformance

/// What a desk knows of one process at a time.
struct EngineSeat {
  /// What the process has been given and not answered, by id.
  var open: [Int: EngineJob] = [:]
  /// How many scripts it has been given in all.
  var given = 0
  /// Whether what it has been given is alone there, because a process ended over it before.
  var isCareful = false
  /// Whether it has said who it is.
  var isGreeted = false
  /// Whether it reads nothing any longer.
  var isDeaf = false
  /// Whether the process has ended.
  var isVacant = false
  /// Whether it has answered anything.
  var isFruitful = false
  /// When it last answered, or was first given something after it had answered all.
  var lastProgress = ContinuousClock.now
  /// The numbers of the stages that it has been told.
  private var stages: [ObjectIdentifier: ToldStage] = [:]
  /// What waits for there being something to write.
  var idle: CheckedContinuation<Void, Never>?

  /// Whether the process owes an answer; one that nothing more can be given owes its end.
  var isOwing: Bool { !isGreeted || !open.isEmpty || isDeaf }

  /// Writes what asks the process to carry a script out, its stage first where that is new.
  mutating func write(_ script: Script, id: Int, to json: inout JSONWriter) {
    let (stage, isNew) = number(of: script.stage)
    if isNew { EngineRequest.stage(stage, script.stage.responders).write(to: &json) }
    EngineRequest.perform(id: id, stage: stage, steps: script.steps).write(to: &json)
  }

  /// The number of a stage, and whether it is new to the process.
  private mutating func number(of stage: Stage) -> (id: Int, isNew: Bool) {
    if let told = stages[stage.identity] { return (told.id, false) }
    let id = stages.count + 1
    stages[stage.identity] = ToldStage(id: id, stage: stage)
    return (id, true)
  }

  /// Wakes what waits for there being something to write.
  mutating func wake() {
    idle?.resume()
    idle = nil
  }

  /// A stage with its number; kept, because an identity may be given again once it is free.
  private struct ToldStage {
    let id: Int
    let stage: Stage
  }
}
