import Conformance
import Results

/// Runs what a run of a part left out of the fingerprints of its causes, so that each cause is judged by
/// all that it predicts.
///
///     run      --filter page:first-responder: HIT-9 and all others are left out
///     cause    predicts FIRST-1/a, which failed, and HIT-9/b: the engine is asked HIT-9/b
package struct CauseCheck: Sendable {
  /// The maximum number of times that causes are looked for: each answer may bring up others.
  private static let rounds = 5

  private let column: EngineResults
  private let faults: [Fault]
  /// What was left out, in the order of the pages.
  private let scenarios: [Scenario]

  /// Creates a check of a run; nil if nothing was left out, or if there is nothing to explain.
  ///
  /// - Parameter all: The plan of a whole run.
  package init?(of column: EngineResults, in all: Plan, by faults: @autoclosure () -> [Fault]) {
    guard column.tally[.notRun] == 0, Diagnosis(of: column.results, by: faults()) != nil
    else { return nil }
    let known = Set(column.results.map(\.id))
    scenarios = all.fitted(to: column.profile).scenarios.filter {
      !known.contains($0.id.description)
    }
    guard !scenarios.isEmpty else { return nil }
    self.column = column
    self.faults = faults()
  }

  /// Returns the results of the run with those of the scenarios by which causes are judged too; they are
  /// in no count.
  ///
  /// - Throws: only if the calling task is cancelled.
  package func results(with runner: Runner) async throws(InterruptedRunError) -> EngineResults {
    let places = Dictionary(firstOf: scenarios.map { ($0.id.description, $0) })
    var column = column
    var reducer = StageReducer(column.profile)
    for _ in 0..<Self.rounds {
      guard let diagnosis = Diagnosis(of: column.results, besides: column.asked, by: faults)
      else { break }
      var wanted: [Scenario] = []
      for match in diagnosis.matches where match.gradeOfPart != .perhaps {
        let leftOut = match.leftOut.compactMap { places[$0] }
        var rest = Diagnosis.mostAsked - match.asked.count
        // What the engine does not claim is skipped without being asked.
        wanted += leftOut.filter { scenario in
          let isClaimed = reducer.reduce(scenario).scenario != nil
          if isClaimed { rest -= 1 }
          return !isClaimed || rest >= 0
        }
      }
      let ids = Set(wanted.map(\.id))
      guard let plan = try? Plan(scenarios.filter { ids.contains($0.id) }) else { break }
      column.asked += try await runner.run(plan) { _ in }.results
    }
    return column
  }
}
