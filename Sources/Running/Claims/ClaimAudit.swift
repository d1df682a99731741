import Conformance

/// Compares the features that an engine's profile declares with its verdicts.
///
/// A feature is judged only if every scenario of it was run. Scenarios of clauses that say MAY are
/// left out, because they pass whatever an engine does.
package struct ClaimAudit: Sendable {
  private let scenarios: [Feature: [String]]

  /// Makes an audit by all scenarios of the specification, also those that are not selected.
  package init(_ all: [Scenario]) {
    var scenarios: [Feature: [String]] = [:]
    for scenario in all where scenario.clause.level != .may {
      for feature in scenario.features {
        scenarios[feature, default: []].append(scenario.id.description)
      }
    }
    self.scenarios = scenarios
  }

  /// Returns the features that the profile declares and no scenario of which passes.
  package func overDeclaredFeatures(in column: Report.Column) -> [ClaimFinding] {
    let verdicts = Self.verdicts(column)
    return features(where: column.profile.features.contains).compactMap { feature, ids in
      let judged = ids.compactMap { verdicts[$0] }
      let failures = judged.count(where: \.isDeviation)
      guard judged.count == ids.count, failures > 0, !judged.contains(.passed) else { return nil }
      return ClaimFinding(feature: feature, kind: .overDeclared, scenarios: failures)
    }
  }

  /// Runs the scenarios of undeclared features, and returns the features of which every scenario
  /// passes.
  ///
  /// - Throws: an error if the calling task is cancelled.
  package func underDeclaredFeatures(
    of engine: any Engine, jobs: Int, in plan: Plan
  ) async throws(InterruptedRun) -> [ClaimFinding] {
    let declared = engine.profile.features
    let undeclared = plan.scenarios.filter { !$0.features.isSubset(of: declared) }
    guard let plan = try? Plan(undeclared) else { return [] }
    let runner = Runner(engine: AllFeaturesEngine(engine: engine), jobs: jobs)
    let verdicts = Self.verdicts(try await runner.run(plan) { _ in })
    return features { !declared.contains($0) }.compactMap { feature, ids in
      guard ids.allSatisfy({ verdicts[$0] == .passed }) else { return nil }
      return ClaimFinding(feature: feature, kind: .underDeclared, scenarios: ids.count)
    }
  }

  /// The features that have scenarios, in the order of their declaration.
  private func features(where isWanted: (Feature) -> Bool) -> [(Feature, [String])] {
    Feature.allCases.compactMap { feature in
      isWanted(feature) ? scenarios[feature].map { (feature, $0) } : nil
    }
  }

  private static func verdicts(_ column: Report.Column) -> [String: Verdict] {
    Dictionary(column.entries.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }
}

/// An engine that declares every feature, so that it is sent every scenario.
private struct AllFeaturesEngine: Engine {
  let engine: any Engine

  var profile: EngineProfile {
    var profile = engine.profile
    profile.features = Set(Feature.allCases)
    return profile
  }

  func perform(_ script: Script) async throws -> Reply { try await engine.perform(script) }
}
