import Conformance

extension SpecBook {
  /// How much of what the sources say the pages carry.
  package var coverage: Coverage {
    let counts = pages.flatMap(\.scenarios).reduce(into: [:]) { counts, scenario in
      counts[scenario.clause.id, default: 0] += 1
    }
    var sections: [Coverage.Section] = []
    for statement in ledger.statements {
      if sections.last?.title != statement.section {
        sections.append(Coverage.Section(title: statement.section))
      }
      sections[sections.count - 1].add(statement) { counts[$0, default: 0] > 0 }
    }
    let rows = clauses.map { clause in
      Coverage.Row(
        clause: clause.id, statements: clause.statements, scenarios: counts[clause.id, default: 0])
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
