import Conformance
import Results

/// Compares what an engine claims with its results.
///
/// A feature is over- or under-declared only if all its scenarios were run. Scenarios of clauses that
/// say MAY do not count for that, because they pass whatever an engine does.
package struct ClaimAudit: Sendable {
  private let all: [Scenario]

  /// Creates an audit from all scenarios of the specification, including those not selected.
  package init(_ all: [Scenario]) { self.all = all }

  /// Returns the features that the engine claims and none of whose scenarios passes.
  package func overDeclaredFeatures(in column: EngineResults) -> [ClaimDiscrepancy] {
    guard column.tally.unsuccessful > 0 else { return [] }
    let verdicts = Self.verdicts(column)
    return features(where: column.profile.features.contains).compactMap { feature, ids in
      let judged = ids.compactMap { verdicts[$0] }
      let failures = judged.count(where: \.isUnsuccessful)
      guard judged.count == ids.count, failures > 0, !judged.contains(.passed) else { return nil }
      return ClaimDiscrepancy(feature: feature, kind: .overDeclared, scenarios: failures)
    }
  }

  /// Runs the scenarios that need what the engine does not claim, and returns those features all of
  /// whose scenarios pass, and what each further claim would add.
  ///
  /// Each scenario is asked as it would be if the engine claimed what that scenario needs.
  ///
  /// - Throws: only if the calling task is cancelled.
  package func unclaimed(
    of engine: any Engine, jobs: Int, in plan: Plan
  ) async throws(InterruptedRunError) -> Unclaimed {
    let profile = engine.profile
    let unasked = Self.unasked(plan.scenarios, by: profile)
    guard let plan = try? Plan(unasked.map(\.scenario)) else { return Unclaimed() }
    let claiming = ClaimingEngine(engine: engine, features: Self.features(of: plan.scenarios))
    let runner = Runner(engine: claiming, jobs: jobs)
    let verdicts = Self.verdicts(try await runner.run(plan) { _ in })
    let underDeclared = features { !profile.features.contains($0) }.compactMap { feature, ids in
      ids.allSatisfy { verdicts[$0] == .passed }
        ? ClaimDiscrepancy(feature: feature, kind: .underDeclared, scenarios: ids.count) : nil
    }
    return Unclaimed(
      underDeclared: underDeclared,
      additions: Self.additions(
        unasked.map { ($0.missing, verdicts[$0.scenario.id.description] == .passed) }))
  }

  /// Returns what a scenario needs and an engine does not claim.
  package static func missing(_ scenario: Scenario, by profile: EngineProfile) -> Set<Claim> {
    var reducer = StageReducer(profile)
    if case .skipped(let missing) = reducer.reduce(scenario) { return missing }
    return []
  }

  /// What an engine can do and does not claim.
  package struct Unclaimed: Hashable, Sendable {
    /// The features all of whose scenarios pass.
    package var underDeclared: [ClaimDiscrepancy] = []
    /// What each further claim would add, most first.
    package var additions: [ClaimAddition] = []
  }

  /// Returns the scenarios that an engine is not asked, as it would be asked them, and what it does
  /// not claim of what each needs.
  private static func unasked(
    _ scenarios: [Scenario], by profile: EngineProfile
  ) -> [(scenario: Scenario, missing: Set<Claim>)] {
    var reducer = StageReducer(profile)
    // A reducer for what is missing on stages, so that scenarios with the same rows share one.
    var reducers: [Set<Claim>: StageReducer] = [:]
    let features = Self.features(of: scenarios)
    return scenarios.compactMap { scenario in
      guard case .skipped(let claims) = reducer.reduce(scenario) else { return nil }
      var more = profile
      more.features = features
      more.kinds?.formUnion(claims.kinds)
      more.lacks.subtract(claims.parts)
      let key = claims.subtracting(claims.features.map(Claim.feature))
      guard
        case .asked(let reduced, _) = reducers[key, default: StageReducer(more)].reduce(scenario)
      else { return nil }
      return (reduced, claims)
    }
  }

  private static func additions(_ results: [(claims: Set<Claim>, hasPassed: Bool)])
    -> [ClaimAddition]
  {
    let claims = results.reduce(into: Set<Claim>()) { $0.formUnion($1.claims) }
    let additions = claims.inOrder.compactMap { claim -> ClaimAddition? in
      var addition = ClaimAddition(claim: claim, needing: .init(), alone: .init())
      var partners: [Set<Claim>: Int] = [:]
      for (claims, hasPassed) in results where claims.contains(claim) {
        addition.needing.add(hasPassed)
        if claims.count == 1 {
          addition.alone.add(hasPassed)
        } else {
          partners[claims.subtracting([claim]), default: 0] += 1
        }
      }
      addition.partners = partners.map { claims, count in
        ClaimAddition.Partners(claims.inOrder, scenarios: count)
      }.sorted {
        ($1.scenarios, $0.claims.count, $0.words) < ($0.scenarios, $1.claims.count, $1.words)
      }
      return addition.needing.scenarios > 0 ? addition : nil
    }
    // A stable order: claims with equal numbers stay in the order of their declarations.
    return additions.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      return (right.alone.scenarios, right.needing.scenarios, one.offset)
        < (left.alone.scenarios, left.needing.scenarios, other.offset)
    }.map(\.element)
  }

  /// Returns the features that have scenarios, in the order of their declaration, with the ids.
  private func features(where isWanted: (Feature) -> Bool) -> [(Feature, [String])] {
    var ids: [Feature: [String]] = [:]
    for scenario in all where scenario.clause.level != .may {
      for feature in scenario.features where isWanted(feature) {
        ids[feature, default: []].append(scenario.id.description)
      }
    }
    return Set(ids.keys).inOrder.compactMap { feature in ids[feature].map { (feature, $0) } }
  }

  private static func features(of scenarios: [Scenario]) -> Set<Feature> {
    scenarios.reduce(into: []) { $0.formUnion($1.features) }
  }

  private static func verdicts(_ column: EngineResults) -> [String: Verdict] {
    Dictionary(firstOf: column.results.map { ($0.id, $0.verdict) })
  }
}

extension ClaimAddition.Count {
  fileprivate mutating func add(_ hasPassed: Bool) {
    scenarios += 1
    passed += hasPassed ? 1 : 0
  }
}

extension ClaimAddition.Partners {
  fileprivate var words: String { claims.map(\.word).joined(separator: ", ") }
}

/// Wraps an engine so that it claims features, and everything else.
struct ClaimingEngine: Engine {
  let engine: any Engine
  let features: Set<Feature>

  var profile: EngineProfile {
    var profile = engine.profile
    profile.features = features
    profile.kinds = nil
    profile.lacks = []
    return profile
  }

  func perform(_ script: Script) async throws -> Reply { try await engine.perform(script) }
}
