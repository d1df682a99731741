import Conformance
import Results

/// The scenarios that did not end alike when they were asked again: a line for each.
struct UnsteadyText {
  let paint: Paint

  /// Returns the lines and an empty one after them; empty if there is none.
  func text(of results: [ScenarioResult]) -> TerminalText {
    let unsteady = results.filter { $0.otherVerdict != nil }
    guard !unsteady.isEmpty else { return "" }
    let count = Noun.counted(unsteady.count, "scenario")
    let head = paint.strong("unsteady")
    var text: TerminalText =
      "\(head)  \(count) did not end alike when asked again, and \(unsteady.count == 1 ? "does" : "do") not count\n"
    for result in unsteady.prefix(Limits.shownReasons) {
      let other = result.otherVerdict?.rawValue ?? ""
      text += "  \(paint.absent("?")) \(result.id)  \(result.verdict.name.rawValue) and \(other)\n"
    }
    let rest = unsteady.count - Limits.shownReasons
    return text + (rest > 0 ? "  … and \(Noun.counted(rest, "more scenario"))\n\n" : "\n")
  }
}
