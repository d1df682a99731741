import Conformance

/// What somebody wants explained: an id, or what Apple calls something.
package enum Subject: Sendable {
  /// One clause with its scenarios, or with one of them.
  case topic(Topic)
  /// The clauses whose title or prose has the name, in the order of the pages.
  case name(SymbolName, [Clause])

  /// Finds what an id such as `HIT-4`, or a name such as `isHidden`, stands for; a name that one
  /// clause has stands for that clause.
  package init(
    _ words: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(UnknownTopic) {
    let name = SymbolName(words)
    let named = clauses.filter { clause in
      name.map { name in clause.names.contains { $0.matches(name) } } ?? false
    }
    if let name, named.count > 1 {
      self = .name(name, named)
    } else {
      self = .topic(
        try Topic(named.first?.id ?? words, clauses: clauses, scenarios: scenarios))
    }
  }
}
