import Conformance
import Scenes

/// The engine of the lab: answers the messages of the protocol, and those that only the lab sends.
package struct LabSession {
  private let engine = LocalEngine()
  private var session: EngineSession

  /// Creates a session with the reference engine.
  package init() { session = EngineSession(engine.profile) }

  /// Returns the response to a line, or no bytes if it has none; a line that is no request has an
  /// error as its response, with the id 0.
  package mutating func response(to line: ArraySlice<UInt8>) -> [UInt8] {
    do throws(WireError) {
      try receive(line)
      return session.takeAnswers()
    } catch {
      var json = JSONWriter()
      EngineResponse.reply(id: 0, .errored(message: error.description)).writeLine(to: &json)
      return json.take()
    }
  }

  private mutating func receive(_ line: ArraySlice<UInt8>) throws(WireError) {
    switch try LabRequest(line) {
    case .ofProtocol(let request):
      guard let performance = try session.receive(request) else { return }
      session.answer(performance, with: engine.reply(to: performance.script))
    case .scenes(let id, let stage, let steps):
      guard let script = session.script(id: id, stage: stage, steps: steps) else { return }
      answer(.scenes(id: id, script.stage, engine.snapshots(of: script)))
    case .words(let id, let stage, let steps, let records):
      guard let script = session.script(id: id, stage: stage, steps: steps) else { return }
      answer(.words(id: id, script.words(observing: records)))
    case .judge(let id, let stage, let steps, let requirements):
      guard let script = session.script(id: id, stage: stage, steps: steps) else { return }
      // The engine is done before anything is compared with what it did.
      guard case .observed(let trace) = engine.reply(to: script) else {
        answer(.judged(id: id, requirements.map { _ in false }))
        return
      }
      answer(
        .judged(
          id: id,
          requirements.map { $0.requirement.holds(at: $0.step, of: trace, on: script.stage) }))
    }
  }

  private mutating func answer(_ response: LabResponse) {
    session.answer { response.write(to: &$0) }
  }
}
