/// The engine's side of the protocol: reads requests and collects responses.
///
/// It performs nothing itself, so that it serves engines that take their time and those that respond
/// at once:
///
///     if let performance = try session.receive(line) {
///       session.answer(performance, with: engine.reply(to: performance.script))
///     }
package struct EngineSession {
  /// The maximum length of a line, in bytes.
  package static let maximumLineLength = Limits.requestLine

  /// A script that a request asks for.
  package struct Performance {
    /// The script.
    package let script: Script
    fileprivate let id: Int
  }

  /// Whether the runner has sent `bye`.
  package private(set) var isOver = false

  private let profile: EngineProfile
  private var stages: [Int: Stage] = [:]
  private var answers = JSONWriter()

  /// Creates a session with an engine that has the profile.
  package init(_ profile: EngineProfile) { self.profile = profile }

  /// Removes and returns the collected responses, as lines of JSON.
  package mutating func takeAnswers() -> [UInt8] { answers.take() }

  /// Reads a request, and returns the script that it asks for, or nil if it has its response already.
  ///
  /// - Throws: an error if the line is not a request; the session cannot continue after that.
  package mutating func receive(_ line: ArraySlice<UInt8>) throws(WireError) -> Performance? {
    try receive(try EngineRequest(line))
  }

  /// Handles a request, and returns the script that it asks for, or nil if it has its response
  /// already.
  ///
  /// - Throws: an error if it asks for another version of the protocol.
  package mutating func receive(_ request: EngineRequest) throws(WireError) -> Performance? {
    switch request {
    case .hello(let version):
      guard version == EngineRequest.currentProtocol else {
        throw WireError(
          at: "protocol",
          "version \(version) is asked for, and only \(EngineRequest.currentProtocol) is spoken")
      }
      answer(.hello(protocol: EngineRequest.currentProtocol, profile))
    case .stage(let id, let responders):
      stages[id] = Stage(responders)
    case .perform(let id, let stage, let steps):
      if let script = script(id: id, stage: stage, steps: steps) {
        return Performance(script: script, id: id)
      }
    case .bye:
      isOver = true
    }
    return nil
  }

  /// Adds the response with the reply to a script.
  package mutating func answer(_ performance: Performance, with reply: Reply) {
    answer(.reply(id: performance.id, reply))
  }

  /// Adds a line that the protocol does not have.
  package mutating func answer(_ write: (inout JSONWriter) -> Void) { write(&answers) }

  /// Returns the script of a request, or adds an error as its response where the stage is unknown.
  package mutating func script(id: Int, stage: Int, steps: [Script.Step]) -> Script? {
    guard let stage = stages[stage] else {
      answer(.reply(id: id, .errored(message: "no stage has the id \(stage)")))
      return nil
    }
    return Script(stage: stage, steps: steps)
  }

  private mutating func answer(_ response: EngineResponse) { response.writeLine(to: &answers) }
}
