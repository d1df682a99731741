import Conformance
import Results
import SpecReading

/// The verdicts of every engine by scenario, and the tallies of each clause and page.
///
/// A scenario without an entry for an engine was not run; it never counts as passed. Long texts of
/// engines are shortened, because every page shows some of them.
struct ResultsIndex: Sendable {
  /// The engines, in the order of the reports.
  let engines: [EngineProfile]
  /// The tallies of each page, in order.
  let pages: [PageScore]
  /// The tally of each engine over all pages.
  let totals: [OutcomeTally]
  /// The number of verdicts of each engine on scenarios that no page contains.
  let strays: [Int]

  private let ordinals: [String: Int]
  private let scenarios: [Scenario]
  private let verdicts: [Verdict?]
  private let outcomes: [Outcome]
  private let expected: [Int: ExpectedFailure]
  private let choices: [Int: [Choice]]

  /// Indexes the reports by the scenarios of the pages.
  init(_ pages: [Page], reports: [Report]) {
    let columns = reports.flatMap(\.engines)
    let scenarios = pages.flatMap(\.scenarios)
    let ordinals = Self.ordinals(of: scenarios)
    var verdicts = [Verdict?](repeating: nil, count: scenarios.count * columns.count)
    var expected: [Int: ExpectedFailure] = [:]
    var choices: [Int: [Choice]] = [:]
    var strays = [Int](repeating: 0, count: columns.count)
    for (engine, column) in columns.enumerated() {
      for entry in column.results {
        if let ordinal = ordinals[entry.id] {
          let entry = entry.shortened
          verdicts[ordinal * columns.count + engine] = entry.verdict
          expected[ordinal * columns.count + engine] = entry.expected
          if !entry.choices.isEmpty { choices[ordinal * columns.count + engine] = entry.choices }
        } else {
          strays[engine] += 1
        }
      }
    }
    engines = columns.map(\.profile)
    self.strays = strays
    self.ordinals = ordinals
    self.scenarios = scenarios
    self.verdicts = verdicts
    self.expected = expected
    self.choices = choices
    let outcomes = verdicts.indices.map { Outcome(verdicts[$0], expected: expected[$0]) }
    self.outcomes = outcomes
    var rest = outcomes[...]
    self.pages = pages.map { page in
      defer { rest = rest.dropFirst(page.scenarios.count * columns.count) }
      return PageScore(page, engines: columns.count, outcomes: rest)
    }
    totals = self.pages.reduce(
      into: [OutcomeTally](repeating: OutcomeTally(), count: columns.count)
    ) {
      sum, page in
      for engine in sum.indices { sum[engine].add(page.totals[engine]) }
    }
  }

  /// Returns every engine's verdict on a scenario, in order; nil where it was not run.
  func verdicts(on id: ScenarioID) -> ArraySlice<Verdict?> {
    guard let ordinal = ordinals[id.description] else { return [] }
    return verdicts[(ordinal * engines.count)...].prefix(engines.count)
  }

  /// Returns every engine's outcome of a scenario, in order.
  func outcomes(on id: ScenarioID) -> ArraySlice<Outcome> {
    guard let ordinal = ordinals[id.description] else { return [] }
    return outcomes[(ordinal * engines.count)...].prefix(engines.count)
  }

  /// Returns an engine's verdict on a scenario; nil where it was not run.
  func verdict(of engine: Int, on id: ScenarioID) -> Verdict? {
    let verdicts = verdicts(on: id)
    return verdicts.isEmpty ? nil : verdicts[verdicts.startIndex + engine]
  }

  /// Returns the expected failure that the report records for an engine in a scenario.
  func expectedFailure(of engine: Int, in id: ScenarioID) -> ExpectedFailure? {
    guard !expected.isEmpty, let ordinal = ordinals[id.description] else { return nil }
    return expected[ordinal * engines.count + engine]
  }

  /// Returns the choices of an engine in a scenario of a MAY clause.
  func choices(of engine: Int, in id: ScenarioID) -> [Choice] {
    guard !choices.isEmpty, let ordinal = ordinals[id.description] else { return [] }
    return choices[ordinal * engines.count + engine] ?? []
  }

  /// Returns the scenario with this id.
  func scenario(_ id: ScenarioID) -> Scenario? {
    ordinals[id.description].map { scenarios[$0] }
  }

  /// Returns the position of each scenario by id; the later of two with the same id.
  private static func ordinals(of scenarios: [Scenario]) -> [String: Int] {
    var ordinals: [String: Int] = [:]
    ordinals.reserveCapacity(scenarios.count)
    for (ordinal, scenario) in scenarios.enumerated() {
      ordinals[scenario.id.description] = ordinal
    }
    return ordinals
  }
}

/// The tallies of one page and of its clauses, for each engine.
struct PageScore: Sendable {
  /// The tally of each engine over the whole page.
  let totals: [OutcomeTally]
  private let clauses: [String: [OutcomeTally]]
  private let empty: [OutcomeTally]

  /// Counts the outcomes at the beginning of a list with one per scenario and engine.
  init(_ page: Page, engines: Int, outcomes: ArraySlice<Outcome>) {
    let scenarios = page.scenarios
    let empty = [OutcomeTally](repeating: OutcomeTally(), count: engines)
    var clauses: [String: [OutcomeTally]] = [:]
    var first = 0
    while first < scenarios.count {
      // Scenarios of one clause are adjacent, so each clause is looked up once.
      let clause = scenarios[first].clause
      let end = scenarios[first...].firstIndex { $0.clause !== clause } ?? scenarios.count
      var tallies = clauses[clause.id] ?? empty
      for place in first * engines..<end * engines {
        tallies[place % engines].add(outcomes[outcomes.startIndex + place])
      }
      clauses[clause.id] = tallies
      first = end
    }
    totals = clauses.values.reduce(into: empty) { totals, tallies in
      for engine in totals.indices { totals[engine].add(tallies[engine]) }
    }
    self.clauses = clauses
    self.empty = empty
  }

  /// Returns the tally of each engine over the scenarios of a clause.
  func tallies(of clause: Clause) -> [OutcomeTally] {
    clauses[clause.id] ?? empty
  }
}

extension ScenarioResult {
  /// The result with its texts short enough for a page.
  var shortened: ScenarioResult {
    var result = self
    result.verdict = verdict.shortened
    result.choices = choices.map { choice in
      var choice = choice
      choice.phrase = choice.phrase.shown
      choice.taken = choice.taken.shown
      return choice
    }
    if let expected {
      result.expected = ExpectedFailure(
        reason: expected.reason.shown, link: expected.link?.ifShort)
    }
    return result
  }
}

extension Verdict {
  fileprivate var shortened: Verdict {
    switch self {
    case .passed: self
    case .failed(let differences): .failed(differences.map(\.shortened))
    case .departed(let differences): .departed(differences.map(\.shortened))
    case .skipped(let reason, let url):
      .skipped(reason: reason.shown, url: url?.ifShort)
    case .errored(let message): .errored(message: message.shown)
    }
  }
}

extension Difference {
  fileprivate var shortened: Difference {
    var difference = self
    difference.phrase = phrase.shown
    difference.expected = expected.shown
    difference.actual = actual.shown
    return difference
  }
}

extension String {
  /// The maximum length of a text of an engine or a report on a site, in code points.
  private static let shownLength = 2_000

  fileprivate var shown: String { shortened(to: Self.shownLength) }

  /// The address, or nil if it is too long to be shown: a part of it would lead elsewhere.
  fileprivate var ifShort: String? { utf8.count > Self.shownLength ? nil : self }
}
