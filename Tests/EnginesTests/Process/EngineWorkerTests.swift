import Conformance
import Engines
import Foundation
import Testing

@Suite("The messages that a process of an engine gets")
struct EngineWorkerTests {
  private let one = Stage([StagedResponder(name: "app", kind: .application)])
  private let other = Stage([StagedResponder(name: "lone", kind: .responder)])

  @Test("A transcript has each stage once, before the first script on it")
  func lines() {
    let lines = Transcript.bytes([
      Script(stage: one, steps: [.ask("next", of: "app")]),
      Script(stage: one, steps: [.stimulate("touchBegins", ["at": .point(Point(x: 1, y: 2.5))])]),
      Script(stage: other, steps: []),
    ])
    #expect(
      String(decoding: lines, as: UTF8.self) == """
        {"type":"hello","protocol":1}
        {"type":"stage","id":1,"responders":[{"name":"app","kind":"application"}]}
        {"type":"perform","id":1,"stage":1,"steps":[{"ask":"next","of":"app"}]}
        {"type":"perform","id":2,"stage":1,"steps":[{"do":"touchBegins","at":[1,2.5]}]}
        {"type":"stage","id":2,"responders":[{"name":"lone","kind":"responder"}]}
        {"type":"perform","id":3,"stage":2,"steps":[]}
        {"type":"bye"}

        """)
  }

  @Test("A process reads the lines of the transcript")
  func process() async throws {
    let file = "/tmp/conform-transcript-\(UInt64.random(in: 0 ... .max))"
    let script = Script(stage: one, steps: [.ask("next", of: "app")])
    // Greets, appends what it reads to a file, and answers the first script.
    let engine = """
      printf '%s\\n' '{"type":"hello","protocol":1,"engine":{"name":"E","version":"1",\
      "language":"sh","features":[]}}'
      while read -r line; do
        printf '%s\\n' "$line" >> \(file)
        case $line in
          *perform*) printf '%s\\n' '{"type":"errored","id":1,"message":"no"}' ;;
          *bye*) exit 0 ;;
        esac
      done
      """
    let reply = try await ProcessEngine.withEngine(engine) { await $0.perform(script) }
    #expect(reply == .errored(message: "no"))
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    try FileManager.default.removeItem(atPath: file)
    #expect(kept == String(decoding: Transcript.bytes([script]), as: UTF8.self))
  }
}
