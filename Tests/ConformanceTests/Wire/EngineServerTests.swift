import Testing

@testable import Conformance

@Suite("The engine's side of the protocol")
struct EngineServerTests {
  /// An engine that skips every script; the reason contains the number of steps and the stage.
  private struct CountingEngine: Engine {
    struct Tired: Error {}

    let profile = EngineProfile(name: "Counting", version: "1", language: "Swift", features: [])

    func perform(_ script: Script) async throws -> Reply {
      if script.steps.isEmpty { throw Tired() }
      return .skipped(
        reason: "\(script.steps.count) on \(script.stage.responders.map(\.name))", url: nil)
    }
  }

  private func answers(to lines: String...) async throws(WireError) -> String {
    var session = EngineSession(CountingEngine().profile)
    for line in lines { try await session.receive(Array(line.utf8)[...], for: CountingEngine()) }
    return String(decoding: session.takeAnswers(), as: UTF8.self)
  }

  @Test("A script is performed on the stage with its id")
  func whole() async throws {
    let answers = try await answers(
      to: #"{"type":"hello","protocol":1}"#,
      #"{"type":"stage","id":1,"responders":[{"name":"a","kind":"view"}]}"#,
      #"{"type":"stage","id":2,"responders":[{"name":"b","kind":"view"}]}"#,
      #"{"type":"perform","id":7,"stage":2,"steps":[{"ask":"keyWindow"}]}"#,
      #"{"type":"perform","id":8,"stage":1,"steps":[{"ask":"keyWindow"},{"do":"touchEnds"}]}"#)
    #expect(
      answers == """
        {"type":"hello","protocol":1,"engine":{"name":"Counting","version":"1","language":"Swift",\
        "features":[]}}
        {"type":"skipped","id":7,"reason":"1 on [\\"b\\"]"}
        {"type":"skipped","id":8,"reason":"2 on [\\"a\\"]"}

        """)
  }

  @Test("An unknown stage and a thrown error are answered as errors")
  func errors() async throws {
    let answers = try await answers(
      to: #"{"type":"stage","id":1,"responders":[]}"#,
      #"{"type":"perform","id":1,"stage":2,"steps":[]}"#,
      #"{"type":"perform","id":2,"stage":1,"steps":[]}"#)
    #expect(
      answers == """
        {"type":"errored","id":1,"message":"no stage has the id 2"}
        {"type":"errored","id":2,"message":"Tired()"}

        """)
  }

  @Test("The session is over after bye")
  func bye() async throws {
    var session = EngineSession(CountingEngine().profile)
    #expect(!session.isOver)
    try await session.receive(Array(#"{"type":"bye"}"#.utf8)[...], for: CountingEngine())
    #expect(session.isOver)
    #expect(session.takeAnswers() == [])
  }

  @Test("Another version of the protocol and noise throw")
  func refusals() async {
    let version = await #expect(throws: WireError.self) {
      try await answers(to: #"{"type":"hello","protocol":2}"#)
    }
    #expect(version?.description == "protocol: version 2 is asked for, and only 1 is spoken")
    await #expect(throws: WireError.self) { try await answers(to: "noise") }
  }
}
