import Conformance

/// What a run says about the engines.
package enum RunOutcome: Hashable, Sendable {
  /// Everything that was judged is as expected.
  case conforming
  /// At least one scenario is not.
  case notConforming
  /// There is no verdict to rely on.
  case couldNotJudge(reason: String)

  /// Decides from every engine's verdicts, and from how they agree with what was expected; what
  /// could not be judged outweighs the rest.
  ///
  /// In a shard there may be nothing that an engine does: whether it does anything at all is told
  /// by all shards together.
  ///
  /// - Parameter obstacles: why engines could not be asked at all.
  package init(
    _ columns: [Report.Column], shard: Shard? = nil, reviews: [ExpectationReview] = [],
    obstacles: [String] = []
  ) {
    let findings = reviews.flatMap(\.findings)
    let reasons =
      obstacles + columns.compactMap { Self.obstacle(to: $0, in: shard) }
      + Self.obstacles(findings)
    guard reasons.isEmpty, !columns.isEmpty else {
      let reason = reasons.isEmpty ? "no engine was asked" : reasons.joined(separator: "\n")
      self = .couldNotJudge(reason: reason)
      return
    }
    let isClean = findings.isEmpty && columns.allSatisfy { $0.surprises == 0 }
    self = isClean ? .conforming : .notConforming
  }

  /// Why nothing can be said about an engine.
  private static func obstacle(to column: Report.Column, in shard: Shard?) -> String? {
    let tally = column.tally
    let isJudged = column.results.contains(where: \.isExpectedFailure)
    guard tally.passed + tally.failed + tally.departed == 0, !isJudged else { return nil }
    let name = column.profile.name
    if tally.errored > 0 { return "\(name) never carried a scenario out: nothing was judged" }
    return shard == nil ? "\(name) skipped every scenario: nothing was judged" : nil
  }

  /// Why nothing can be said about lines of expected failures.
  private static func obstacles(_ findings: [ExpectationFinding]) -> [String] {
    let stale = findings.count(where: \.isStale)
    guard stale > 0 else { return [] }
    let lines = stale == 1 ? "1 expected failure is" : "\(stale) expected failures are"
    return ["\(lines) about nothing that was judged"]
  }
}

extension Report.Column {
  /// How many scenarios did not pass that nobody expected not to, or passed though expected not to.
  fileprivate var surprises: Int {
    tally.failed + tally.errored - results.count { $0.isFailure && $0.expected != nil }
      + results.count { $0.verdict == .passed && $0.expected != nil }
  }
}
