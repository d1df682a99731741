import Conformance
import Results

/// Filters by the ids that they require, so that a scenario is compared with few of many.
struct ScenarioFilterIndex {
  private let filters: [ScenarioFilter]
  /// The first required id of each filter that has one.
  private let ids: GlobIndex
  /// The positions of the filters of `ids`.
  private let positions: [Int]
  /// The positions of the other filters.
  private let others: [Int]

  init(_ filters: [ScenarioFilter]) {
    var globs: [Glob] = []
    var positions: [Int] = []
    var others: [Int] = []
    for (position, filter) in filters.enumerated() {
      if let glob = filter.requiredID {
        globs.append(glob)
        positions.append(position)
      } else {
        others.append(position)
      }
    }
    self.filters = filters
    ids = GlobIndex(globs)
    self.positions = positions
    self.others = others
  }

  /// Returns the positions of the filters that select the scenario.
  func filters(selecting scenario: Scenario) -> Set<Int> {
    let names = [scenario.id.clause, scenario.id.description].map { $0.lowercased() }
    let candidates = Set(names.flatMap(ids.matches).map { positions[$0] } + others)
    return candidates.filter { filters[$0].selects(scenario) }
  }
}

extension ScenarioFilter {
  /// The pattern of the first term that requires an id.
  fileprivate var requiredID: Glob? {
    for term in terms {
      if !term.isNegated, case .id(let pattern) = term.condition { return pattern.glob }
    }
    return nil
  }
}
