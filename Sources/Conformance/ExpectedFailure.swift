/// Why a scenario is not expected to pass on an engine, as somebody has found out.
package struct ExpectedFailure: Hashable, Sendable {
  /// The reason, in one sentence.
  package var reason: String
  /// Where to read more.
  package var link: String?

  package init(reason: String, link: String? = nil) {
    self.reason = reason
    self.link = link
  }
}
