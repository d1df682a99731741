import Conformance

/// A table whose rows are scenarios, or the steps of one.
package struct ScenarioTable: Sendable {
  /// What the rows are.
  package enum Shape: Sendable {
    /// Every row is a scenario of its own; an id for each row.
    case rows([ScenarioID])
    /// The rows are the steps of one scenario.
    case steps(ScenarioID)
  }

  /// The table as it stands on the page.
  package var table: PipeTable
  /// What its rows are.
  package var shape: Shape

  package init(table: PipeTable, shape: Shape) {
    self.table = table
    self.shape = shape
  }
}
