import Conformance

/// What is told of one page: a line of counts, then all that did not pass.
struct PageSection {
  /// The page's path.
  let page: String
  private var counts = ResultCounts()
  private var details = ""

  init(_ page: String) { self.page = page }

  /// Counts a verdict, and keeps what there is to tell about it.
  mutating func add(_ verdict: Verdict, expected: ExpectedFailure?, details text: String?) {
    counts.add(verdict, expected: expected)
    if let text { details += text }
  }

  /// The whole section.
  func text(_ paint: Paint) -> String {
    let line = "\(mark(paint)) \(page.visible())  \(counts.pageWords)\n"
    return details.isEmpty ? line : "\(line)\n\(details)"
  }

  private func mark(_ paint: Paint) -> String {
    guard counts.isClean else { return paint.bad("✗") }
    return counts.isJudged ? paint.good("✓") : paint.absent("–")
  }
}
