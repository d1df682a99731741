import Conformance

extension SpecBook {
  /// How much of what the sources say the pages carry.
  package var coverage: Coverage {
    let scenarios = Dictionary(grouping: scenarios, by: \.clause.id)
    var sections: [Coverage.Section] = []
    for statement in ledger.statements {
      if sections.last?.title != statement.section {
        sections.append(Coverage.Section(title: statement.section))
      }
      sections[sections.count - 1].add(statement) { scenarios[$0] != nil }
    }
    let rows = clauses.map { clause in
      Coverage.Row(
        clause: clause.id, title: clause.title, level: clause.level, confidence: clause.confidence,
        statements: clause.statements, scenarios: (scenarios[clause.id] ?? []).map(\.id.description)
      )
    }
    return Coverage(sections: sections, clauses: rows)
  }
}

extension Coverage.Section {
  fileprivate mutating func add(_ statement: Ledger.Statement, isRun: (String) -> Bool) {
    switch statement.home {
    case .clauses(let homes) where homes.contains(where: isRun): run += 1
    case .clauses: stated += 1
    case .untestable: untestable += 1
    case .open: open.append(statement.id)
    }
  }
}
