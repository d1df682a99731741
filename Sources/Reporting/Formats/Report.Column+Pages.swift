import Conformance

extension Report.Column {
  /// The verdicts of one page.
  struct PageOfResults {
    /// The page's path.
    var path: String
    /// The verdicts, in the order of the page.
    var results: [ScenarioResult]
    /// The counts.
    var tally: Tally
  }

  /// The verdicts page by page.
  var pages: [PageOfResults] {
    var pages: [PageOfResults] = []
    for result in results {
      if pages.last?.path != result.page {
        pages.append(PageOfResults(path: result.page, results: [], tally: Tally()))
      }
      pages[pages.count - 1].results.append(result)
      pages[pages.count - 1].tally.add(result.verdict)
    }
    return pages
  }
}
