import SpecReading

extension ScenarioTable {
  /// The columns that hold steps: all but the one that names or numbers the rows.
  var stepColumns: [Int] {
    table.header.cells.indices.filter {
      !["scenario", "step"].contains(table.header.cells[$0].markdown)
    }
  }

  /// The rows of each of its scenarios, in order.
  var scenarioRows: [ArraySlice<PipeTable.Row>] {
    switch shape {
    case .rows: table.rows.indices.map { table.rows[$0...$0] }
    case .steps: [table.rows[...]]
    }
  }
}
