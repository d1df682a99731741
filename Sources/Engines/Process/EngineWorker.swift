import Conformance

/// What the pool knows of one process of an engine.
struct EngineWorker {
  /// Whether there is a process.
  enum State {
    /// It is starting, running or ending.
    case running
    /// It has ended, or none was started yet.
    case ended
    /// It could not be started, and none is started again.
    case retired
  }

  /// Whether there is a process.
  var state = State.ended
  /// The requests that the process has been sent and has not answered, by id.
  var inFlight: [Int: PendingRequest] = [:]
  /// The number of scripts that it has been sent in all.
  var requestCount = 0
  /// Whether its only request may have crashed another process, so that nothing else is sent with
  /// it.
  var isIsolated = false
  /// Whether it has sent `hello`.
  var hasGreeted = false
  /// Whether it has closed its standard input.
  var isInputClosed = false
  /// Whether the process is ending, so that nothing is sent any longer.
  var isEnding = false
  /// Whether it has answered any request.
  var hasAnswered = false
  /// When it last answered, or was sent a request while it had none.
  var lastProgress = ContinuousClock.now
  /// The writer that waits for something to write.
  var idleWriter: CheckedContinuation<Void, Never>?

  /// The stages that the process knows, with their numbers, by identity. They are kept, because an
  /// identity can be reused once its stage is free.
  private var stages: [ObjectIdentifier: (id: Int, stage: Stage)] = [:]

  /// Whether the reply timeout applies: the process has to send `hello` or an answer, or to end
  /// because nothing more can be sent.
  var owesReply: Bool { !hasGreeted || !inFlight.isEmpty || isInputClosed }

  /// Writes a `perform` message, after a `stage` message if the process does not know the stage.
  mutating func write(_ script: Script, id: Int, to json: inout JSONWriter) {
    let known = stages[script.stage.identity]
    let number = known?.id ?? stages.count + 1
    if known == nil {
      stages[script.stage.identity] = (number, script.stage)
      EngineRequest.stage(number, script.stage.responders).writeLine(to: &json)
    }
    EngineRequest.perform(id: id, stage: number, steps: script.steps).writeLine(to: &json)
  }

  /// Resumes the writer, if it waits.
  mutating func resumeWriter() {
    idleWriter?.resume()
    idleWriter = nil
  }
}

/// The messages that a process of an engine gets, for a replay by hand.
package enum Transcript {
  /// Returns the lines for some scripts, from `hello` to `bye`, as a run writes them.
  package static func bytes(_ scripts: [Script]) -> [UInt8] {
    var json = JSONWriter()
    var worker = EngineWorker()
    EngineRequest.hello(protocol: EngineRequest.currentProtocol).writeLine(to: &json)
    for (index, script) in scripts.enumerated() {
      worker.write(script, id: index + 1, to: &json)
    }
    EngineRequest.bye.writeLine(to: &json)
    return json.take()
  }
}
