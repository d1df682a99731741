/// What is other in a report than in an older one.
package struct ReportComparison: Hashable, Sendable {
  /// One section for each engine of the newer report.
  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// What is other for one engine.
  package struct Section: Hashable, Sendable {
    /// The engine's name.
    package var engine: String
    /// What is other; nil where the older report does not know the engine.
    package var findings: [Finding]?

    package init(engine: String, findings: [Finding]?) {
      self.engine = engine
      self.findings = findings
    }
  }

  /// One scenario whose verdict is other than it was.
  package struct Finding: Hashable, Sendable {
    /// In which way it is other.
    package var kind: Kind
    /// The scenario's id.
    package var id: String
    /// How it ended, where it was run.
    package var before: Verdict?
    /// How it ends, where it is run.
    package var after: Verdict?

    package init(kind: Kind, id: String, before: Verdict?, after: Verdict?) {
      self.kind = kind
      self.id = id
      self.before = before
      self.after = after
    }
  }

  /// In which way a verdict is other than it was; in the order in which people want to know.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// It fails or errors, and did not.
    case newlyFailing
    /// It departs from a SHOULD, and did not.
    case newlyDeparting
    /// The engine no longer does it, and did.
    case newlySkipped
    /// It passes, and did not.
    case newlyPassing
    /// It ends as before, for another reason.
    case changedReason
    /// The older report does not have it.
    case added
    /// The pages no longer have it.
    case removed
  }
}
