import Conformance
import Results

/// A clause with its scenarios, or with one of them.
package struct Topic: Sendable {
  /// The clause.
  package let clause: Clause
  /// All its scenarios, or the named one; empty if the clause is not tested.
  package let scenarios: [Scenario]

  /// Looks up an id such as `HIT-4` or `HIT-4/hidden`.
  package init(
    _ id: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(UnknownTopicError) {
    if let clause = clauses.first(where: { $0.id == id }) {
      self.clause = clause
      self.scenarios = scenarios.filter { $0.clause.id == id }
    } else if let scenario = scenarios.first(where: { $0.id.description == id }) {
      clause = scenario.clause
      self.scenarios = [scenario]
    } else {
      throw UnknownTopicError(id, clauses: clauses, scenarios: scenarios)
    }
  }
}

extension Topic {
  private init(_ clause: Clause, scenarios: [Scenario]) {
    self.clause = clause
    self.scenarios = scenarios
  }

  /// Returns the topic with only those scenarios that a profile has, if one is given.
  ///
  /// - Throws: if it has none of them.
  package func part(in profile: ScenarioProfile?) throws(TopicOutsideProfileError) -> Topic {
    guard let profile, !scenarios.isEmpty else { return self }
    let part = Topic(clause, scenarios: profile.selection(of: scenarios))
    guard !part.scenarios.isEmpty else {
      throw TopicOutsideProfileError(
        id: scenarios.count == 1 ? scenarios[0].id.description : clause.id, profile: profile.name)
    }
    return part
  }
}

/// Thrown for a clause or scenario of which a profile has nothing.
package struct TopicOutsideProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id.
  package var id: String
  /// The profile's name.
  package var profile: String

  package var description: String {
    "the profile '\(profile)' has no scenario of '\(id)'; explain it without '--profile'"
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
  ) throws(UnknownTopicError) {
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

/// Thrown for an id or name that the pages do not contain, with a suggestion.
package struct UnknownTopicError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id as it was written.
  package var id: String
  /// A similar id or name, if there is one.
  package var suggestion: String?

  init(_ id: String, clauses: [Clause], scenarios: [Scenario]) {
    self.id = id
    let clause = String(id.prefix { $0 != "/" })
    let siblings = scenarios.lazy.filter { $0.clause.id == clause }.map(\.id.description)
    // The clause's id is more likely to be right than the scenario's name.
    suggestion =
      Spelling.suggestion(for: id, among: siblings)
      ?? Spelling.suggestion(
        for: id, among: clauses.map(\.id) + scenarios.map(\.id.description))
      ?? Self.name(near: id, in: clauses) ?? siblings.first
  }

  /// Returns the most similar name, without type and arguments.
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
