/// One run with expectations: a row of a table, or a table of steps.
///
/// A class, because the book, the plan, the runner and every report share it.
package final class Scenario: Sendable {
  /// Its permanent name.
  package let id: ScenarioID
  /// The clause it tests.
  package let clause: Clause
  /// The location of its row, or of the first row of its steps.
  package let location: SourceLocation
  /// The features that an engine must claim to run it: those of the clause and of its phrases.
  package let features: Set<Feature>
  /// The script that is sent to the engine.
  package let script: Script
  /// The expectations, in the order of the steps.
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

/// A scenario's permanent name, `CLAUSE/slug`, as its author wrote it.
package struct ScenarioID: Hashable, Sendable, CustomStringConvertible {
  /// The id of the clause it belongs to, such as `HIT-4`.
  package var clause: String
  /// The scenario's own name within the clause, such as `hidden`.
  package var slug: String

  package init(clause: String, slug: String) {
    self.clause = clause
    self.slug = slug
  }

  package var description: String { "\(clause)/\(slug)" }
}
