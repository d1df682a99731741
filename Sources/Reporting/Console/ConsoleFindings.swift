import Conformance
import Results

/// The findings of a run: what did not pass, by cause.
struct ConsoleFindings {
  /// The number of scenarios up to which each has its details.
  private static let fewScenarios = 3
  /// The number of scenarios whose details are kept: flaky ones may be among them.
  private static let mostDetails = 20

  let paint: Paint
  let rerun: RerunCommand
  let detail: ConsoleReporter.Detail
  private(set) var scenarios: [String: Scenario] = [:]
  /// The results with their details, as long as all fit on a screen.
  private(set) var details: [(id: String, text: TerminalText)] = []

  /// Adds a result that did not pass, unexpectedly.
  mutating func add(_ result: ScenarioResult, of scenario: Scenario) {
    if detail != .scenarios, scenarios.count < Self.mostDetails,
      let text = ResultText(scenario: scenario, paint: paint, rerun: rerun).text(of: result)
    {
      details.append((result.id, text))
    }
    scenarios[result.id] = scenario
  }

  /// Returns the details of the scenarios if there are few, or else the unexpected findings, each with
  /// the faults that explain it. The faults of the diagnosis that are in no finding are listed apart.
  func text(of findings: [Finding], by diagnosis: Diagnosis?) -> TerminalText {
    let findings = findings.filter { !$0.isExpected }
    let found = Set(findings.flatMap { $0.results.map(\.id) })
    let faults = diagnosis.map { DiagnosisText(paint: paint, diagnosis: $0) }
    guard found.count > Self.fewScenarios || scenarios.count > Self.mostDetails else {
      let details = details.filter { found.contains($0.id) }.map(\.text).joined()
      return (faults?.text() ?? "") + details
    }
    guard !findings.isEmpty else { return faults?.text() ?? "" }
    let limit = detail == .findings ? Limits.shownFindings : findings.count
    let shown = Array(findings.prefix(limit))
    // What a finding that is not shown says as its cause is no aside of one that is.
    let matches = (diagnosis?.matches(in: findings) ?? [:]).filter { $0.key < shown.count }
    var text: TerminalText = "\(headline(findings, scenarios: found.count))\n\n"
    for (index, finding) in shown.enumerated() {
      let lines = (matches[index] ?? []).compactMap { faults?.line($0, in: finding) }
      text += block(finding, explainedBy: lines.joined())
    }
    let rest = findings.dropFirst(limit)
    if !rest.isEmpty {
      let count = Noun.counted(rest.reduce(0) { $0 + $1.results.count }, "scenario")
      text += "  … and \(Noun.counted(rest.count, "more finding")) in \(count); "
      text += "'--all-findings' prints them\n"
    }
    return text + "\n" + (faults?.text(except: matches.values.flatMap(\.self)) ?? "")
  }

  /// `108 failures, 4 deviations in 3 findings`.
  private func headline(_ findings: [Finding], scenarios: Int) -> TerminalText {
    let deviations = findings.reduce(0) { $0 + $1.deviations }
    let counts = [(scenarios - deviations, "failure"), (deviations, "deviation")]
      .filter { $0.0 > 0 }.map { Noun.counted($0.0, $0.1) }.joined(separator: ", ")
    return paint.strong("\(counts) in \(Noun.counted(findings.count, "finding"))")
  }

  private func block(_ finding: Finding, explainedBy faults: TerminalText) -> TerminalText {
    let (result, difference) = finding.example
    let isDeviation = finding.deviations == finding.results.count
    let mark = isDeviation ? paint.absent("≈") : paint.bad("✗")
    let cause = paint.strong("\(finding.what(in: scenarios), upTo: Limits.shownLine)")
    var text: TerminalText = "  \(mark) \(cause)  \(extent(finding))\n\(faults)"
    if let difference {
      text += "    \(result.id)  \(difference.phrase, upTo: Limits.shownLine)\n"
      if let cause = difference.cause {
        text += "      \(paint.bad("\(cause.sentence, upTo: Limits.shownLine)"))\n"
      } else {
        text += "      actual  \(paint.bad("\(difference.actual, upTo: Limits.shownLine)"))\n"
      }
    } else {
      text += "    \(result.id)\n"
    }
    if let scenario = scenarios[result.id] {
      text += "    rerun  \(paint.faint("\(rerun.line(for: scenario.id), upTo: .max)"))\n"
    }
    return text
  }

  /// `62 scenarios of 9 clauses, 4 deviated`.
  private func extent(_ finding: Finding) -> TerminalText {
    let count = Noun.counted(finding.results.count, "scenario")
    let clauses = Noun.counted(finding.clauses.count, "clause")
    let deviations: TerminalText =
      finding.deviations > 0 ? ", \(finding.deviations) deviated" : ""
    return "\(count) of \(clauses)\(deviations)"
  }
}
