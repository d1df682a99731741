import Conformance
import Results

/// The scenarios of a run that are asked again: what ends otherwise in another order, and in another
/// process, is flaky.
package struct Rerun: Sendable {
  /// What is asked again.
  package enum Scope: Hashable, Sendable {
    /// What did not end as expected, and was not known to be flaky; also what was expected to fail and
    /// was skipped by the engine.
    case surprises
    /// Everything.
    case everything
  }

  private let plan: Plan
  private let order: RunOrder

  /// Selects the scenarios of a whole run; nil if there is none, or if the run was stopped.
  ///
  /// - Parameter round: How many times scenarios were asked before, from 1; decides on the order.
  package init?(
    of column: EngineResults, in plan: Plan, round: Int, asking scope: Scope = .surprises
  ) {
    let selected = Set(
      column.results.lazy.filter { result in
        switch scope {
        case .surprises:
          result.isUnexpectedlyUnsuccessful || result.isUnexpectedPass || result.isUnexpectedSkip
        case .everything: true
        }
      }.map(\.id))
    guard column.tally[.notRun] == 0, !selected.isEmpty,
      let plan = try? Plan(plan.scenarios.filter { selected.contains($0.id.description) })
    else { return nil }
    self.plan = plan
    order = .shuffled(seed: UInt64(max(0, round)))
  }

  /// Runs the scenarios and returns the results of the run with the flaky ones marked.
  ///
  /// - Throws: only if the calling task is cancelled.
  package func results(
    of column: EngineResults, with runner: Runner
  ) async throws(InterruptedRunError) -> EngineResults {
    column.mergingReruns(of: try await runner.run(plan, in: order) { _ in })
  }
}
