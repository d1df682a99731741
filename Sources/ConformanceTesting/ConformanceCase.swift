public import Conformance
import Running

/// One scenario, as one case of a test.
public struct ConformanceCase: Sendable, CustomStringConvertible {
  private let scenario: Scenario

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// The scenario's permanent name, such as `HIT-4/hidden`.
  public var id: String { scenario.id.description }

  /// The features that an engine must claim to be asked.
  public var features: Set<Feature> { scenario.features }

  /// The scenario's permanent name, which test runners print.
  public var description: String { id }

  /// Puts the scenario to the engine.
  ///
  /// - Returns: why the engine skipped it, or how it departs from a SHOULD; nil where it passed.
  /// - Throws: `Nonconformance` where it failed or errored.
  @discardableResult
  public func check(_ engine: some Engine) async throws -> String? {
    switch Judge.judge(scenario, by: try await engine.perform(scenario.script)).verdict {
    case .passed: return nil
    case .skipped(let reason, _): return reason
    case .errored(let message): throw Nonconformance(scenario, [message])
    case .departed(let differences):
      return "departs from a SHOULD: \(differences.map(Self.words).joined(separator: "; "))"
    case .failed(let differences):
      throw Nonconformance(scenario, differences.map(Self.words))
    }
  }

  private static func words(_ difference: Difference) -> String {
    "line \(difference.line): \(difference.phrase): expected \(difference.expected), "
      + "actual \(difference.actual)"
  }
}
