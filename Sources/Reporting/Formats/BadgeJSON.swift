import Conformance

/// What an engine achieved, for a badge on its own page; in the form of shields.io's endpoints.
package enum BadgeJSON {
  /// `{"schemaVersion":1,"label":"Conform","message":"2091 of 2091","color":"brightgreen"}`.
  package static func encode(_ column: Report.Column) -> [UInt8] {
    let tally = column.tally
    let isJudged = tally.passed + tally.failed + tally.departed > 0
    var json = JSONWriter()
    json.object { json in
      json.put("schemaVersion", 1)
      json.put("label", column.profile.name.visible(upTo: 80))
      json.put("message", isJudged ? message(tally) : "not judged")
      json.put("color", isJudged ? colour(tally) : "lightgrey")
      if !isJudged { json.put("isError", true) }
    }
    json.endLine()
    return json.take()
  }

  /// `2091 of 2091`, or `2088 of 2091, 3 departures` where a SHOULD is not met.
  private static func message(_ tally: Tally) -> String {
    let passed = "\(tally.passed) of \(tally.total)"
    guard tally.departed > 0 else { return passed }
    return "\(passed), \(Noun.counted(tally.departed, "departure"))"
  }

  /// Only what passes everything is of the best colour; skipping is not passing, and a departure
  /// from a SHOULD is no failure.
  private static func colour(_ tally: Tally) -> String {
    if tally.passed == tally.total { return "brightgreen" }
    return switch (tally.passed + tally.departed) * 100 / tally.total {
    case 90...: "green"
    case 75..<90: "yellowgreen"
    case 50..<75: "yellow"
    case 25..<50: "orange"
    default: "red"
    }
  }
}
