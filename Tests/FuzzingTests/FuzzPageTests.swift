import Conformance
import Results
import Engines
import Foundation
import Running
import SpecReading
import Testing

@testable import Fuzzing

@Suite struct FuzzPageTests {
  /// Reads a page as the checker does.
  private func book(_ markdown: String) async throws -> SpecBook {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try markdown.write(to: folder.appending(path: "page.md"), atomically: true, encoding: .utf8)
    return try await SpecReader(folder: folder.path).read()
  }

  private static let faulty: [FaultyEngine] = [
    .ignoresHidden, .crashes, .ignoresCalls,
  ]

  @Test("The checker accepts what is printed", arguments: faulty.indices)
  func accepted(index: Int) async throws {
    let engine = Self.faulty[index]
    let fuzzer = try Fuzzer(
      LocalEngine(), engine, seed: 1, effort: .scripts(1_500), width: 2)
    let report = try await fuzzer.run()
    #expect(!report.counterexamples.isEmpty)
    let book = try await book(FuzzPage(report, clauses: ClauseFinder([])).markdown)
    #expect(book.diagnostics.map(\.description) == [])
  }

  @Test("The reference engine passes each row, and the faulty engine fails each")
  func judged() async throws {
    for engine in [FaultyEngine.ignoresHidden, .ignoresCalls] {
      let fuzzer = try Fuzzer(
        LocalEngine(), engine, seed: 2, effort: .scripts(1_500), width: 2)
      let report = try await fuzzer.run()
      let book = try await book(FuzzPage(report, clauses: ClauseFinder([])).markdown)
      #expect(!book.scenarios.isEmpty)
      for scenario in book.scenarios {
        let right = Judge.judge(scenario, by: LocalEngine().reply(to: scenario.script))
        let wrong = Judge.judge(scenario, by: await engine.perform(scenario.script))
        #expect(right.verdict == .passed, "\(scenario.script)")
        #expect(wrong.verdict != .passed, "\(scenario.script)")
      }
    }
  }

  @Test("Nothing that an engine says is markup")
  func escaped() {
    #expect(MarkdownText.plain("a|b <i>`c`*_\n[d]") == #"a\|b \<i\>\`c\`\*\_ \[d\]"#)
  }

  @Test("A difference names the clauses with a scenario that does all of it")
  func clauses() async throws {
    let script = Script(
      stage: Stage([]),
      steps: [
        .set("hidden", of: "A", to: true), .stimulate("touchBegins", ["at": .point(.zero)]),
        .ask("hitTestView"),
      ])
    let difference = TraceDifference(
      step: 2, aspect: .answer("hitTestView"), mismatch: .missing("view"))
    let finder = ClauseFinder(try await Self.spec.scenarios)
    #expect(finder.clauses(touchedBy: script, difference).first?.id == "HIT-9")
    var other = script
    other.steps.append(.stimulate("tapStatusBar"))
    #expect(finder.clauses(touchedBy: other, difference).isEmpty)
  }

  /// The pages of this project.
  static var spec: SpecBook {
    get async throws {
      let spec = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Spec")
      return try await SpecReader(folder: spec.path).read()
    }
  }

  @Test("An error names the engine that has it")
  func errors() async throws {
    var engine = FaultyEngine.crashes
    engine.profile.name = "Faulty"
    for (one, other) in [(LocalEngine(), engine), (engine, LocalEngine())]
      as [(any Engine, any Engine)]
    {
      let report = try await Fuzzer(
        one, other, seed: 1, effort: .scripts(400), width: 2
      ).run()
      let page = FuzzPage(report, clauses: ClauseFinder([])).markdown
      #expect(page.contains("## FUZZ-1 an error of Faulty: the engine ended by signal"))
    }
  }
}

extension Point {
  fileprivate static let zero = Point(x: 0, y: 0)
}

extension FaultyEngine {
  /// Tells nobody of touches that move, and sends `touchUpInside` for each touch that ends.
  static let ignoresCalls = FaultyEngine(reply: { script, reply in
    guard case .observed(var trace) = reply else { return reply }
    for index in trace.records.indices {
      trace.records[index].calls.removeAll { $0.message == .touchesMoved }
      for call in trace.records[index].calls.indices
      where trace.records[index].calls[call].message == .control(.touchUpOutside) {
        trace.records[index].calls[call].message = .control(.touchUpInside)
      }
    }
    return .observed(trace)
  })
}
