import Conformance

/// The coverage of the sources' statements by the specification.
package struct Coverage: Sendable {
  /// The counts for one document, or another section of the ledger.
  package struct Section: Hashable, Sendable {
    /// The heading in the ledger.
    package var title: String
    /// Statements that a clause with scenarios covers.
    package var run = 0
    /// Statements that only clauses without scenarios cover.
    package var stated = 0
    /// Statements that no clause can cover, with the reason in the ledger.
    package var untestable = 0
    /// The ids of statements that no clause covers yet.
    package var open: [String] = []

    package init(title: String) { self.title = title }

    /// All statements of the section.
    package var total: Int { run + stated + untestable + open.count }
  }

  /// A clause with its scenarios.
  package struct Row: Sendable {
    /// The clause.
    package var clause: Clause
    /// Whether the clause cites a recorded run on UIKit.
    package var isRecorded: Bool
    /// The ids of the clause's scenarios, in the order of the page.
    package var scenarios: [String]
    /// What UIKit did in them, for each system on which it was asked any.
    package var standings: [UIKitSummary]

    package init(
      _ clause: Clause, isRecorded: Bool = false, scenarios: [String],
      standings: [UIKitSummary] = []
    ) {
      self.clause = clause
      self.isRecorded = isRecorded
      self.scenarios = scenarios
      self.standings = standings
    }

    /// Whether UIKit was asked every scenario as it is now, on one system.
    package var isAsked: Bool {
      standings.contains { $0.matching.count + $0.differing.count == $0.total }
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

  /// Whether every statement is covered, or is marked as untestable.
  package var isClosed: Bool { sections.allSatisfy { $0.open.isEmpty } }

  /// The share of all statements that scenarios cover, from 0 to 1; 0 without statements.
  package var runShare: Double {
    let total = sections.reduce(0) { $0 + $1.total }
    return total == 0 ? 0 : Double(sections.reduce(0) { $0 + $1.run }) / Double(total)
  }
}

extension Coverage {
  /// Returns the number of clauses with a confidence and a level.
  package func count(_ confidence: Confidence, _ level: Level) -> Int {
    clauses.count { $0.clause.confidence == confidence && $0.clause.level == level }
  }

  /// Returns the number of clauses with a level that cite a recorded run on UIKit.
  package func recordedCount(_ level: Level) -> Int {
    clauses.count { $0.isRecorded && $0.clause.level == level }
  }

  /// What UIKit did in all scenarios, for each system on which it was asked.
  package var standings: [UIKitSummary] {
    var systems: [String] = []
    var sums: [String: UIKitSummary] = [:]
    for standing in clauses.flatMap(\.standings) {
      if sums[standing.system] == nil { systems.append(standing.system) }
      sums[standing.system, default: UIKitSummary(system: standing.system)].add(standing)
    }
    return systems.compactMap { sums[$0] }
  }

  /// The clauses whose confidence a recorded run on UIKit would raise, the most useful first.
  ///
  /// Sorted by level, the more binding first, because engines fail on these; then by the number of
  /// scenarios, because one run covers all of them; then in the order of the pages.
  package var unsettled: [Row] {
    clauses.filter { !$0.clause.confidence.needsAddress && !$0.isAsked }.enumerated().sorted {
      ($0.element.clause.level, $0.element.scenarios.count, $1.offset)
        > ($1.element.clause.level, $1.element.scenarios.count, $0.offset)
    }.map { $0.element }
  }
}

/// Counts of translated sections in one language.
package struct TranslationTally: Hashable, Sendable {
  /// The sections of one page.
  package struct Row: Hashable, Sendable {
    /// The page's name.
    package var page: String
    /// The number of sections with an up-to-date translation.
    package var current = 0
    /// The number of sections with an outdated translation.
    package var older = 0
    /// The number of sections without a translation.
    package var missing = 0

    package init(page: String, current: Int = 0, older: Int = 0, missing: Int = 0) {
      self.page = page
      self.current = current
      self.older = older
      self.missing = missing
    }
  }

  /// The tag of the language.
  package var language: String
  /// The pages, in the order of the book.
  package var rows: [Row]

  package init(language: String, rows: [Row]) {
    self.language = language
    self.rows = rows
  }
}
