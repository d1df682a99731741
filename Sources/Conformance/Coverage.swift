/// How much of what the sources say the specification carries.
package struct Coverage: Hashable, Sendable {
  /// The counts for one document, or for one other part of the ledger.
  package struct Section: Hashable, Sendable {
    /// The heading in the ledger.
    package var title: String
    /// Statements that a clause with scenarios carries.
    package var run = 0
    /// Statements that only clauses without scenarios carry.
    package var stated = 0
    /// Statements that no clause can carry, with the reason in the ledger.
    package var untestable = 0
    /// The ids of statements that have no home yet.
    package var open: [String] = []

    package init(title: String) { self.title = title }

    /// All statements of the section.
    package var total: Int { run + stated + untestable + open.count }
  }

  /// One clause with what it carries.
  package struct Row: Hashable, Sendable {
    /// The clause's id.
    package var clause: String
    /// The statements that it cites.
    package var statements: [String]
    /// How many scenarios it has.
    package var scenarios: Int

    package init(clause: String, statements: [String], scenarios: Int) {
      self.clause = clause
      self.statements = statements
      self.scenarios = scenarios
    }
  }

  /// The sections, in the order of the ledger.
  package var sections: [Section]
  /// The clauses, in the order of the pages.
  package var clauses: [Row]

  package init(sections: [Section], clauses: [Row]) {
    self.sections = sections
    self.clauses = clauses
  }

  /// Whether every statement has a home.
  package var isClosed: Bool { sections.allSatisfy(\.open.isEmpty) }

  /// The share of all statements that runnable scenarios carry, from 0 to 1; 0 where there is none.
  package var runShare: Double {
    let total = sections.reduce(0) { $0 + $1.total }
    return total == 0 ? 0 : Double(sections.reduce(0) { $0 + $1.run }) / Double(total)
  }
}
