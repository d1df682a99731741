import Conformance

/// An id that stands for nothing in the pages, and what was probably meant.
package struct UnknownTopic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id as it was written.
  package var id: String
  /// An id that is near, where there is one.
  package var suggestion: String?

  init(_ id: String, clauses: [Clause], scenarios: [Scenario]) {
    self.id = id
    let clause = String(id.prefix { $0 != "/" })
    let siblings = scenarios.lazy.filter { $0.clause.id == clause }.map(\.id.description)
    // The id of a clause is right more often than the name of its scenario.
    suggestion =
      Spelling.suggestion(for: id, among: siblings)
      ?? Spelling.suggestion(
        for: id, among: clauses.map(\.id) + scenarios.map(\.id.description))
      ?? Self.name(near: id, in: clauses) ?? siblings.first
  }

  /// The name most like the one that was written, its type and arguments aside.
  private static func name(near id: String, in clauses: [Clause]) -> String? {
    guard let name = SymbolName(id) else { return nil }
    return Spelling.suggestion(
      for: name.base, among: Set(clauses.flatMap(\.names).map(\.base)).sorted())
  }

  package var description: String {
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'conform --list' prints every id"
    return "no clause, scenario or name of Apple's is '\(id)'; \(hint)"
  }
}
