import Conformance
import Foundation
import Reporting
import Running
import Testing

@Suite("An engine with three broken rules")
struct BrokenRulesTests {
  /// The console's lines for a run of all pages.
  private func lines() async throws -> [String] {
    let scenarios = try await SpecPages.book.scenarios
    var text: TerminalText = ""
    var reporter = ConsoleReporter(
      look: .plain, rerun: RerunCommand(["swift", "run", "conform", "--engine", "./toy"])
    ) { text += $0 }
    _ = try await Runner(engine: BrokenRulesEngine(), jobs: 2).run(try Plan(scenarios)) {
      reporter.handle($0)
    }
    return text.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("The console names the rules in the three findings of the README, on at most 30 lines")
  func findings() async throws {
    let lines = try await lines()
    #expect(lines.last == "")
    #expect(lines.dropLast().count <= 30)
    let readme = URL(fileURLWithPath: SpecPages.folder).deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let shown = try String(contentsOf: readme, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains(" findings in ") }
      .prefix { $0.isEmpty || $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    let printed = lines.drop { !$0.contains(" findings in ") }.dropLast(2)
    #expect(shown == Array(printed), "\(printed.joined(separator: "\n"))")
  }
}
