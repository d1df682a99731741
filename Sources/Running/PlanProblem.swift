/// Why there is nothing to run, or not all that was wanted.
package enum PlanProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pages hold no scenario at all.
  case noScenarios
  /// These filters select none of the scenarios there are.
  case unmatched([UnmatchedFilter], available: Int)

  package var description: String {
    switch self {
    case .noScenarios:
      "the pages hold no scenario: there is nothing to judge"
    case .unmatched(let filters, let available):
      filters.map { $0.words(available: available) }.joined(separator: "\n")
    }
  }
}
