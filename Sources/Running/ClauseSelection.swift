import Conformance
import Results

/// A clause with its scenarios, or with one of them.
package struct ClauseSelection: Sendable {
  /// The clause.
  package let clause: Clause
  /// All its scenarios, or the named one; empty if the clause is not tested.
  package let scenarios: [Scenario]
}

extension ClauseSelection {
  /// Looks up an id such as `HIT-4` or `HIT-4/hidden`.
  package init(
    _ id: String, clauses: [Clause], scenarios: [Scenario]
  ) throws(ClauseSelectionError) {
    if let clause = clauses.first(where: { $0.id == id }) {
      self.init(clause: clause, scenarios: scenarios.filter { $0.clause.id == id })
    } else if let scenario = scenarios.first(where: { $0.id.description == id }) {
      self.init(clause: scenario.clause, scenarios: [scenario])
    } else {
      throw ClauseSelectionError(unknown: id, clauses: clauses, scenarios: scenarios)
    }
  }
}

extension [Clause] {
  /// Returns the clauses whose title or prose contains an API's name, such as `isHidden`: the one that is
  /// most about it first. Where none contains the name, it is read as one of Objective-C.
  package func named(_ words: String) -> [Clause] {
    guard let asked = SymbolName(words) else { return [] }
    let found = ([asked] + asked.inSwift(flatMap(\.names))).lazy.map { name in
      (name, filter { $0.names.contains { $0.matches(name) } })
    }.first { !$1.isEmpty }
    return found.map { $1.definingFirst($0) } ?? []
  }

  /// Returns the clauses of a name with the one that defines it in front: of those whose title has a word
  /// of the name, or else of all, the one that names the fewest APIs before it, and is most binding.
  fileprivate func definingFirst(_ name: SymbolName) -> [Clause] {
    func rank(_ clause: Clause) -> (Int, Int, Int) {
      let title = clause.title.lowercased()
      let isInTitle = name.words.contains { title.contains($0) }
      let place = clause.names.firstIndex { $0.matches(name) } ?? clause.names.count
      let level = clause.level == .must ? 0 : clause.level == .should ? 1 : 2
      return (isInTitle ? 0 : 1, level, place)
    }
    guard let first = indices.min(by: { rank(self[$0]) < rank(self[$1]) }) else { return self }
    var others = self
    return [others.remove(at: first)] + others
  }
}

extension SymbolName {
  /// Returns what a name of Objective-C may be in Swift: `isHidden` for `hidden` and `setHidden`, and of
  /// the names that clauses have the longest that it begins with, such as `location` for `locationInView`.
  fileprivate func inSwift(_ known: [SymbolName]) -> [SymbolName] {
    guard type.isEmpty, base.first?.isLowercase == true else { return [] }
    let property = base.dropFirst(base.hasPrefix("set") ? 3 : 0).lowercased()
    let isProperty = known.first { [property, "is" + property].contains($0.base.lowercased()) }
    let start = known.filter { name in
      base.hasPrefix(name.base)
        && ["In", "With", "For", "To", "At", "Of", "From"].contains {
          base.dropFirst(name.base.count).hasPrefix($0)
        }
    }.max { $0.base.count < $1.base.count }
    return [isProperty, start].compactMap { $0.flatMap { SymbolName($0.base) } }
  }

  /// The words of the base name that a title may have, in lower case: `hidden` of `isHidden`.
  fileprivate var words: [String] {
    var words: [String] = []
    for character in base {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    let minor = ["is", "has", "can", "should", "set", "with", "for", "in", "to", "of"]
    return words.filter { !minor.contains($0) && $0.count > 1 }
  }
}

/// Why there is nothing to explain.
package struct ClauseSelectionError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension ClauseSelectionError {
  /// Suggests an id or name that is similar to the one that the pages do not contain.
  fileprivate init(unknown id: String, clauses: [Clause], scenarios: [Scenario]) {
    let clause = String(id.prefix { $0 != "/" })
    let siblings = scenarios.lazy.filter { $0.clause.id == clause }.map(\.id.description)
    let name = SymbolName(id).flatMap { name in
      Spelling.suggestion(for: name.base, among: Set(clauses.flatMap(\.names).map(\.base)).sorted())
    }
    // The clause's id is more likely to be right than the scenario's name.
    let suggestion =
      Spelling.suggestion(for: id, among: siblings)
      ?? Spelling.suggestion(for: id, among: clauses.map(\.id) + scenarios.map(\.id.description))
      ?? name ?? siblings.first
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'conform --list' prints every id"
    description = "no clause, scenario or API name matches '\(id)'; \(hint)"
  }
}
