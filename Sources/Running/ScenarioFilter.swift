import Conformance

/// A choice of scenarios, as people write it after `--filter`.
///
/// Terms are separated by spaces and all must hold: `level:MUST page:hit-testing !HIT-4/hidden`.
package struct ScenarioFilter: Hashable, Sendable, CustomStringConvertible {
  /// The filter as it was written.
  package let text: String
  let terms: [Term]

  package var description: String { text }

  /// Reads a filter.
  package init(_ text: String) throws(Mistake) {
    self.text = text
    var terms: [Term] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      terms.append(try Term(String(word)))
    }
    guard !terms.isEmpty else { throw .empty }
    self.terms = terms
  }

  /// Whether every term holds for the scenario.
  package func selects(_ scenario: Scenario) -> Bool {
    terms.allSatisfy { $0.selects(scenario) }
  }
}
