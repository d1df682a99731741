import Conformance

/// What an id stands for: a clause with its scenarios, or with one of them.
package struct Topic: Sendable {
  /// The clause.
  package let clause: Clause
  /// All its scenarios, or the one that is named; none where the clause is not tested.
  package let scenarios: [Scenario]

  /// Finds what an id such as `HIT-4` or `HIT-4/hidden` stands for.
  package init(
    _ id: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(UnknownTopic) {
    if let clause = clauses.first(where: { $0.id == id }) {
      self.clause = clause
      self.scenarios = scenarios.filter { $0.clause.id == id }
    } else if let scenario = scenarios.first(where: { $0.id.description == id }) {
      clause = scenario.clause
      self.scenarios = [scenario]
    } else {
      throw UnknownTopic(id, clauses: clauses, scenarios: scenarios)
    }
  }
}
