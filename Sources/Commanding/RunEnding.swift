import Conformance
import Reporting

/// What is told after the last engine.
enum RunEnding {
  /// How several engines compare, and what is wrong with what they claim; each after a blank line.
  static func text(_ report: Report, claims: String) -> String {
    let stream = StandardStream.output
    let matrix =
      report.engines.count > 1
      ? EngineMatrix(report, look: stream.look, width: stream.width).text : ""
    return [matrix, claims].filter { !$0.isEmpty }.map { "\n\($0)" }.joined()
  }
}
