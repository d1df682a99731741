import Conformance
import Results

/// What an engine is asked of a scenario.
package enum ReducedScenario: Sendable {
  /// The engine is sent the scenario, on a stage without the rows of these names.
  case asked(Scenario, without: [String])
  /// The engine does not claim what the scenario needs.
  case skipped(MissingClaims)
}

extension ReducedScenario {
  /// The scenario that the engine is sent, which its trace is judged by; nil if it is skipped.
  package var scenario: Scenario? {
    if case .asked(let scenario, _) = self { scenario } else { nil }
  }

  /// The names of the rows that the stage is left without.
  var leftOut: [String] { if case .asked(_, let names) = self { names } else { [] } }
}

/// What a scenario needs and an engine does not claim.
package struct MissingClaims: Hashable, Sendable {
  /// The features.
  package var features: Set<Feature>
  /// The kinds of objects on the smallest stage.
  package var kinds: Set<ResponderKind>

  /// The reason for skipping: `the engine does not claim layers`.
  ///
  /// Names kinds only if no feature is missing, so that there are few reasons.
  package var reason: String {
    let features = Feature.allCases.filter(self.features.contains).map(\.rawValue)
    let kinds = ResponderKind.allCases.filter(self.kinds.contains).map(\.rawValue)
    let list = (features.isEmpty ? kinds : features).joined(separator: ", ")
    let noun = features.isEmpty ? (kinds.count == 1 ? "the kind " : "the kinds ") : ""
    return "the engine does not claim \(noun)\(list)"
  }
}

/// Fits scenarios to what an engine claims.
///
/// An engine gets the whole stage, but for rows of kinds that it does not claim and on which the
/// scenario does not depend. Rows beside those of a scenario are not needless: they show a hit-test
/// that finds the wrong view. So an engine that claims every kind gets all of them.
package struct StageReducer {
  private let profile: EngineProfile
  /// The kinds that the engine claims; nil if it claims all.
  private let claimed: Set<ResponderKind>?
  /// The stages without rows, so that scenarios with the same rows share one, and processes are sent
  /// it once.
  private var stages: [Leaving: Stage] = [:]
  /// Where the rows of the last stage stand: scenarios of a clause share one.
  private var places: (stage: Stage, places: StageLayout)?

  /// Creates a reducer for an engine.
  package init(_ profile: EngineProfile) {
    self.profile = profile
    claimed = profile.kinds.flatMap { $0.count < ResponderKind.allCases.count ? $0 : nil }
  }

  /// Returns what the engine is asked of a scenario.
  package mutating func reduce(_ scenario: Scenario) -> ReducedScenario {
    let hasFeatures = scenario.features.isSubset(of: profile.features)
    let features = hasFeatures ? [] : scenario.features.subtracting(profile.features)
    let stage = scenario.script.stage
    guard let claimed, stage.responders.contains(where: { !claimed.contains($0.kind) }) else {
      return hasFeatures
        ? .asked(scenario, without: []) : .skipped(MissingClaims(features: features, kinds: []))
    }
    let smallest = SmallestStage(scenario, places(on: stage))
    let kinds = smallest.kinds.subtracting(claimed)
    guard features.isEmpty, kinds.isEmpty else {
      return .skipped(MissingClaims(features: features, kinds: kinds))
    }
    let rows = smallest.rowsToLeaveOut(exceptKinds: claimed)
    let key = Leaving(stage: stage.identity, rows: rows)
    let smaller = stages[key] ?? smallest.stage(without: rows)
    stages[key] = smaller
    return .asked(scenario.on(smaller), without: rows.map { stage.responders[$0].name })
  }

  private mutating func places(on stage: Stage) -> StageLayout {
    if let places, places.stage.identity == stage.identity { return places.places }
    let new = StageLayout(stage)
    places = (stage, new)
    return new
  }

  /// A stage of the pages, and the rows that it is left without.
  private struct Leaving: Hashable {
    let stage: ObjectIdentifier
    let rows: [Int]
  }
}
