import Conformance

/// The changes of a report since an older one.
package struct ReportComparison: Hashable, Sendable {
  /// One section for each engine of the newer report.
  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// The changes of one engine.
  package struct Section: Hashable, Sendable {
    /// The engine's name.
    package var engine: String
    /// The changes; nil if the older report does not contain the engine.
    package var changes: [Change]?

    package init(engine: String, changes: [Change]?) {
      self.engine = engine
      self.changes = changes
    }
  }

  /// A scenario whose verdict has changed.
  package struct Change: Hashable, Sendable {
    /// The kind of change.
    package var kind: Kind
    /// The scenario's id.
    package var id: String
    /// The verdict in the older report, if any.
    package var before: Verdict?
    /// The verdict in the newer report, if any.
    package var after: Verdict?

    package init(kind: Kind, id: String, before: Verdict?, after: Verdict?) {
      self.kind = kind
      self.id = id
      self.before = before
      self.after = after
    }

    /// The kinds of changes, the most important first.
    package enum Kind: Hashable, Sendable, CaseIterable {
      /// The scenario fails or errors, and did not before.
      case newlyFailing
      /// The scenario departs from a SHOULD, and passed or was skipped before.
      case newlyDeparting
      /// The scenario is skipped, and was not before.
      case newlySkipped
      /// The scenario passes, and did not before.
      case newlyPassing
      /// It did not pass before either, but its verdict or the reason is another.
      case changedReason
      /// The older report does not contain the scenario.
      case added
      /// The pages no longer contain the scenario.
      case removed
    }
  }
}
