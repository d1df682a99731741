/// How one scenario ended on one engine.
package enum Verdict: Hashable, Sendable {
  /// Everything was as expected.
  case passed
  /// Something differed; never empty.
  case failed([Difference])
  /// The engine does not do this.
  case skipped(reason: String, url: String?)
  /// The engine tried and broke.
  case errored(message: String)
}
