import Conformance
import Results

/// The outcome of a command, which decides its exit status.
package enum RunOutcome: Hashable, Sendable {
  /// All results are as expected.
  case conforming
  /// At least one result is not as expected.
  case notConforming
  /// There is no reliable result.
  case couldNotJudge(reason: String)

  /// Decides from all engines' results and the expected failures; anything that could not be judged
  /// takes precedence.
  ///
  /// A line of expected failures that does not agree with the results is a failure, also where it is out
  /// of date: the results are judged all the same.
  ///
  /// In a shard an engine may skip every scenario; only all shards together show whether it does
  /// anything.
  ///
  /// - Parameter errors: why engines could not be run, or results not be kept.
  package init(
    _ columns: [EngineResults], shard: Shard? = nil, reviews: [ExpectationReview] = [],
    errors: [String] = []
  ) {
    let reasons = errors + columns.compactMap { Self.reason(against: $0, in: shard) }
    guard reasons.isEmpty, !columns.isEmpty else {
      let reason = reasons.isEmpty ? "no engine was run" : reasons.joined(separator: "\n")
      self = .couldNotJudge(reason: reason)
      return
    }
    let isClean = reviews.allSatisfy(\.problems.isEmpty) && columns.allSatisfy { $0.surprises == 0 }
    self = isClean ? .conforming : .notConforming
  }

  /// Returns why nothing can be said about an engine, or nil.
  private static func reason(against column: EngineResults, in shard: Shard?) -> String? {
    let tally = column.tally
    let isJudged = column.results.contains(where: \.isExpectedFailure)
    guard tally.judged == 0, !isJudged else {
      return unsteadiness(of: column)
    }
    let name = column.profile.name
    if tally[.errored] > 0 { return "engine \(name.quoted) completed no scenario" }
    return shard == nil ? "engine \(name.quoted) skipped every scenario" : nil
  }

  /// Returns that more scenarios than `Limits.tolerated` turned out to be flaky, or nil.
  private static func unsteadiness(of column: EngineResults) -> String? {
    let flaky = column.results.count {
      $0.otherVerdict != nil && $0.expected?.isFlaky != true
    }
    let judged = column.tally.judged + column.tally[.errored]
    guard flaky > Limits.tolerated(in: judged) else { return nil }
    return "engine \(column.profile.name.quoted) is flaky: \(flaky) of "
      + "\(Noun.counted(judged, "scenario")) had other results when rerun, more than one in a hundred; "
      + "correct that, or mark them as [flaky] in a file of expected failures"
  }

}

extension EngineResults {
  /// The number of unexpected failures and unexpected passes; what is flaky is neither.
  fileprivate var surprises: Int {
    tally[.failed] + tally[.errored]
      - results.count { $0.isFailure && !$0.isUnexpectedFailure }
      + results.count(where: \.isUnexpectedPass)
  }
}
