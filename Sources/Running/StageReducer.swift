import Conformance
import Results

/// What an engine is asked of a scenario.
package enum ReducedScenario: Sendable {
  /// The engine is sent the scenario, on a stage without the rows of these names.
  case asked(Scenario, without: [String])
  /// The engine does not claim this, which the scenario needs.
  case skipped(Set<Claim>)
}

extension ReducedScenario {
  /// The scenario that the engine is sent, which its trace is judged by; nil if it is skipped.
  package var scenario: Scenario? {
    if case .asked(let scenario, _) = self { scenario } else { nil }
  }
}

extension Set<Claim> {
  /// The reason for skipping: `the engine does not claim layers`, `the engine lacks children`.
  ///
  /// Names kinds only if no feature is missing, and parts only if no kind is, so that there are few
  /// reasons.
  package var reason: Sentence {
    let phrase: OutcomePhrase =
      !features.isEmpty
      ? .doesNotClaim
      : kinds.isEmpty ? .lacks : kinds.count == 1 ? .doesNotClaimKind : .doesNotClaimKinds
    return phrase.filled(Sentence.names(foremost.map(\.word), empty: ""))
  }
}

/// Fits scenarios to what an engine claims.
///
/// An engine gets the whole stage, but for rows of kinds that it does not claim, or of parts that it
/// lacks, and on which the scenario does not depend. Rows beside those of a scenario are not needless:
/// they show a hit-test that finds the wrong view. So an engine that claims every kind gets all of them.
package struct StageReducer {
  private let profile: EngineProfile
  /// The stages without rows, so that scenarios with the same rows share one, and processes are sent
  /// it once.
  private var stages: [ReducedStageKey: Stage] = [:]

  /// Creates a reducer for an engine.
  package init(_ profile: EngineProfile) { self.profile = profile }

  /// Returns what the engine is asked of a scenario.
  package mutating func reduce(_ scenario: Scenario) -> ReducedScenario {
    // `subtracting` hashes all that the engine claims, for each scenario.
    let unclaimed = scenario.features.filter { !profile.features.contains($0) }
    var missing = Set(unclaimed.map(Claim.feature))
    if !profile.lacks.isEmpty { missing.formUnion(lacking(scenario.parts)) }
    let stage = scenario.script.stage
    guard profile.kinds != nil || !profile.lacks.isEmpty,
      !stage.responders.indices.allSatisfy({ isClaimed($0, on: stage) })
    else { return missing.isEmpty ? .asked(scenario, without: []) : .skipped(missing) }
    let smallest = SmallestStage(scenario)
    for row in smallest.rows where !isClaimed(row, on: stage) {
      let kind = stage.responders[row].kind
      if !profile.claims(kind) { missing.insert(.kind(kind)) }
      missing.formUnion(lacking(stage.parts(ofRow: row)))
    }
    guard missing.isEmpty else { return .skipped(missing) }
    let rows = smallest.removableRows { isClaimed($0, on: stage) }
    let key = ReducedStageKey(stage: stage.identity, rows: rows)
    let smaller = stages[key] ?? smallest.stage(without: rows)
    stages[key] = smaller
    return .asked(scenario.on(smaller), without: rows.map { stage.responders[$0].name })
  }

  /// Returns the parts that the engine lacks.
  private func lacking(_ parts: some Sequence<FeaturePart>) -> [Claim] {
    profile.lacks.intersection(parts).map(Claim.part)
  }

  /// Whether the engine has the kind of a row, and the parts of features that it needs.
  private func isClaimed(_ row: Int, on stage: Stage) -> Bool {
    profile.claims(stage.responders[row].kind)
      && (profile.lacks.isEmpty || profile.lacks.isDisjoint(with: stage.parts(ofRow: row)))
  }

  /// A stage of the pages, and the rows that it is left without.
  private struct ReducedStageKey: Hashable {
    let stage: ObjectIdentifier
    let rows: [Int]
  }
}
