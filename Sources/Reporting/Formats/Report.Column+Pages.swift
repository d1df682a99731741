import Conformance

extension Report.Column {
  /// The verdicts of one page.
  struct PageOfEntries {
    /// The page's path.
    var path: String
    /// The verdicts, in the order of the page.
    var entries: [Report.Entry]
    /// The counts.
    var tally: Tally
  }

  /// The verdicts page by page.
  var pages: [PageOfEntries] {
    var pages: [PageOfEntries] = []
    for entry in entries {
      if pages.last?.path != entry.page {
        pages.append(PageOfEntries(path: entry.page, entries: [], tally: Tally()))
      }
      pages[pages.count - 1].entries.append(entry)
      pages[pages.count - 1].tally.add(entry.verdict)
    }
    return pages
  }
}
