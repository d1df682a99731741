/// An expectation that did not hold.
package struct Difference: Hashable, Sendable {
  /// The position in the script where it shows.
  package var step: Int
  /// The line of the page that expects it.
  package var line: Int
  /// The phrase as its author wrote it.
  package var phrase: String
  /// What should have been, as people read it.
  package var expected: String
  /// What was, as people read it.
  package var actual: String

  package init(step: Int, line: Int, phrase: String, expected: String, actual: String) {
    self.step = step
    self.line = line
    self.phrase = phrase
    self.expected = expected
    self.actual = actual
  }
}
