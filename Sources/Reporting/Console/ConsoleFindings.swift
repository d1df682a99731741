import Conformance
import Results

/// The findings of a run: what did not pass, by cause.
struct ConsoleFindings {
  /// The number of scenarios up to which each has its details.
  private static let fewScenarios = 3

  private let paint: Paint
  private let rerun: RerunCommand
  private var scenarios: [String: Scenario] = [:]
  /// The details of the first scenarios.
  private var details: TerminalText = ""

  init(paint: Paint, rerun: RerunCommand) {
    self.paint = paint
    self.rerun = rerun
  }

  /// Adds a result that did not pass, unexpectedly.
  mutating func add(_ result: ScenarioResult, of scenario: Scenario) {
    if scenarios.count < Self.fewScenarios {
      details += ResultText(scenario, paint: paint, rerun: rerun).text(of: result) ?? ""
    }
    scenarios[result.id] = scenario
  }

  /// Returns the details of the scenarios if there are few, or else the unexpected findings; empty if
  /// all passed.
  func text(of findings: [Finding]) -> TerminalText {
    guard scenarios.count > Self.fewScenarios else { return details }
    let findings = findings.filter { !$0.isExpected }
    var text: TerminalText = "\(headline(findings))\n\n"
    for finding in findings.prefix(Limits.shownFindings) { text += block(finding) }
    let rest = findings.dropFirst(Limits.shownFindings)
    if !rest.isEmpty {
      let count = Noun.counted(rest.reduce(0) { $0 + $1.results.count }, "scenario")
      text += "  … and \(Noun.counted(rest.count, "more finding")) in \(count); "
      text += "'--verbose' prints every scenario\n"
    }
    return text + "\n"
  }

  /// `3 findings in 112 scenarios that did not pass`.
  private func headline(_ findings: [Finding]) -> TerminalText {
    let scenarios = Noun.counted(scenarios.count, "scenario")
    return paint.strong(
      "\(Noun.counted(findings.count, "finding")) in \(scenarios) that did not pass")
  }

  private func block(_ finding: Finding) -> TerminalText {
    let (result, difference) = finding.example
    let isDeparture = finding.departures == finding.results.count
    let mark = isDeparture ? paint.absent("≈") : paint.bad("✗")
    let cause = paint.strong("\(finding.what(in: scenarios), upTo: Limits.shownLine)")
    var text: TerminalText = "  \(mark) \(cause)  \(extent(finding))\n"
    if let difference {
      text += "    \(result.id)  \(difference.phrase, upTo: Limits.shownLine)\n"
      text += "      actual  \(paint.bad("\(difference.actual, upTo: Limits.shownLine)"))\n"
    } else {
      text += "    \(result.id)\n"
    }
    if let scenario = scenarios[result.id] {
      text += "    rerun  \(paint.faint("\(rerun.line(for: scenario.id), upTo: .max)"))\n"
    }
    return text
  }

  /// `62 scenarios of 9 clauses, 4 departed`.
  private func extent(_ finding: Finding) -> TerminalText {
    let count = Noun.counted(finding.results.count, "scenario")
    let clauses = Noun.counted(finding.clauses.count, "clause")
    let departures: TerminalText =
      finding.departures > 0 ? ", \(finding.departures) departed" : ""
    return "\(count) of \(clauses)\(departures)"
  }
}
