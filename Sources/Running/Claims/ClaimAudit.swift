import Conformance

/// Holds the features that an engine claims against what it does.
///
/// Only features of which every scenario was run are judged: a part says nothing about the whole.
/// Scenarios of clauses that say MAY are left out, because they pass whatever an engine does.
package struct ClaimAudit: Sendable {
  private let scenarios: [Feature: [String]]

  /// Prepares to judge by all scenarios of the specification, also those not selected.
  package init(_ all: [Scenario]) {
    var scenarios: [Feature: [String]] = [:]
    for scenario in all where scenario.clause.level != .may {
      for feature in scenario.features {
        scenarios[feature, default: []].append(scenario.id.description)
      }
    }
    self.scenarios = scenarios
  }

  /// The features that the engine claims and none of whose scenarios passes.
  package func unkeptClaims(in column: Report.Column) -> [ClaimFinding] {
    let verdicts = Self.verdicts(column)
    return features(where: column.profile.features.contains).compactMap { feature, ids in
      let judged = ids.compactMap { verdicts[$0] }
      let failures = judged.count(where: \.isDeviation)
      guard judged.count == ids.count, failures > 0, !judged.contains(.passed) else { return nil }
      return ClaimFinding(feature: feature, kind: .unkept, scenarios: failures)
    }
  }

  /// The features that the engine does not claim, though every scenario passes where it is asked.
  ///
  /// - Throws: only where the task that calls it is cancelled.
  package func modestClaims(
    of engine: any Engine, jobs: Int, in plan: Plan
  ) async throws(InterruptedRun) -> [ClaimFinding] {
    let claimed = engine.profile.features
    let unasked = plan.scenarios.filter { !$0.features.isSubset(of: claimed) }
    guard let plan = try? Plan(unasked) else { return [] }
    let runner = Runner(engine: BoastfulEngine(engine), jobs: jobs)
    let verdicts = Self.verdicts(try await runner.run(plan) { _ in })
    return features { !claimed.contains($0) }.compactMap { feature, ids in
      guard ids.allSatisfy({ verdicts[$0] == .passed }) else { return nil }
      return ClaimFinding(feature: feature, kind: .modest, scenarios: ids.count)
    }
  }

  /// The features that have scenarios, in their own order.
  private func features(where isWanted: (Feature) -> Bool) -> [(Feature, [String])] {
    Feature.allCases.compactMap { feature in
      isWanted(feature) ? scenarios[feature].map { (feature, $0) } : nil
    }
  }

  private static func verdicts(_ column: Report.Column) -> [String: Verdict] {
    Dictionary(column.results.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }
}
