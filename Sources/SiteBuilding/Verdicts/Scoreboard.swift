import Conformance
import SpecReading

/// What every engine did, found by scenario, and the counts for each clause and page.
///
/// A scenario that an engine has no entry for was not run; it never counts as passed.
struct Scoreboard: Sendable {
  /// The engines, in the order of the reports.
  let engines: [EngineProfile]
  /// The scores, in the order of the pages.
  let pages: [PageScore]
  /// For each engine, the counts over all pages.
  let totals: [Tally]
  /// For each engine, how many of its verdicts are about scenarios that no page has.
  let strays: [Int]

  private let ordinals: [String: Int]
  private let scenarios: [Scenario]
  private let verdicts: [Verdict?]
  private let expected: [Int: ExpectedFailure]
  private let choices: [Int: [Choice]]

  /// Lays out what reports say of the scenarios of pages.
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
    var rest = verdicts[...]
    self.pages = pages.map { page in
      defer { rest = rest.dropFirst(page.scenarios.count * columns.count) }
      return PageScore(page, engines: columns.count, verdicts: rest)
    }
    totals = self.pages.reduce(into: [Tally](repeating: Tally(), count: columns.count)) {
      sum, page in
      for engine in sum.indices { sum[engine].add(page.totals[engine]) }
    }
  }

  /// Every engine's verdict on a scenario, in the order of the engines; nil where it was not run.
  func verdicts(on id: ScenarioID) -> ArraySlice<Verdict?> {
    guard let ordinal = ordinals[id.description] else { return [] }
    return verdicts[(ordinal * engines.count)...].prefix(engines.count)
  }

  /// One engine's verdict on a scenario; nil where it was not run.
  func verdict(of engine: Int, on id: ScenarioID) -> Verdict? {
    let verdicts = verdicts(on: id)
    return verdicts.isEmpty ? nil : verdicts[verdicts.startIndex + engine]
  }

  /// Why an engine is expected to fail in a scenario, where it did and somebody said why.
  func expectedFailure(of engine: Int, in id: ScenarioID) -> ExpectedFailure? {
    guard !expected.isEmpty, let ordinal = ordinals[id.description] else { return nil }
    return expected[ordinal * engines.count + engine]
  }

  /// What an engine chose in a scenario of a clause that says MAY.
  func choices(of engine: Int, in id: ScenarioID) -> [Choice] {
    guard !choices.isEmpty, let ordinal = ordinals[id.description] else { return [] }
    return choices[ordinal * engines.count + engine] ?? []
  }

  /// The scenario with that name.
  func scenario(_ id: ScenarioID) -> Scenario? {
    ordinals[id.description].map { scenarios[$0] }
  }

  /// Where each scenario's verdicts stand; of two with the same name, the later counts.
  private static func ordinals(of scenarios: [Scenario]) -> [String: Int] {
    var ordinals: [String: Int] = [:]
    ordinals.reserveCapacity(scenarios.count)
    for (ordinal, scenario) in scenarios.enumerated() {
      ordinals[scenario.id.description] = ordinal
    }
    return ordinals
  }
}
