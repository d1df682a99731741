import Conformance
import Results

extension ReportFormat {
  /// The Test Anything Protocol, for people and for programs that read test results by line.
  package static let tap = ReportFormat(
    name: "tap", endings: ["tap"], help: "Test Anything Protocol"
  ) {
    Array(TAPText.text($0).utf8)
  }
}

/// Writes reports in the Test Anything Protocol, version 14.
enum TAPText {
  /// Returns the report as a document; scenarios that were not run are in the plan but missing, which
  /// TAP consumers treat as a failure.
  static func text(_ report: Report) -> String {
    var text = "TAP version 14\n\(plan(report))\n"
    var number = 0
    for column in report.engines {
      text += "# \(column.profile.words)\n"
      for result in column.results {
        number += 1
        text += point(number, result, of: column.profile)
      }
      if let missing = column.missingScenarios { text += "# \(missing)\n" }
    }
    if let missing = report.missingEngines { text += "Bail out! \(missing)\n" }
    return text
  }

  private static func plan(_ report: Report) -> String {
    let planned = report.engines.reduce(0) { $0 + $1.tally.total }
    return planned == 0 ? "1..0 # SKIP there is no scenario to run" : "1..\(planned)"
  }

  private static func point(
    _ number: Int, _ result: ScenarioResult, of engine: EngineProfile
  ) -> String {
    let name = "\(number) - \(escaped("\(result.id) (\(engine.name))"))"
    return switch result.verdict {
    case .passed: "ok \(name)\n"
    case .skipped: "ok \(name) # SKIP \(escaped(result.verdict.reason.description))\n"
    case .failed, .deviated, .errored: "not ok \(name)\(excuse(of: result))\n\(diagnostic(result))"
    }
  }

  /// Returns the directive of an expected failure or a deviation.
  private static func excuse(of result: ScenarioResult) -> String {
    guard let excuse = result.excuse else {
      if case .deviated = result.verdict { return " # TODO deviates from a SHOULD" }
      return ""
    }
    let link = excuse.link.map { " (\($0))" } ?? ""
    return " # TODO \(escaped(excuse.reason + link))"
  }

  /// Returns a YAML block; JSON strings are valid YAML.
  private static func diagnostic(_ result: ScenarioResult) -> String {
    var lines = [
      "verdict: \(result.verdict.name)", "message: \(quoted(result.verdict.reason.description))",
      "at:",
      "  file: \(quoted(result.page))", "  line: \(result.line)",
    ]
    let differences = result.verdict.differences
    if !differences.isEmpty {
      lines.append("differences:")
      for difference in differences.shown {
        lines.append("  - line: \(difference.line)")
        lines.append("    phrase: \(quoted(difference.phrase.description))")
        lines.append("    expected: \(quoted(difference.expected.description))")
        lines.append("    actual: \(quoted(difference.actual.description))")
      }
      lines += differences.omitted.map { "  # \($0)" }
    }
    return (["---"] + lines + ["..."]).map { "  \($0)\n" }.joined()
  }

  /// Returns the text escaped so that it contains no directive and no line break.
  private static func escaped(_ text: String) -> String {
    text.visible().replacing(["#": "\\#", "\\": "\\\\"])
  }

  private static func quoted(_ text: String) -> String { JSON.text(text.visible()).string }
}
