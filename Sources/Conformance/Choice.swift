/// What an engine does where a clause says MAY.
///
/// Recorded for each expectation that names several outcomes, and for each that did not hold; the
/// scenario passes in any case.
package struct Choice: Hashable, Sendable {
  /// The line of the page that leaves the choice.
  package var line: Int
  /// The phrase as its author wrote it.
  package var phrase: String
  /// What the engine did, as people read it.
  package var taken: String
  /// Whether the page names this outcome.
  package var isNamed: Bool

  package init(line: Int, phrase: String, taken: String, isNamed: Bool) {
    self.line = line
    self.phrase = phrase
    self.taken = taken
    self.isNamed = isNamed
  }
}
