import Conformance
import Results

/// The scenarios that did not end alike when they were asked again: a line for each.
struct FlakyText {
  let paint: Paint

  /// Returns the lines and an empty one after them; empty if there is none.
  func text(of results: [ScenarioResult]) -> TerminalText {
    let flaky = results.filter { $0.otherVerdict != nil }
    guard !flaky.isEmpty else { return "" }
    let count = Noun.counted(flaky.count, "scenario")
    let head = paint.strong("flaky")
    var text: TerminalText =
      "\(head)  \(count) did not end alike when asked again, and \(flaky.count == 1 ? "does" : "do") not count\n"
    for result in flaky.prefix(Limits.shownReasons) {
      let other = result.otherVerdict?.rawValue ?? ""
      text += "  \(paint.absent("?")) \(result.id)  \(result.verdict.name.rawValue) and \(other)\n"
    }
    let rest = flaky.count - Limits.shownReasons
    return text + (rest > 0 ? "  … and \(Noun.counted(rest, "more scenario"))\n\n" : "\n")
  }
}
