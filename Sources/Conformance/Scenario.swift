/// One run with expectations: a row of a table, or a table of steps.
///
/// A class, because the book, the plan, the runner and every report share it.
package final class Scenario: Sendable {
  /// Its permanent name.
  package let id: ScenarioID
  /// The clause it tests.
  package let clause: Clause
  /// Where its row, or the first row of its steps, stands.
  package let location: SourceLocation
  /// What an engine must claim to be asked: the clause's features and those of its phrases.
  package let features: Set<Feature>
  /// What the engine gets.
  package let script: Script
  /// What the judge compares; in the order of the steps.
  package let expectations: [Expectation]

  package init(
    id: ScenarioID, clause: Clause, location: SourceLocation, features: Set<Feature>,
    script: Script, expectations: [Expectation]
  ) {
    self.id = id
    self.clause = clause
    self.location = location
    self.features = features
    self.script = script
    self.expectations = expectations
  }
}
