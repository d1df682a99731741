/// What an engine and a runner have said to each other so far, seen from the engine.
package struct EngineSession {
  /// The longest line that is read, in bytes.
  package static let longestLine = 1 << 26

  /// Whether the runner has said goodbye.
  package private(set) var isOver = false

  private let engine: any Engine
  private var stages: [Int: Stage] = [:]
  private var answers = JSONWriter()

  package init(_ engine: any Engine) { self.engine = engine }

  /// Takes the answers that are to be sent.
  package mutating func takeAnswers() -> [UInt8] { answers.take() }

  /// Does what a line says.
  ///
  /// - Throws: where the line is no message: what it meant is unknown, so that nothing after it
  ///   can be relied on.
  package mutating func receive(_ line: ArraySlice<UInt8>) async throws(WireProblem) {
    switch try EngineRequest(line) {
    case .hello(let version):
      guard version == EngineRequest.currentProtocol else {
        throw WireProblem(
          at: "protocol",
          "version \(version) is asked for, and only \(EngineRequest.currentProtocol) is spoken")
      }
      answer(.hello(protocol: EngineRequest.currentProtocol, engine.profile))
    case .stage(let id, let responders):
      stages[id] = Stage(responders)
    case .perform(let id, let stage, let steps):
      answer(.reply(id: id, await reply(to: steps, on: stage)))
    case .bye:
      isOver = true
    }
  }

  private func reply(to steps: [Script.Step], on stage: Int) async -> Reply {
    guard let stage = stages[stage] else {
      return .errored(message: "no stage has the id \(stage)")
    }
    do {
      return try await engine.perform(Script(stage: stage, steps: steps))
    } catch {
      return .errored(message: "\(error)")
    }
  }

  private mutating func answer(_ response: EngineResponse) { response.write(to: &answers) }
}
