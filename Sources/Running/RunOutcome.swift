import Conformance

/// What a run says about the engines.
package enum RunOutcome: Hashable, Sendable {
  /// Everything that was judged is as expected.
  case conforming
  /// At least one scenario is not.
  case notConforming
  /// There is no verdict to rely on.
  case couldNotJudge(reason: String)

  /// Decides from every engine's verdicts; an engine that could not be judged outweighs the rest.
  ///
  /// In a shard there may be nothing that an engine does: whether it does anything at all is told
  /// by all shards together.
  package init(_ columns: [Report.Column], shard: Shard? = nil) {
    let reasons = columns.compactMap { Self.obstacle(to: $0, in: shard) }
    guard reasons.isEmpty, !columns.isEmpty else {
      let reason = reasons.joined(separator: "\n")
      self = .couldNotJudge(reason: columns.isEmpty ? "no engine was asked" : reason)
      return
    }
    let isClean = columns.allSatisfy { $0.tally.failed + $0.tally.errored == 0 }
    self = isClean ? .conforming : .notConforming
  }

  /// Why nothing can be said about an engine.
  private static func obstacle(to column: Report.Column, in shard: Shard?) -> String? {
    let tally = column.tally
    guard tally.passed + tally.failed == 0 else { return nil }
    let name = column.profile.name
    if tally.errored > 0 { return "\(name) never carried a scenario out: nothing was judged" }
    return shard == nil ? "\(name) skipped every scenario: nothing was judged" : nil
  }
}
