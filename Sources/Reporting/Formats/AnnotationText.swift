import Conformance
import Results

/// Writes unexpected failures as workflow commands, which GitHub shows beside the lines of the pages.
package enum AnnotationText {
  /// Returns `::error file=Spec/hit-testing.md,line=236,title=HIT-9/branch::…` for each expectation
  /// that was not met and each scenario that errored.
  package static func text(_ report: Report) -> String {
    report.tests.map(annotations).joined().withoutBracketCommands
  }

  private static func annotations(of test: ReportedTest) -> String {
    let engine = test.engine?.name.visible(upTo: Limits.shownName)
    guard let result = test.result, let engine else {
      let words = engine.map { "\($0): \(test.name)" } ?? test.name
      return "::warning title=conform::\(escaped(words))\n"
    }
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
    on engine: String, prefix: String = ""
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
    _ command: String, _ result: ScenarioResult, at line: Int, on engine: String, _ message: String
  ) -> String {
    let place = "file=\(property(result.page.visible())),line=\(line)"
    let title = "\(result.id.visible()) on \(engine)"
    return "::\(command) \(place),title=\(property(title))::\(escaped(message))\n"
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing([":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }
}
