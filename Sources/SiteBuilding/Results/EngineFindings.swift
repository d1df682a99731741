import Conformance
import SpecReading

/// What one engine did other than is expected, by clause.
struct EngineFindings {
  /// The failures in one clause.
  struct OfClause {
    /// The clause.
    let clause: Clause
    /// The page it stands on.
    let page: Page
    /// The counts of all its scenarios.
    let tally: Tally
    /// The failures; those first that nobody has explained.
    let groups: [Group]
  }

  /// The failures in one clause that have the same reason, as far as anybody knows.
  struct Group {
    /// Why they are expected, where they are.
    let expected: ExpectedFailure?
    /// The scenarios with the verdicts.
    fileprivate(set) var failures: [(scenario: Scenario, verdict: Verdict)]
  }

  /// The scenarios that were skipped for one reason.
  struct Skipped {
    /// The reason with the address to read more.
    let reason: String
    let url: String?
    /// How many there are.
    fileprivate(set) var count: Int
  }

  /// What the engine did in one scenario of a clause that says MAY.
  struct Chosen {
    /// The scenario, and the page it stands on.
    let scenario: Scenario
    let page: Page
    /// The choice.
    let choice: Choice
  }

  /// What the engine chose where clauses say MAY, in the order of the pages.
  let choices: [Chosen]
  /// The clauses with failures, in the order of the pages.
  let clauses: [OfClause]
  /// The reasons for skipping, the most frequent first.
  let skipped: [Skipped]

  init(of engine: Int, in pages: [Page], _ scoreboard: Scoreboard) {
    var clauses: [OfClause] = []
    var choices: [Chosen] = []
    var skipped = SkippedReasons()
    for (page, score) in zip(pages, scoreboard.pages) {
      var groups: [String: [Group]] = [:]
      for scenario in page.scenarios {
        guard let verdict = scoreboard.verdict(of: engine, on: scenario.id) else { continue }
        choices += scoreboard.choices(of: engine, in: scenario.id).map {
          Chosen(scenario: scenario, page: page, choice: $0)
        }
        switch verdict {
        case .passed: break
        case .skipped(let reason, let url): skipped.add(reason, url)
        case .failed, .departed, .errored:
          let expected = scoreboard.expectedFailure(of: engine, in: scenario.id)
          groups[scenario.clause.id, default: []].add(scenario, verdict, expected)
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
    self.choices = choices
    self.clauses = clauses
    self.skipped = skipped.sorted
  }
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

/// Counts reasons in the order in which they come.
private struct SkippedReasons {
  private var indices: [String: Int] = [:]
  private var reasons: [EngineFindings.Skipped] = []

  mutating func add(_ reason: String, _ url: String?) {
    let key = "\(reason)\n\(url ?? "")"
    let index = indices[key] ?? reasons.count
    if index == reasons.count {
      indices[key] = index
      reasons.append(EngineFindings.Skipped(reason: reason, url: url, count: 0))
    }
    reasons[index].count += 1
  }

  var sorted: [EngineFindings.Skipped] {
    reasons.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
