import Conformance
import Results
import SpecReading

/// The failures of one engine by cause and by clause, its choices, and its reasons for skipping.
struct EngineFindings {
  /// The failures in one clause.
  struct OfClause {
    /// The clause.
    let clause: Clause
    /// The page that contains it.
    let page: Page
    /// The tally of its scenarios.
    let tally: OutcomeTally
    /// The failures, unexpected ones first.
    let groups: [Group]
  }

  /// The failures in one clause with the same expected failure, or with none.
  struct Group {
    /// The expected failure; nil for unexpected ones.
    let expected: ExpectedFailure?
    /// The scenarios with their verdicts.
    fileprivate(set) var failures: [(scenario: Scenario, verdict: Verdict)]
  }

  /// The number of scenarios skipped for one reason.
  struct Skipped {
    /// The reason, and an address to read more.
    let reason: String
    let url: String?
    /// The number of scenarios.
    fileprivate(set) var count: Int
  }

  /// A choice of the engine in one scenario of a MAY clause.
  struct Chosen {
    /// The scenario, and the page that contains it.
    let scenario: Scenario
    let page: Page
    /// The choice.
    let choice: Choice
  }

  /// The choices, in the order of the pages.
  let choices: [Chosen]
  /// The failures by cause, the largest finding first.
  let findings: [Finding]
  /// The faults that explain the failures; nil where none does.
  let diagnosis: Diagnosis?
  /// The clauses with failures, in the order of the pages.
  let clauses: [OfClause]
  /// The reasons for skipping, the most frequent first.
  let skipped: [Skipped]

  /// The scenarios that did not pass, and their pages, by id.
  private let places: [String: (scenario: Scenario, page: Page)]

  init(of engine: Int, in pages: [Page], _ results: ResultsIndex, faults: [Fault]) {
    var clauses: [OfClause] = []
    var choices: [Chosen] = []
    var skipped: [Skipped] = []
    var deviations: [ScenarioResult] = []
    var judged: [ScenarioResult] = []
    var places: [String: (scenario: Scenario, page: Page)] = [:]
    for (page, score) in zip(pages, results.pages) {
      var groups: [String: [Group]] = [:]
      for scenario in page.scenarios {
        guard let verdict = results.verdict(of: engine, on: scenario.id) else { continue }
        choices += results.choices(of: engine, in: scenario.id).map {
          Chosen(scenario: scenario, page: page, choice: $0)
        }
        switch verdict {
        case .passed: judged.append(ScenarioResult(of: scenario, verdict))
        case .skipped(let reason, let url): skipped.add(reason, url)
        case .failed, .departed, .errored:
          let expected = results.expectedFailure(of: engine, in: scenario.id)
          groups[scenario.clause.id, default: []].add(scenario, verdict, expected)
          let result = ScenarioResult(of: scenario, verdict, expected: expected)
          deviations.append(result)
          judged.append(result)
          places[result.id] = (scenario, page)
        }
      }
      for clause in page.clauses {
        guard let groups = groups[clause.id] else { continue }
        let known = groups.filter { $0.expected != nil }
        clauses.append(
          OfClause(
            clause: clause, page: page, tally: score.tallies(of: clause)[engine],
            groups: groups.filter { $0.expected == nil } + known))
      }
    }
    findings = Finding.findings(in: deviations)
    diagnosis = Diagnosis(of: judged, by: faults)
    self.places = places
    self.choices = choices
    self.clauses = clauses
    self.skipped = skipped.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// Returns the title of a clause with failures, in the language of the pages.
  func title(of clause: String) -> String? {
    clauses.first { $0.clause.id == clause }?.clause.title
  }

  /// Returns the scenario of a result that did not pass, and its page.
  func place(of result: ScenarioResult) -> (scenario: Scenario, page: Page)? { places[result.id] }
}

extension [EngineFindings.Group] {
  fileprivate mutating func add(
    _ scenario: Scenario, _ verdict: Verdict, _ expected: ExpectedFailure?
  ) {
    if let index = firstIndex(where: { $0.expected == expected }) {
      self[index].failures.append((scenario, verdict))
    } else {
      append(EngineFindings.Group(expected: expected, failures: [(scenario, verdict)]))
    }
  }
}

extension [EngineFindings.Skipped] {
  fileprivate mutating func add(_ reason: String, _ url: String?) {
    if let index = firstIndex(where: { $0.reason == reason && $0.url == url }) {
      self[index].count += 1
    } else {
      append(EngineFindings.Skipped(reason: reason, url: url, count: 1))
    }
  }
}
