import Conformance
import Engines
import Foundation
import Reporting
import Running
import Testing

@Suite("An engine that looks at no alpha")
struct BrokenRulesTests {
  /// The reference engine, for which every view is opaque.
  private struct AlphaBlindEngine: Engine {
    private let engine = LocalEngine()

    var profile: EngineProfile { engine.profile }

    func perform(_ script: Script) async -> Reply {
      let steps = script.steps.map { step in
        guard step.kind == .set, step.name == "alpha", case .text(let view) = step["of"] else {
          return step
        }
        return Script.Step.set("alpha", of: view, to: 1)
      }
      return await engine.perform(Script(stage: script.stage, steps: steps))
    }
  }

  @Test("The console names the rule in the findings of the README")
  func findings() async throws {
    var text: TerminalText = ""
    var reporter = ConsoleReporter(
      look: .plain, rerun: RerunCommand(["swift", "run", "conform", "--engine", "python3 toy.py"])
    ) { text += $0 }
    let plan = try Plan(
      try await SpecPages.book.scenarios, filters: [try ScenarioFilter("page:hit-testing")])
    let faults = try await SpecPages.book.faults
    let runner = Runner(
      engine: AlphaBlindEngine(), comparedWith: LocalEngine(), jobs: 2,
      faults: faults)
    _ = try await runner.run(plan) { reporter.handle($0) }
    let readme = URL(fileURLWithPath: SpecPages.folder).deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let shown = try String(contentsOf: readme, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains(" finding in ") }
      .prefix { $0 != "      …" }
      .map { $0.dropFirst(4) }
    #expect(!shown.isEmpty)
    #expect(text.output.contains(shown.joined(separator: "\n") + "\n"), "\(text.output)")
  }
}
