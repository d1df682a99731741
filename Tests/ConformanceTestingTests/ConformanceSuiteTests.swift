import Conformance
import ConformanceTesting
import Foundation
import Testing

@Suite("A suite of conformance cases")
struct ConformanceSuiteTests {
  /// An engine that claims one feature and returns one reply to every script.
  private struct Parrot: Engine {
    var profile = EngineProfile(
      name: "Parrot", version: "1", language: "Swift", features: [.responderChain])
    var reply: Reply

    func perform(_ script: Script) async -> Reply { reply }
  }

  private static let page: String = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/Commands/chain.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private func suite(_ page: String) async throws -> ConformanceSuite {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("suite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(page.utf8).write(to: folder.appendingPathComponent("page.md"))
    return try await ConformanceSuite(spec: folder.path)
  }

  @Test("A suite contains the scenarios whose features the engine claims")
  func cases() async throws {
    let cases = try await suite(Self.page).cases(for: Parrot(reply: .errored(message: "")))
    #expect(cases.map(\.id) == ["CHAIN-1/window"])
    #expect(cases.map(\.description) == ["CHAIN-1/window"])
  }

  @Test("A suite refuses an engine that claims nothing, because a test without cases would pass")
  func nothingClaimed() async throws {
    let suite = try await suite(Self.page)
    let mute = Parrot(
      profile: EngineProfile(name: "Mute", version: "1", language: "Swift", features: [.touches]),
      reply: .errored(message: ""))
    let error = #expect(throws: SpecificationError.self) { try suite.cases(for: mute) }
    #expect(error?.description == "Mute claims too little: no scenario can be run")
  }

  @Test(
    "A case is asked on a stage without what the engine does not claim, or skipped, as in a run")
  func kinds() async throws {
    let page = Self.page.replacingOccurrences(
      of: "| window    | window      | app | 0 0 100 100 |",
      with: """
        | window    | window      | app | 0 0 100 100 |
        | note      | text field  | window | 0 0 9 9 |
        """
    ).replacingOccurrences(
      of: "| window   | app                    |",
      with: """
        | window   | app                    |

        | scenario | then next of note is |
        | -------- | -------------------- |
        | field    | window               |
        """)
    let engine = Parrot(
      profile: EngineProfile(
        name: "Parrot", version: "1", language: "Swift", features: [.responderChain],
        kinds: [.application, .window]),
      reply: .observed(Trace([Trace.Record(answer: .responder("note"))])))
    let suite = try await suite(page)
    let cases = try suite.cases(for: engine)
    #expect(cases.map(\.id) == ["CHAIN-1/window"])
    // The stage that was sent has no `note`, so the answer names nothing.
    let error = await #expect(throws: NonconformanceError.self) {
      try await cases[0].check(engine)
    }
    #expect(error?.description.contains(#""note" is not on the stage"#) == true)
    let all = try suite.cases(
      for: Parrot(reply: .observed(Trace([Trace.Record(answer: .responder("app"))]))))
    #expect(
      try await all.first { $0.id == "CHAIN-1/field" }?.check(engine)
        == "the engine does not claim the kind text field")
  }

  @Test("A case passes, returns why it was skipped, or throws")
  func check() async throws {
    let suite = try await suite(Self.page)
    func outcome(_ reply: Reply) async throws -> String? {
      let engine = Parrot(reply: reply)
      return try await #require(suite.cases(for: engine).first).check(engine)
    }
    let right = Trace([Trace.Record(answer: .responder("app"))])
    #expect(try await outcome(.observed(right)) == nil)
    #expect(try await outcome(.skipped(reason: "no chain", url: nil)) == "no chain")
    let errored = await #expect(throws: NonconformanceError.self) {
      try await outcome(.errored(message: "ouch"))
    }
    #expect(errored?.description.hasSuffix("/page.md:16\n  ouch") == true)
    let failed = await #expect(throws: NonconformanceError.self) {
      try await outcome(.observed(Trace([Trace.Record(answer: .nobody)])))
    }
    #expect(
      failed?.description.hasSuffix(
        "line 16: next of window is app: expected app, actual nobody") == true)
  }

  @Test("A suite of pages with mistakes throws all of them")
  func mistakes() async throws {
    let page = Self.page.replacingOccurrences(of: "touching", with: "tickling")
      .replacingOccurrences(of: "| app  ", with: "| ape  ")
    let error = await #expect(throws: SpecificationError.self) { try await suite(page) }
    #expect(error?.description.contains("tickling") == true)
    #expect(error?.description.contains("ape") == true)
  }

  @Test("A suite of pages without scenarios throws")
  func empty() async throws {
    let error = await #expect(throws: SpecificationError.self) { try await suite("# Page\n") }
    #expect(error?.description.hasSuffix("the pages hold no scenario") == true)
  }
}
