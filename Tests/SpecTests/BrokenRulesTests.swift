import Conformance
import Reporting
import Running
import SpecReading
import Testing

@Suite("An engine with three broken rules")
struct BrokenRulesTests {
  /// The console's lines for a run of all pages.
  private func lines() async throws -> [String] {
    let scenarios = try await SpecReader(folder: SpecTests.folder).read().scenarios
    var text: TerminalText = ""
    var reporter = ConsoleReporter(
      look: .plain, rerun: RerunCommand(["swift", "run", "conform", "--engine", "toy"])
    ) { text += $0 }
    _ = try await Runner(engine: BrokenRulesEngine(), jobs: 2).run(try Plan(scenarios)) {
      reporter.handle($0)
    }
    return text.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("The console names the rules in three findings, on at most 30 lines")
  func findings() async throws {
    let lines = try await lines()
    #expect(lines.last == "")
    #expect(lines.dropLast().count <= 30)
    // The counts change with every row of the pages.
    let findings = lines.drop { !$0.contains(" findings in ") }.map {
      $0.replacing(/[0-9]+ (scenarios|clauses|passed|failed|departed)/) { "N \($0.1)" }
    }
    #expect(
      findings.joined(separator: "\n") == """
        3 findings in N scenarios that did not pass

          ✗ touchesCancelled(_:with:) missing  N scenarios of N clauses, N departed
            TOUCH-3/cancelled  dot saw began, moved, cancelled
              actual  dot: touchesBegan(_:with:), touchesMoved(_:with:)
            rerun  swift run conform --engine toy --filter 'TOUCH-3/cancelled'
          ✗ the state of the action: possible instead of ended  N scenarios of N clauses
            GESTURE-13/tap-recognised  tap fired ended
              actual  tap: action in state possible
            rerun  swift run conform --engine toy --filter 'GESTURE-13/tap-recognised'
          ✗ application missing at the end  N scenarios of N clauses, N departed
            CHAIN-3/window-with-views  next of window is app
              actual  nobody
            rerun  swift run conform --engine toy --filter 'CHAIN-3/window-with-views'

        N scenarios: N passed, N failed, N departed · Conform 0.1.0 (Swift)

        """)
  }
}
