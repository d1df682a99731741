import Conformance

/// What a joined report holds.
package enum JoiningSummary {
  /// `3 reports joined`, and a line of counts for each engine.
  package static func text(_ report: Report, files: Int) -> String {
    "\(Noun.counted(files, "report")) joined\n"
      + report.engines.map { "\(ResultCounts($0).summaryWords) · \($0.profile.words)\n" }.joined()
  }
}
