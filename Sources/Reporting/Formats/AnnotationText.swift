import Conformance
import Results

/// Writes unexpected failures as workflow commands, which GitHub shows beside the lines of the pages.
package enum AnnotationText {
  /// Returns `::error file=Spec/hit-testing.md,line=236,title=HIT-9/branch::…` for each expectation
  /// that was not met and each scenario that errored.
  package static func text(_ report: Report) -> String {
    report.engines.map { column in
      column.results.map { annotations(of: $0, on: column.profile) }.joined() + notRun(column)
    }.joined().withoutBracketCommands + notAsked(report)
  }

  private static func annotations(of result: ScenarioResult, on engine: EngineProfile) -> String {
    guard result.excuse == nil else { return "" }
    return switch result.verdict {
    case .passed, .skipped: ""
    case .failed(let differences): lines("error", result, differences, on: engine)
    case .deviated(let differences):
      lines("notice", result, differences, on: engine, prefix: "deviates from a SHOULD: ")
    case .errored(let message):
      line(
        "error", result, at: result.line, on: engine,
        "errored: \(message.visible(upTo: Limits.shownError))")
    }
  }

  private static func lines(
    _ command: String, _ result: ScenarioResult, _ differences: [Difference],
    on engine: EngineProfile, prefix: String = ""
  ) -> String {
    let shown = differences.shown.map {
      line(command, result, at: $0.line, on: engine, "\(prefix)\($0.words)")
    }
    let omitted = differences.omitted.map {
      line(command, result, at: result.line, on: engine, $0.description)
    }
    return (shown + omitted).joined()
  }

  private static func line(
    _ command: String, _ result: ScenarioResult, at line: Int, on engine: EngineProfile,
    _ message: String
  ) -> String {
    let place = "file=\(property(result.page.visible())),line=\(line)"
    let title = "\(result.id.visible()) on \(engine.name.visible(upTo: Limits.shownName))"
    return "::\(command) \(place),title=\(property(title))::\(escaped(message))\n"
  }

  private static func notRun(_ column: EngineResults) -> String {
    guard let missing = column.missingScenarios else { return "" }
    let engine = column.profile.name.visible(upTo: Limits.shownName)
    return "::warning title=conform::\(escaped("\(engine): \(missing)"))\n"
  }

  private static func notAsked(_ report: Report) -> String {
    report.missingEngines.map { "::warning title=conform::\($0)\n" } ?? ""
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing([":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }
}
