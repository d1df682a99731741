import Conformance

/// What the source documents say, and where each statement went.
package struct Ledger: Sendable {
  /// One statement, contradiction or further observation of the sources.
  package struct Statement: Sendable {
    /// The id, such as `S32`.
    package var id: String
    /// The heading of the ledger under which it stands.
    package var section: String
    /// Where its row stands.
    package var location: SourceLocation
    /// Where it went.
    package var home: Home
    /// What shows that it is true, where the ledger says so.
    package var evidence: Evidence?

    package init(
      id: String, section: String, location: SourceLocation, home: Home, evidence: Evidence? = nil
    ) {
      self.id = id
      self.section = section
      self.location = location
      self.home = home
      self.evidence = evidence
    }
  }

  /// Where a statement went.
  package enum Home: Hashable, Sendable {
    /// These clauses carry it.
    case clauses([String])
    /// No clause carries it yet.
    case open
    /// No clause can carry it, for this reason.
    case untestable(reason: String)
  }

  /// The statements, in the order of the ledger.
  package var statements: [Statement]

  package init(statements: [Statement] = []) { self.statements = statements }
}
