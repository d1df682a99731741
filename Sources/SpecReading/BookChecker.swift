import Conformance

/// Checks what no page can know alone: ids that must be unique, and the ledger.
struct BookChecker {
  let pages: [Page]
  let statements: [Ledger.Statement]
  private var diagnostics: [Diagnostic] = []

  init(pages: [Page], statements: [Ledger.Statement]) {
    self.pages = pages
    self.statements = statements
  }

  /// Every mistake between the pages.
  mutating func check() -> [Diagnostic] {
    let clauses = checkClauses()
    checkScenarios()
    let ledger = checkStatements()
    checkHomes(clauses)
    checkCitations(ledger)
    return diagnostics
  }

  private mutating func report(_ problem: some SpecProblem, at location: SourceLocation) {
    diagnostics.append(Diagnostic(location, problem))
  }

  private mutating func checkClauses() -> [String: Clause] {
    var clauses: [String: Clause] = [:]
    for clause in pages.flatMap(\.clauses) {
      if let first = clauses[clause.id] {
        report(
          ClauseProblem.duplicateClause(id: clause.id, first: first.location), at: clause.location)
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
        report(
          ScenarioProblem.duplicateScenario(
            id: id.description, first: pages[first.page].scenarios[first.scenario].location),
          at: scenarios[index].location)
      }
    }
  }

  private mutating func checkStatements() -> [String: Ledger.Statement] {
    var ledger: [String: Ledger.Statement] = [:]
    var next: [Character: Int] = [:]
    for statement in statements {
      if let first = ledger[statement.id] {
        report(
          LedgerProblem.duplicateStatement(id: statement.id, first: first.location),
          at: statement.location)
        continue
      }
      ledger[statement.id] = statement
      guard let (series, number) = StatementID.parts(of: statement.id) else { continue }
      let expected = next[series, default: 1]
      // Observations and runs may be a choice; statements and contradictions must all be there.
      if series == "S" || series == "C", number > expected {
        report(
          LedgerProblem.gap(before: statement.id, missing: "\(series)\(expected)"),
          at: statement.location)
      }
      next[series] = max(min(number, .max - 1) + 1, expected)
    }
    return ledger
  }

  private mutating func checkHomes(_ clauses: [String: Clause]) {
    let names = clauses.keys.sorted().prefix(Spelling.shortList)
    for statement in statements {
      guard case .clauses(let homes) = statement.home else { continue }
      for home in homes {
        guard let clause = clauses[home] else {
          let suggestion = Spelling.suggestion(for: home, among: names)
          report(LedgerProblem.unknownHome(home, suggestion: suggestion), at: statement.location)
          continue
        }
        if !clause.statements.contains(statement.id) {
          report(LedgerProblem.notCited(id: statement.id, clause: home), at: statement.location)
        }
      }
    }
  }

  private mutating func checkCitations(_ ledger: [String: Ledger.Statement]) {
    for clause in pages.flatMap(\.clauses) {
      for id in clause.statements {
        guard let statement = ledger[id] else {
          report(LedgerProblem.unknownStatement(id), at: clause.location)
          continue
        }
        if case .clauses(let homes) = statement.home, homes.contains(clause.id) { continue }
        report(LedgerProblem.notHome(id: id, clause: clause.id), at: clause.location)
      }
      checkSupport(of: clause, ledger)
    }
  }

  /// Reports a clause whose sources do not show what its confidence says; a book without a ledger
  /// has nothing to show it with.
  private mutating func checkSupport(of clause: Clause, _ ledger: [String: Ledger.Statement]) {
    let cited = clause.statements.map { ledger[$0] }
    guard !ledger.isEmpty, !cited.contains(where: { $0 == nil }) else { return }
    guard !cited.contains(where: { $0?.evidence?.supports(clause.confidence) == true }),
      clause.confidence.needsAddress
    else { return }
    report(
      EvidenceProblem.unsupported(clause: clause.id, clause.confidence), at: clause.location)
  }
}
