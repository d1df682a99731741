/// A scenario's permanent name, `CLAUSE/slug`, as its author wrote it.
package struct ScenarioID: Hashable, Sendable, CustomStringConvertible {
  /// The id of the clause it belongs to, such as `HIT-4`.
  package var clause: String
  /// The scenario's own name within the clause, such as `hidden`.
  package var slug: String

  package init(clause: String, slug: String) {
    self.clause = clause
    self.slug = slug
  }

  package var description: String { "\(clause)/\(slug)" }
}
