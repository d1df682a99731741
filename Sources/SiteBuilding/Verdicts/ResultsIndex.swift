import Conformance
import Results
import SpecReading

/// The verdicts of every engine by scenario, and the tallies of each clause and page.
///
/// A scenario without an entry for an engine was not run; it never counts as passed. Long texts of
/// engines are shortened, because every page shows some of them.
struct ResultsIndex: Sendable {
  /// The tallies of the scenarios that need a feature, one of each engine.
  typealias OfFeature = (feature: Feature, tallies: [LevelTally])

  /// The engines, in the order of the reports.
  let engines: [EngineProfile]
  /// Their keys, in the same order.
  let keys: [EngineKey]
  /// The tallies of each page, in order.
  let pages: [PageScore]
  /// The tally of each engine over all pages, by level.
  let levels: [LevelTally]
  /// The features that any scenario needs, in declaration order.
  private(set) var features: [OfFeature] = []
  /// The number of scenarios in which the engines differ, by clause.
  private(set) var disagreements: [String: Int] = [:]
  /// The results that each engine was asked besides its run, to judge causes.
  let asked: [[ScenarioResult]]
  /// The number of verdicts of each engine on scenarios that no page contains.
  let strays: [Int]

  private let ordinals: [String: Int]
  private let scenarios: [Scenario]
  private let results: [ScenarioResult?]

  /// Indexes the reports by the scenarios of the pages.
  init(_ pages: [Page], reports: [Report]) {
    let columns = reports.flatMap(\.engines)
    let scenarios = pages.flatMap(\.scenarios)
    // Of two scenarios with the same id, the later one.
    let ordinals = Dictionary(
      zip(scenarios.lazy.map(\.id.description), 0...), uniquingKeysWith: { $1 })
    var results = [ScenarioResult?](repeating: nil, count: scenarios.count * columns.count)
    var strays = [Int](repeating: 0, count: columns.count)
    for (engine, column) in columns.enumerated() {
      for result in column.results {
        if let ordinal = ordinals[result.id] {
          let position = ordinal * columns.count + engine
          results[position] = result
          results[position]?.expected = result.excuse
        } else {
          strays[engine] += 1
        }
      }
    }
    engines = columns.map(\.profile)
    keys = EngineKey.keys(of: engines)
    asked = columns.map(\.asked)
    self.strays = strays
    self.ordinals = ordinals
    self.scenarios = scenarios
    self.results = results
    var rest = results[...]
    self.pages = pages.map { page in
      defer { rest = rest.dropFirst(page.scenarios.count * columns.count) }
      return PageScore(page, rest, engines: columns.count)
    }
    let none = [LevelTally](repeating: LevelTally(), count: columns.count)
    levels = self.pages.reduce(into: none) { sums, page in
      for engine in sums.indices { sums[engine].add(page.levels[engine]) }
    }
    var features: [Feature: [LevelTally]] = [:]
    for scenario in scenarios {
      let outcomes = outcomes(on: scenario.id)
      if Outcome.differ(outcomes) { disagreements[scenario.clause.id, default: 0] += 1 }
      for feature in scenario.features {
        for (engine, outcome) in outcomes.enumerated() {
          features[feature, default: none][engine].add(outcome, at: scenario.clause.level)
        }
      }
    }
    self.features = Set<Feature>(features.keys).inOrder.compactMap { feature in
      features[feature].map { (feature, $0) }
    }
  }

  /// The tally of each engine over all pages.
  var totals: [Tally] { levels.map(\.total) }

  /// Returns every engine's result of a scenario, in order; nil where it was not run.
  func results(on id: ScenarioID) -> ArraySlice<ScenarioResult?> {
    guard let ordinal = ordinals[id.description] else { return [] }
    return results[(ordinal * engines.count)...].prefix(engines.count)
  }

  /// Returns every engine's outcome of a scenario, in order.
  func outcomes(on id: ScenarioID) -> [Outcome] { results(on: id).map { Outcome($0) } }

  /// Returns an engine's result of a scenario; nil where it was not run.
  func result(of engine: Int, on id: ScenarioID) -> ScenarioResult? {
    results(on: id).dropFirst(engine).first ?? nil
  }

  /// Returns the scenario with this id.
  func scenario(_ id: ScenarioID) -> Scenario? {
    ordinals[id.description].map { scenarios[$0] }
  }
}

/// The tallies of one page and of its clauses, for each engine.
struct PageScore: Sendable {
  /// The tally of each engine over the whole page, by level.
  private(set) var levels: [LevelTally]
  private var clauses: [String: [Tally]] = [:]
  private let empty: [Tally]

  /// Counts the results at the beginning of a list with one per scenario and engine.
  init(_ page: Page, _ results: ArraySlice<ScenarioResult?>, engines: Int) {
    levels = [LevelTally](repeating: LevelTally(), count: engines)
    empty = [Tally](repeating: Tally(), count: engines)
    var rest = results
    for scenario in page.scenarios {
      for (engine, result) in rest.prefix(engines).enumerated() {
        let outcome = Outcome(result)
        clauses[scenario.clause.id, default: empty][engine].add(outcome)
        levels[engine].add(outcome, at: scenario.clause.level)
      }
      rest = rest.dropFirst(engines)
    }
  }

  /// The tally of each engine over the whole page.
  var totals: [Tally] { levels.map(\.total) }

  /// Returns the tally of each engine over the scenarios of a clause.
  func tallies(of clause: Clause) -> [Tally] {
    clauses[clause.id] ?? empty
  }
}

/// Tallies of MUST and of weaker clauses.
struct LevelTally: Hashable, Sendable {
  /// The scenarios of clauses with MUST.
  var binding = Tally()
  /// The scenarios of clauses with SHOULD and MAY.
  var advisory = Tally()

  /// The sum of both.
  var total: Tally {
    var total = binding
    total.add(advisory)
    return total
  }

  /// Counts the outcome of a scenario of a level.
  mutating func add(_ outcome: Outcome, at level: Level) {
    if level == .must { binding.add(outcome) } else { advisory.add(outcome) }
  }

  /// Adds the tallies of another.
  mutating func add(_ other: LevelTally) {
    binding.add(other.binding)
    advisory.add(other.advisory)
  }
}

extension Set<Feature> {
  /// The names in declaration order, separated by spaces.
  var wordsInOrder: String {
    inOrder.map(\.rawValue).joined(separator: " ")
  }
}
