import Conformance

/// One line of a file of expected failures.
package struct ExpectationEntry: Hashable, Sendable {
  /// Where the line begins.
  package let location: SourceLocation
  /// The line as it was written, without space around it.
  package let text: String
  /// Which scenarios are expected not to pass: an id, or a form of ids with `*`.
  package let pattern: String
  /// What stands between the id and the first bar, with the condition where there is one.
  let head: String
  /// For which versions of the engine that is.
  let condition: VersionCondition?
  /// Why.
  package let failure: ExpectedFailure

  /// Whether more than one id can be of its form.
  var isWide: Bool { pattern.utf8.contains(UInt8(ascii: "*")) }

  /// The same line for another id, or another form of ids.
  func line(for pattern: String) -> String { pattern + text.dropFirst(self.pattern.count) }
}
