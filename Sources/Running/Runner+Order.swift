import Conformance

extension Runner {
  /// Runs the plan's scenarios in that order; events and verdicts come in that of the pages.
  ///
  /// Where a run stops at its first failure, that is the first in the order in which they are run.
  ///
  /// - Throws: only where the task that calls it is cancelled; by then all that was judged has
  ///   been told.
  package func run(
    _ plan: Plan, in order: RunOrder, handling handle: (RunEvent) -> Void
  ) async throws(InterruptedRun) -> Report.Column {
    guard order != .pages else { return try await run(plan, handling: handle) }
    var sorter = PageSorter(plan)
    do {
      var column = try await run(plan.arranged(order)) { event in
        for event in sorter.take(event) { handle(event) }
      }
      column.results = sorter.sorted(column.results)
      return column
    } catch {
      var column = error.column
      column.results = sorter.sorted(column.results)
      throw InterruptedRun(column: column)
    }
  }
}
