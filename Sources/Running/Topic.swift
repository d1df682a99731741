import Conformance
import Results

/// A clause with its scenarios, or with one of them.
package struct Topic: Sendable {
  /// The clause.
  package let clause: Clause
  /// All its scenarios, or the named one; empty if the clause is not tested.
  package let scenarios: [Scenario]

  /// Returns the topic with only those scenarios that a profile has, if one is given.
  ///
  /// - Throws: if it has none of them.
  package func part(in profile: ScenarioProfile?) throws(TopicError) -> Topic {
    guard let profile, !scenarios.isEmpty else { return self }
    let part = profile.selection(of: scenarios)
    guard !part.isEmpty else {
      let id = scenarios.count == 1 ? scenarios[0].id.description : clause.id
      throw TopicError(
        description: "the profile '\(profile.name)' has no scenario of '\(id)'; "
          + "explain it without '--profile'")
    }
    return Topic(clause: clause, scenarios: part)
  }
}

extension Topic {
  /// Looks up an id such as `HIT-4` or `HIT-4/hidden`.
  package init(
    _ id: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(TopicError) {
    if let clause = clauses.first(where: { $0.id == id }) {
      self.init(clause: clause, scenarios: scenarios.filter { $0.clause.id == id })
    } else if let scenario = scenarios.first(where: { $0.id.description == id }) {
      self.init(clause: scenario.clause, scenarios: [scenario])
    } else {
      throw TopicError(unknown: id, clauses: clauses, scenarios: scenarios)
    }
  }
}

/// The subject of `conform explain`: an id, or the name of an API.
package enum Subject: Sendable {
  /// A clause with its scenarios, or with one of them.
  case topic(Topic)
  /// An API's name, with the clauses whose title or prose contains it, in the order of the pages.
  case name(SymbolName, [Clause])

  /// Looks up an id such as `HIT-4` or a name such as `isHidden`; a name that only one clause contains
  /// is that clause.
  package init(
    _ words: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(TopicError) {
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

/// Why there is nothing to explain.
package struct TopicError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension TopicError {
  /// Suggests an id or name that is similar to the one that the pages do not contain.
  fileprivate init(unknown id: String, clauses: [Clause], scenarios: [Scenario]) {
    let clause = String(id.prefix { $0 != "/" })
    let siblings = scenarios.lazy.filter { $0.clause.id == clause }.map(\.id.description)
    let name = SymbolName(id).flatMap { name in
      Spelling.suggestion(
        for: name.base, among: Set(clauses.flatMap(\.names).map(\.base)).sorted())
    }
    // The clause's id is more likely to be right than the scenario's name.
    let suggestion =
      Spelling.suggestion(for: id, among: siblings)
      ?? Spelling.suggestion(for: id, among: clauses.map(\.id) + scenarios.map(\.id.description))
      ?? name ?? siblings.first
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'conform --list' prints every id"
    description = "no clause, scenario or name of Apple's is '\(id)'; \(hint)"
  }
}
