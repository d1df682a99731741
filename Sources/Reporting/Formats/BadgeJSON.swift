import Conformance
import Results

/// Writes an engine's counts as JSON for a shields.io endpoint badge.
package enum BadgeJSON {
  /// Returns `{"schemaVersion":1,"label":"Qt Widgets","message":"2091 of 2091","color":"brightgreen"}`.
  package static func encode(_ column: EngineResults) -> [UInt8] {
    let tally = column.tally
    let isJudged = tally.judged > 0
    let badge: JSON = [
      "schemaVersion": .integer(1),
      "label": .text(column.profile.name.visible(upTo: Limits.shownName)),
      "message": .text(isJudged ? message(tally) : "not judged"),
      "color": .text(isJudged ? colour(tally) : "lightgrey"),
      "isError": isJudged ? nil : .truth(true),
    ]
    return badge.bytes() + [UInt8(ascii: "\n")]
  }

  /// Returns `2091 of 2091`, or `2088 of 2091, 3 deviations` if a SHOULD is not met.
  private static func message(_ tally: Tally) -> String {
    let passed = "\(tally[.passed]) of \(tally.total)"
    guard tally[.deviated] > 0 else { return passed }
    return "\(passed), \(Noun.counted(tally[.deviated], "deviation"))"
  }

  /// Returns the badge's colour; the best one needs every scenario to pass. A deviation from a SHOULD
  /// counts as a pass for the others, a skipped scenario does not.
  private static func colour(_ tally: Tally) -> String {
    if tally[.passed] == tally.total { return "brightgreen" }
    return switch (tally[.passed] + tally[.deviated]) * 100 / tally.total {
    case 90...: "green"
    case 75..<90: "yellowgreen"
    case 50..<75: "yellow"
    case 25..<50: "orange"
    default: "red"
    }
  }
}
