import Conformance
import Reporting
import Running
import SpecReading
import Testing

@Suite("An engine with three broken rules")
struct BrokenRulesTests {
  @Test("The console names the rules in three findings, on at most 30 lines")
  func findings() async throws {
    let scenarios = try await SpecReader(folder: SpecTests.folder).read().scenarios
    var text: TerminalText = ""
    var reporter = ConsoleReporter(
      look: .plain, rerun: RerunCommand(["swift", "run", "conform", "--engine", "toy"])
    ) { text += $0 }
    _ = try await Runner(engine: BrokenRulesEngine(), jobs: 2).run(try Plan(scenarios)) {
      reporter.handle($0)
    }
    let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
    let pages = Set(scenarios.map(\.clause.page)).count
    #expect(lines.count <= 31)
    #expect(lines[(pages + 1)...].joined(separator: "\n") == "")
  }
}
