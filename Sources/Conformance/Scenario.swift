/// One run with expectations: a row of a table, or a table of steps.
package struct Scenario: Sendable {
  /// Its permanent name.
  package var id: ScenarioID
  /// The clause it tests.
  package var clause: Clause
  /// Where its row, or the first row of its steps, stands.
  package var location: SourceLocation
  /// What an engine must claim to be asked: the clause's features and those of its phrases.
  package var features: Set<Feature>
  /// What the engine gets.
  package var script: Script
  /// What the judge compares; in the order of the steps.
  package var expectations: [Expectation]

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
