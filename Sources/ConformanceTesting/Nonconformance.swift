import Conformance

/// Says that an engine did not do what a scenario expects.
public struct Nonconformance: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scenario, where it stands, and each expectation that did not hold.
  public let description: String

  init(_ scenario: Scenario, _ problems: [String]) {
    let place = "\(scenario.location.file):\(scenario.location.line)"
    let head = "\(scenario.id) (\(scenario.clause.title)), \(place)"
    description = ([head] + problems).joined(separator: "\n  ")
  }
}
