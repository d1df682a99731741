import Conformance

extension Runner {
  /// Runs the plan's scenarios in that order; events and verdicts come in that of the pages.
  ///
  /// Where a run stops at its first failure, that is the first in the order in which they are run.
  package func run(
    _ plan: Plan, in order: RunOrder, handling handle: (RunEvent) -> Void
  ) async throws(CancellationError) -> Report.Column {
    guard order != .pages else { return try await run(plan, handling: handle) }
    var sorter = PageSorter(plan)
    var column = try await run(plan.arranged(order)) { event in
      for event in sorter.take(event) { handle(event) }
    }
    column.entries = sorter.sorted(column.entries)
    return column
  }
}
