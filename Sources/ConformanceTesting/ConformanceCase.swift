public import Conformance
import Conformance
import Results
import Running

/// One scenario, as an argument of a parametrised test.
public struct ConformanceCase: Sendable, CustomStringConvertible {
  private let scenario: Scenario

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// The scenario's permanent name, such as `HIT-4/hidden`.
  public var id: String { scenario.id.description }

  /// The features that an engine must claim to run the scenario.
  public var features: Set<Feature> { scenario.features }

  /// The scenario's permanent name, for test output.
  public var description: String { id }

  /// Returns whether the engine claims what the scenario needs.
  func isAsked(of profile: EngineProfile) -> Bool {
    var reducer = StageReducer(profile)
    return reducer.reduce(scenario).scenario != nil
  }

  /// Runs the scenario on the engine, as `conform run` does: a stage is left without rows of kinds
  /// that the engine does not claim if the scenario does not depend on them, and a scenario that
  /// needs what the engine does not claim is skipped.
  ///
  /// - Returns: why the engine skipped it, or how it deviates from a SHOULD; nil if it passed.
  /// - Throws: `NonconformanceError` if it failed or errored.
  @discardableResult
  public func check(_ engine: some Engine) async throws -> String? {
    switch await Explanation.EngineRun(of: engine, on: scenario).verdict {
    case .passed: return nil
    case .skipped(let reason, _): return reason.description
    case .errored(let message): throw NonconformanceError(scenario, [message])
    case .deviated(let differences):
      return "deviates from a SHOULD: \(differences.map(Self.words).joined(separator: "; "))"
    case .failed(let differences):
      throw NonconformanceError(scenario, differences.map(Self.words))
    }
  }

  private static func words(_ difference: Difference) -> String {
    "line \(difference.line): \(difference.phrase): expected \(difference.expected), "
      + "actual \(difference.actual)"
  }
}

/// Thrown if an engine does not do what a scenario expects.
public struct NonconformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scenario, its location, and each expectation that was not met.
  public let description: String

  init(_ scenario: Scenario, _ problems: [String]) {
    let head = "\(scenario.id) (\(scenario.clause.title)), \(scenario.location.fileAndLine)"
    description = ([head] + problems).joined(separator: "\n  ")
  }
}
