import Conformance

/// Results of one engine that did not pass and probably have one cause.
package struct Finding: Hashable, Sendable {
  /// What the results have in common.
  package var cause: Key
  /// The results, in the order of the pages; never empty.
  package var results: [ScenarioResult]

  /// What several results can have in common.
  package enum Key: Hashable, Sendable {
    /// The reason why they are expected not to pass.
    case reason(ExpectedFailure)
    /// The faults that explain them, of which no result tells which it is.
    case faults([Fault])
    /// The message of an error, the first of several that differ in numbers or ids.
    case error(String)
    /// What the engine does otherwise, in any clause.
    case pattern(CausePattern)
    /// The kind of a difference, in any clause.
    case mismatch(Mismatch)
    /// The clause with that id, and the kind of the first difference if it is the same in all.
    case clause(String, Mismatch?)
  }

  /// The ids of the clauses, in the order of the pages.
  package var clauses: [String] { results.map(\.clause).unique }

  /// Whether the results are expected not to pass.
  package var isExpected: Bool { results.first?.expected != nil }

  /// The number of deviations from a SHOULD among the results.
  package var deviations: Int { results.count { !$0.isFailure } }

  /// The cause in words: `application missing at the end`.
  package var what: String {
    switch cause {
    case .reason(let failure): failure.reason
    case .faults(let faults): faults.map(\.name).joined(separator: ", or ")
    case .error(let message): message
    case .pattern(let pattern): pattern.sentence.description
    case .mismatch(let mismatch): mismatch.sentence.description
    case .clause(let id, let mismatch): mismatch.map { "\(id): \($0.sentence)" } ?? id
    }
  }

  /// Returns the cause in words, for a clause its title: `HIT-9 A hidden view is skipped`.
  ///
  /// - Parameter scenarios: The scenarios of the results, by id.
  package func what(in scenarios: [String: Scenario]) -> String {
    guard case .clause(let id, _) = cause, let scenario = scenarios[results[0].id] else {
      return what
    }
    return "\(id) \(scenario.clause.title)"
  }

  /// The first result, and its difference that shows the cause; nil if it has none.
  package var example: (result: ScenarioResult, difference: Difference?) {
    let first = results[0]
    let differences = first.verdict.differences
    if case .mismatch(let mismatch) = cause {
      return (first, differences.first { $0.mismatch == mismatch })
    }
    return (first, differences.first)
  }

  /// Returns the findings of results in the order of the pages, the largest first: those of
  /// unexpected results, then those of expected ones. What is flaky is in none.
  ///
  /// Each result is in one finding: that of the first fault of the diagnosis that is sure or likely and
  /// explains it, or else the largest of those that it fits.
  package static func findings(
    in results: [ScenarioResult], by diagnosis: Diagnosis? = nil
  ) -> [Finding] {
    let deviations = results.filter { $0.verdict.isUnsuccessful && !$0.isFlaky }
    guard !deviations.isEmpty else { return [] }
    var findings: [Finding] = []
    var rest = deviations.filter { $0.expected == nil }
    for match in diagnosis?.matches ?? [] where match.grade != .perhaps {
      let explained = Set(match.explained)
      let found = rest.filter { explained.contains($0.id) }
      guard found.count > 1 else { continue }
      rest.removeAll { explained.contains($0.id) }
      findings.append(Finding(cause: .faults(match.faults), results: found))
    }
    findings += GreedyGrouping(rest).findings
    let positions = Dictionary(firstOf: zip(results.lazy.map(\.id), results.indices))
    let expected = GreedyGrouping(deviations.filter { $0.expected != nil }).findings
    return [findings, expected].flatMap { findings in
      // Of the same size, the first on the pages comes first.
      findings.sorted { one, other in
        one.results.count != other.results.count
          ? one.results.count > other.results.count
          : positions[one.results[0].id, default: 0] < positions[other.results[0].id, default: 0]
      }
    }
  }
}

extension ScenarioResult {
  /// The id of the clause.
  fileprivate var clause: String { id.split(separator: "/").first.map(String.init) ?? id }

  /// Everything that the result can have in common with others.
  fileprivate var causes: [Finding.Key] {
    // A file may give the link beside one of several lines only.
    if let expected { return [.reason(ExpectedFailure(reason: expected.reason))] }
    if case .errored(let message) = verdict { return [.error(message.withoutNumbers)] }
    let patterns = verdict.differences.compactMap { $0.cause?.pattern }
    let mismatches = verdict.differences.compactMap { $0.mismatch }.filter { $0.isTelling }
    return patterns.map { .pattern($0) } + mismatches.map { .mismatch($0) } + [.clause(clause, nil)]
  }
}

/// Covers results with findings by taking the largest possible one again and again.
private struct GreedyGrouping {
  /// The findings, in the order in which they were taken.
  private(set) var findings: [Finding] = []

  private let results: [ScenarioResult]
  private var causes: [Finding.Key] = []
  /// The indices of the results of each cause, and how many of them no finding has yet.
  private var members: [[Int]] = []
  private var rest: [Int] = []
  /// The indices of the causes of each result that no finding has yet.
  private var choices: [[Int]] = []

  init(_ results: some Sequence<ScenarioResult>) {
    self.results = Array(results)
    index()
    cover()
  }

  private mutating func index() {
    var places: [Finding.Key: Int] = [:]
    for (position, result) in results.enumerated() {
      var seen: Set<Int> = []
      for cause in result.causes {
        let place = places[cause] ?? causes.count
        if place == causes.count {
          places[cause] = place
          causes.append(cause)
          members.append([])
        }
        if seen.insert(place).inserted { members[place].append(position) }
      }
      choices.append(seen.sorted())
    }
    rest = members.map { $0.count }
  }

  /// Takes the largest cause, and of several the first that is no clause: a clause says the least.
  private mutating func cover() {
    func rank(_ cause: Int) -> (Int, Int) { (causes[cause].isClause ? 1 : 0, cause) }
    // Taking one makes others smaller, never larger: what has become smaller waits for its size.
    var waiting = Dictionary(grouping: causes.indices) { rest[$0] }
    for size in stride(from: rest.max() ?? 0, to: 0, by: -1) {
      for cause in waiting[size, default: []].sorted(by: { rank($0) < rank($1) }) {
        if rest[cause] == size {
          take(cause)
        } else {
          waiting[rest[cause], default: []].append(cause)
        }
      }
    }
  }

  private mutating func take(_ cause: Int) {
    var taken: [ScenarioResult] = []
    for position in members[cause] where !choices[position].isEmpty {
      for other in choices[position] { rest[other] -= 1 }
      choices[position] = []
      taken.append(results[position])
    }
    findings.append(Finding(cause: causes[cause].noting(taken), results: taken))
  }
}

extension Finding.Key {
  fileprivate var isClause: Bool { if case .clause = self { true } else { false } }

  /// Returns a clause with the kind of difference that all results share, a reason with a link, and an error
  /// with the first message.
  fileprivate func noting(_ results: [ScenarioResult]) -> Self {
    switch self {
    case .clause(let id, _):
      guard let shared = results.first?.firstMismatch,
        results.allSatisfy({ $0.firstMismatch == shared })
      else { return self }
      return .clause(id, shared)
    case .reason:
      return results.lazy.compactMap { $0.expected }.first { $0.link != nil }.map(Self.reason)
        ?? self
    case .error:
      if case .errored(let message)? = results.first?.verdict { return .error(message) }
      return self
    case .pattern, .mismatch, .faults: return self
    }
  }
}

extension String {
  /// The words without numbers and ids: `no object 0x1f at line 12` → `no object # at line #`.
  fileprivate var withoutNumbers: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { word in
      let isID = word.allSatisfy { $0.isHexDigit || "xX-".contains($0) }
      guard word.contains(where: \.isNumber) else { return String(word) }
      return isID ? "#" : word.filter { !$0.isNumber }
    }.joined(separator: " ")
  }
}

extension ScenarioResult {
  fileprivate var firstMismatch: Mismatch? { verdict.differences.first?.mismatch }
}

extension Finding: WireObject {
  package static var fieldKind: FieldKind { .object("finding") }
  package static var placeholder: Finding { Finding(cause: .error(""), results: []) }

  /// Only written: findings are made of the results.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means(
      """
      Results that did not pass and probably have one cause. Made of the results, and ignored by \
      readers that make their own.
      """)
    var (what, clauses, ids) = (what, clauses.count, results.map { $0.id })
    var (deviations, isExpected) = (deviations > 0 ? deviations : nil, isExpected)
    let count = FieldKind.integerIn(1...Int.max)
    try fields.field("what", &what, as: .visibleText, "What they have in common, for people.")
    try fields.field("clauses", &clauses, as: count, "How many clauses they are of.")
    try fields.field(
      "deviations", &deviations, as: count, "How many deviate from a SHOULD; absent where none.")
    try fields.field("expected", &isExpected, "Whether the results were expected.")
    try fields.field("ids", &ids, "The ids of the results, in the order of the pages.")
  }
}
