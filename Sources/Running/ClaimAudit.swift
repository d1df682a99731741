import Conformance

/// Compares the features that an engine claims with its results.
///
/// Only features all of whose scenarios were run are considered. Scenarios of clauses that say MAY
/// are left out, because they pass whatever an engine does.
package struct ClaimAudit: Sendable {
  private let scenarios: [Feature: [String]]

  /// Creates an audit from all scenarios of the specification, including those not selected.
  package init(_ all: [Scenario]) {
    var scenarios: [Feature: [String]] = [:]
    for scenario in all where scenario.clause.level != .may {
      for feature in scenario.features {
        scenarios[feature, default: []].append(scenario.id.description)
      }
    }
    self.scenarios = scenarios
  }

  /// Returns the features that the engine claims and none of whose scenarios passes.
  package func overDeclaredFeatures(in column: Report.Column) -> [ClaimFinding] {
    let verdicts = Self.verdicts(column)
    return features(where: column.profile.features.contains).compactMap { feature, ids in
      let judged = ids.compactMap { verdicts[$0] }
      let failures = judged.count(where: \.isDeviation)
      guard judged.count == ids.count, failures > 0, !judged.contains(.passed) else { return nil }
      return ClaimFinding(feature: feature, kind: .overDeclared, scenarios: failures)
    }
  }

  /// Runs the scenarios of the features that the engine does not claim, and returns those features all
  /// of whose scenarios pass.
  ///
  /// - Throws: only if the calling task is cancelled.
  package func underDeclaredFeatures(
    of engine: any Engine, jobs: Int, in plan: Plan
  ) async throws(InterruptedRunError) -> [ClaimFinding] {
    let claimed = engine.profile.features
    let unasked = plan.scenarios.filter { !$0.features.isSubset(of: claimed) }
    guard let plan = try? Plan(unasked) else { return [] }
    let runner = Runner(engine: AllFeaturesEngine(engine), jobs: jobs)
    let verdicts = Self.verdicts(try await runner.run(plan) { _ in })
    return features { !claimed.contains($0) }.compactMap { feature, ids in
      guard ids.allSatisfy({ verdicts[$0] == .passed }) else { return nil }
      return ClaimFinding(feature: feature, kind: .underDeclared, scenarios: ids.count)
    }
  }

  /// Returns the features that have scenarios, in the order of their declaration.
  private func features(where isWanted: (Feature) -> Bool) -> [(Feature, [String])] {
    Feature.allCases.compactMap { feature in
      isWanted(feature) ? scenarios[feature].map { (feature, $0) } : nil
    }
  }

  private static func verdicts(_ column: Report.Column) -> [String: Verdict] {
    Dictionary(column.results.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Wraps an engine so that it claims every feature.
struct AllFeaturesEngine: Engine {
  private let engine: any Engine

  init(_ engine: any Engine) { self.engine = engine }

  var profile: EngineProfile {
    var profile = engine.profile
    profile.features = Set(Feature.allCases)
    return profile
  }

  func perform(_ script: Script) async throws -> Reply { try await engine.perform(script) }
}
