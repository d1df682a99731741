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
    /// Its title.
    package var title: String
    /// How binding it is.
    package var level: Level
    /// How well its sources support it.
    package var confidence: Confidence
    /// The statements that it cites.
    package var statements: [String]
    /// The ids of its scenarios, in the order of the page.
    package var scenarios: [String]

    package init(
      clause: String, title: String, level: Level, confidence: Confidence, statements: [String],
      scenarios: [String]
    ) {
      self.clause = clause
      self.title = title
      self.level = level
      self.confidence = confidence
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

extension Coverage {
  /// How many clauses have that confidence and that level.
  package func count(_ confidence: Confidence, _ level: Level) -> Int {
    clauses.count { $0.confidence == confidence && $0.level == level }
  }

  /// The clauses that say MUST and rest on less than an observation.
  package var unfounded: [Row] {
    clauses.filter { $0.level == .must && $0.confidence.highestLevel < .must }
  }

  /// The clauses that a recorded run on UIKit would settle, in the order in which to run them.
  ///
  /// Sorted by level, the more binding first, because engines depart from these; then by the number
  /// of scenarios, because one run settles all of them; then in the order of the pages.
  package var unsettled: [Row] {
    clauses.filter { !$0.confidence.needsAddress }.enumerated().sorted { left, right in
      if left.element.level != right.element.level {
        return left.element.level > right.element.level
      }
      let counts = (left.element.scenarios.count, right.element.scenarios.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
    }.map(\.element)
  }
}
