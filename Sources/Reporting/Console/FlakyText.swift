import Conformance
import Results

/// The flaky scenarios of a run: a line for each.
struct FlakyText {
  let paint: Paint

  /// Returns the lines and an empty one after them; empty if there is none.
  func text(of results: [ScenarioResult]) -> TerminalText {
    let flaky = results.filter { $0.otherVerdict != nil }
    guard !flaky.isEmpty else { return "" }
    let head = paint.strong("\(Noun.counted(flaky.count, "flaky scenario"))")
    var text: TerminalText = "\(head) (results differed when rerun), not counted\n"
    for result in flaky.prefix(Limits.shownReasons) {
      let other = result.otherVerdict?.rawValue ?? ""
      text += "  \(paint.absent("?")) \(result.id)  \(result.verdict.name.rawValue) and \(other)\n"
    }
    let rest = flaky.count - Limits.shownReasons
    return text + (rest > 0 ? "  … and \(Noun.counted(rest, "more scenario"))\n\n" : "\n")
  }
}
