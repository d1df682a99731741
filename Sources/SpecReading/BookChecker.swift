import Conformance
import Results

/// Checks what no page can check alone: that ids are unique and that clauses and the traceability
/// matrix agree.
struct BookChecker {
  let pages: [Page]
  let statements: [TraceabilityMatrix.Statement]
  private(set) var diagnostics: [Diagnostic] = []
  /// The number after the highest one of each series of statements.
  private(set) var next: [Character: Int] = [:]

  /// Returns every mistake between the pages.
  mutating func check() -> [Diagnostic] {
    let clauses = checkClauses()
    checkScenarios()
    let matrix = checkStatements()
    checkCoveringClauses(clauses, matrix)
    checkCitations(matrix)
    return diagnostics
  }

  private mutating func checkClauses() -> [String: Clause] {
    var clauses: [String: Clause] = [:]
    for clause in pages.flatMap(\.clauses) {
      if let first = clauses[clause.id] {
        diagnostics.add(
          clause.location,
          "clause \(clause.id) is already defined at \(first.location.fileAndLine)",
          hint: "give one of them a new id")
      } else {
        clauses[clause.id] = clause
      }
    }
    return clauses
  }

  private mutating func checkScenarios() {
    var places: [ScenarioID: (page: Int, scenario: Int)] = [:]
    places.reserveCapacity(pages.reduce(0) { $0 + $1.scenarios.count })
    for (page, scenarios) in pages.lazy.map(\.scenarios).enumerated() {
      for index in scenarios.indices where !scenarios[index].id.slug.isEmpty {
        let id = scenarios[index].id
        guard let first = places.updateValue((page, index), forKey: id) else { continue }
        let place = pages[first.page].scenarios[first.scenario].location
        diagnostics.add(
          scenarios[index].location, "scenario \(id) is already defined at \(place.fileAndLine)",
          hint: "give one a new name")
      }
    }
  }

  private mutating func checkStatements() -> [String: TraceabilityMatrix.Statement] {
    var matrix: [String: TraceabilityMatrix.Statement] = [:]
    var repeated: [TraceabilityMatrix.Statement] = []
    for statement in statements {
      guard matrix[statement.id] == nil else {
        repeated.append(statement)
        continue
      }
      matrix[statement.id] = statement
      guard let (series, number) = StatementID.parts(of: statement.id) else { continue }
      let expected = next[series, default: 1]
      // S and C number all statements and contradictions of the sources; other series may have gaps.
      if series == "S" || series == "C", number > expected {
        diagnostics.add(
          statement.location, "\(series)\(expected) is missing before \(statement.id)",
          hint: "add its row; write `open` where it has no home")
      }
      next[series] = max(min(number, .max - 1) + 1, expected)
    }
    for statement in repeated {
      guard let first = matrix[statement.id]?.location, let series = statement.id.first else {
        continue
      }
      diagnostics.add(
        statement.location, "statement \(statement.id) is already defined at \(first.fileAndLine)",
        hint: "give it one row; the next free id is \(series)\(next[series, default: 1])")
    }
    return matrix
  }

  /// A clause and a statement, of which one names the other. Sets of these make the checks linear.
  private struct Citation: Hashable {
    let clause: String
    let statement: String
  }

  /// Reports covering clauses that do not exist or do not cite their statement.
  private mutating func checkCoveringClauses(
    _ clauses: [String: Clause], _ matrix: [String: TraceabilityMatrix.Statement]
  ) {
    let citations = Set(
      clauses.values.flatMap { clause in
        clause.statements.map { Citation(clause: clause.id, statement: $0) }
      })
    let names = clauses.keys.sorted()
    for statement in statements where matrix[statement.id]?.location == statement.location {
      for id in statement.coveringClauses {
        guard let clause = clauses[id] else {
          diagnostics.add(
            statement.location, "there is no clause `\(id)`",
            hint: hint(adding: id) ?? Spelling.hint(for: id, among: names)
              ?? "name a clause by its id")
          continue
        }
        if !citations.contains(Citation(clause: id, statement: statement.id)) {
          diagnostics.add(
            statement.location, "clause \(id) is the home of \(statement.id) but does not cite it",
            hint: "add \(statement.id) to its sources, in \(clause.location.fileAndLine)")
        }
      }
    }
  }

  /// Returns the hint that a clause is not written yet, or nil if no other begins as its id does.
  private func hint(adding id: String) -> Hint? {
    guard ClauseHeading.isID(id[...]) else { return nil }
    let prefix = id.prefix { $0 != "-" } + "-"
    let page = pages.first { $0.clauses.contains { $0.id.hasPrefix(prefix) } }
    return (page?.clauses.last?.location.fileAndLine).map {
      "write it, such as after the one at \($0): `## \(id) …`; or name another, or `open`"
    }
  }

  /// Reports cited statements that do not exist or do not name their clause.
  private mutating func checkCitations(_ matrix: [String: TraceabilityMatrix.Statement]) {
    let citations = Set(
      statements.flatMap { statement in
        statement.coveringClauses.map { Citation(clause: $0, statement: statement.id) }
      })
    for clause in pages.flatMap(\.clauses) {
      for id in clause.statements {
        guard let statement = matrix[id] else {
          diagnostics.add(
            clause.location, "no ledger has a statement \(id)",
            hint: "cite another, or \(newRow(clause))")
          continue
        }
        if citations.contains(Citation(clause: clause.id, statement: id)) { continue }
        diagnostics.add(
          clause.location, "clause \(clause.id) cites \(id), whose home is elsewhere",
          hint: hint(adding: clause.id, toHomesOf: statement))
      }
      checkSupport(of: clause, matrix)
    }
  }

  /// Returns the hint that a statement has another home, which is a remedy unless it is untestable.
  private func hint(
    adding clause: String, toHomesOf statement: TraceabilityMatrix.Statement
  ) -> Hint {
    let words =
      "name \(clause) as a home of \(statement.id), in \(statement.location.fileAndLine)"
    let homes = statement.coveringClauses.joined(separator: ", ")
    switch statement.status {
    case .covered:
      return Hint(words, replacing: homes, by: "\(homes), \(clause)", at: statement.location)
    case .open: return Hint(words, replacing: "open", by: clause, at: statement.location)
    case .untestable: return Hint(words)
    }
  }

  /// Reports a clause whose cited evidence is weaker than its confidence; skipped if the book has
  /// no traceability matrix.
  private mutating func checkSupport(
    of clause: Clause, _ matrix: [String: TraceabilityMatrix.Statement]
  ) {
    let cited = clause.statements.map { matrix[$0] }
    guard !matrix.isEmpty, !cited.contains(where: { $0 == nil }) else { return }
    guard !cited.contains(where: { $0?.evidence?.supports(clause.confidence) == true }),
      clause.confidence.needsAddress
    else { return }
    let bare = cited.lazy.compactMap(\.self).first { $0.evidence == nil }
    diagnostics.add(
      clause.location,
      "clause \(clause.id) says `\(clause.confidence.rawValue)` and cites no statement whose "
        + "evidence is "
        + "\(clause.confidence == .documented ? "documented" : "documented or observed") "
        + "with an address",
      hint: bare.map {
        "write the evidence of \($0.id), in \($0.location.fileAndLine), or say `reported`"
      } ?? "cite one, \(newRow(clause)), or say `reported`")
  }

  /// Returns where a clause gets a new row, and its id.
  private func newRow(_ clause: Clause) -> String {
    let last = statements.last { $0.id.hasPrefix("U") } ?? statements.last
    let place = last.map { "below \($0.location.fileAndLine)" } ?? "to the ledger"
    return
      "add a row \(place) with the home \(clause.id) (the next free id is U\(next["U", default: 1]))"
  }
}
