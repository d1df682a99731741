import Conformance
import Results

/// A selection of scenarios, as written after `--filter`.
///
/// Terms are separated by spaces and all must hold: `level:MUST page:hit-testing !HIT-4/hidden`.
/// Letters match in either case, and `*` stands for any characters in an id or in the name of a
/// page. The search of the site follows the same rules; `Tests/Fixtures/Filters/cases.json` holds
/// the cases on which both must agree.
package struct ScenarioFilter: Hashable, Sendable, CustomStringConvertible {
  /// The filter as it was written.
  package let text: String
  private(set) var terms: [Term] = []

  package var description: String { text }

  /// Reads a filter.
  package init(_ text: String) throws(ScenarioFilterError) {
    self.text = text
    for word in text.split(whereSeparator: \.isWhitespace) {
      terms.append(try Term(String(word)))
    }
    guard !terms.isEmpty else {
      throw ScenarioFilterError(
        "The filter is empty. Write an id such as 'HIT-4', or leave the filter out.")
    }
  }

  /// Returns the filter with the present ids of what was renamed, so that it selects the same.
  package func following(_ formerIDs: FormerIDs) -> ScenarioFilter {
    var filter = self
    filter.terms = terms.map { term in
      guard case .id(let id, _) = term.condition, let present = formerIDs.present(of: id) else {
        return term
      }
      return Term(isNegated: term.isNegated, condition: .id(present, Glob(present.lowercased())))
    }
    return filter
  }

  /// Returns whether every term holds for the scenario.
  package func selects(_ scenario: Scenario) -> Bool {
    terms.allSatisfy { $0.selects(scenario.id, of: scenario.clause, scenario.features) }
  }

  /// Returns whether the filter may select a scenario of which no more is known: the features of its
  /// phrases are not.
  package func maySelect(_ id: ScenarioID, of clause: Clause) -> Bool {
    terms.allSatisfy { $0.selects(id, of: clause, nil) }
  }
}

extension ScenarioFilter {
  /// One condition of a filter.
  struct Term: Hashable, Sendable {
    /// Whether the condition must not hold.
    let isNegated: Bool
    /// The condition without its `!`.
    let condition: Condition

    /// Returns whether the term holds for a scenario; without features, whether it may hold.
    func selects(_ id: ScenarioID, of clause: Clause, _ features: Set<Feature>?) -> Bool {
      condition.holds(for: id, of: clause, features) != isNegated
    }
  }

  /// What a term requires of a scenario. Letters of patterns match in either case.
  enum Condition: Hashable, Sendable {
    /// The id of the scenario or of its clause matches; the pattern as it was written.
    case id(String, Glob)
    /// One of the names of its page matches; the pattern as it was written.
    case page(String, Glob)
    /// The scenario needs this feature.
    case feature(Feature)
    /// The clause has this level.
    case level(Level)
  }
}

extension ScenarioFilter.Term {
  /// Reads one term, such as `!feature:touches`.
  fileprivate init(_ word: String) throws(ScenarioFilterError) {
    // By scalars: with an accent after it, `!` would be another character.
    isNegated = word.unicodeScalars.first == "!"
    let bare = isNegated ? String(word.unicodeScalars.dropFirst()) : word
    guard !bare.isEmpty else {
      throw ScenarioFilterError("'!' needs a term right after it, such as '!feature:touches'.")
    }
    condition = try .init(bare)
  }
}

extension ScenarioFilter.Condition {
  private static let keys = ["feature", "level", "page"]

  fileprivate init(_ word: String) throws(ScenarioFilterError) {
    // After a slash, a colon belongs to the name of a scenario.
    let scalars = word.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), !scalars[..<colon].contains("/") else {
      self = .id(word, Glob(word.lowercased()))
      return
    }
    let (name, value) = (String(scalars[..<colon]), String(scalars[colon...].dropFirst()))
    let key = name.lowercased()
    guard Self.keys.contains(key) else {
      let keys = Self.keys.map { "\($0):" }
      let nearest = Spelling.suggestion(for: name, among: Self.keys).map { "\($0):" }
      throw ScenarioFilterError("'\(name):' is not known.", nearest, of: keys)
    }
    guard !value.isEmpty else {
      let example = ["feature": "touches", "level": "MUST"][key] ?? "hit-testing"
      throw ScenarioFilterError(
        "'\(key):' needs a value right after it, such as '\(key):\(example)'.")
    }
    switch key {
    case "page":
      let name = value.lowercased()
      self = .page(value, Glob(name.hasSuffix(".md") ? String(name.dropLast(3)) : name))
    case "level":
      guard let level = Level(rawValue: value.uppercased()) else {
        throw ScenarioFilterError(
          "'\(value)' is not a level. Write MUST, SHOULD or MAY.", isUnknownName: true)
      }
      self = .level(level)
    default:
      self = .feature(Feature(rawValue: value.lowercased()))
    }
  }

  /// Returns whether a scenario meets the condition; nil if that depends on features, and these are
  /// not known.
  func holds(for id: ScenarioID, of clause: Clause, _ features: Set<Feature>?) -> Bool? {
    switch self {
    case .id(_, let pattern):
      pattern.matches(id.clause.lowercased()) || pattern.matches(id.description.lowercased())
    case .page(_, let pattern):
      clause.pageNames.contains { pattern.matches($0.lowercased()) }
    case .feature(let feature): features?.contains(feature)
    case .level(let level): clause.level == level
    }
  }
}

extension Clause {
  /// The names of the page, longest first: `Spec/touch/phases.md` is `Spec/touch/phases`, `touch/phases`
  /// and `phases`.
  fileprivate var pageNames: [Substring] {
    let stem = page.hasSuffix(".md") ? page.dropLast(3) : page[...]
    let tails = stem.indices.lazy.filter { stem[$0] == "/" }.map { stem[stem.index(after: $0)...] }
    return [stem] + tails
  }
}

extension ScenarioFilter {
  /// Throws if a term names a feature that the vocabulary of the pages does not have.
  package func check(among features: [Feature]) throws(ScenarioFilterError) {
    for term in terms {
      guard case .feature(let feature) = term.condition, !features.contains(feature) else {
        continue
      }
      let names = features.map(\.rawValue)
      throw ScenarioFilterError(
        "'\(feature.rawValue)' is not a feature.",
        Self.suggestion(for: feature.rawValue, among: names), of: names)
    }
  }
}

/// An error in the text of a filter.
package struct ScenarioFilterError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether a name is unknown, so that the filter selects nothing, rather than its form wrong.
  package let isUnknownName: Bool

  fileprivate init(_ description: String, isUnknownName: Bool = false) {
    (self.description, self.isUnknownName) = (description, isUnknownName)
  }

  fileprivate init(_ mistake: String, _ nearest: String?, of all: [String]) {
    let remedy =
      nearest.map { "Did you mean '\($0)'?" } ?? "Write one of \(all.joined(separator: ", "))."
    self.init("\(mistake) \(remedy)", isUnknownName: true)
  }
}

extension ScenarioFilter {
  /// Returns the message for a filter that selects nothing, with a term that would select something
  /// where one is similar to the first that selects no scenario.
  func unmatchedWords(among all: [Scenario], profile: String?) -> String {
    let culprit = terms.first { term in
      !term.isNegated && !all.contains { term.selects($0.id, of: $0.clause, $0.features) }
    }
    let suggestion = culprit.flatMap { Self.suggestion(for: $0.condition, scenarios: all) }
    let hint =
      text.contains { "?[".contains($0) }
      ? "'*' is the only wildcard"
      : suggestion.map { "did you mean '\($0)'?" } ?? "'--list' prints every id"
    let scenarios =
      Noun.counted(all.count, "scenario") + (profile.map { " of the profile '\($0)'" } ?? "")
    return "the filter '\(text)' selects none of the \(scenarios); \(hint)"
  }

  /// Returns the name spelled most like the word, or else the first that begins with it.
  private static func suggestion(for word: String, among names: [String]) -> String? {
    Spelling.suggestion(for: word, among: names)
      ?? names.first { $0.hasPrefix(word.lowercased()) }
  }

  private static func suggestion(for condition: Condition, scenarios: [Scenario]) -> String? {
    let pages = Set(scenarios.map { $0.clause.pageNames.last ?? "" }).map(String.init).sorted()
    let features = scenarios.reduce(into: Set<Feature>()) { $0.formUnion($1.features) }.inOrder
      .map(\.rawValue)
    switch condition {
    case .page(let name, _): return suggestion(for: name, among: pages).map { "page:\($0)" }
    case .id(let id, _):
      if id.contains("/") {
        let clause = id.prefix { $0 != "/" }.lowercased()
        return Spelling.suggestion(for: id, among: scenarios.lazy.map(\.id.description))
          ?? scenarios.first { $0.id.clause.lowercased() == clause }?.id.clause
      }
      if pages.contains(id) { return "page:\(id)" }
      if features.contains(id) { return "feature:\(id)" }
      return Spelling.suggestion(for: id, among: scenarios.lazy.map(\.id.clause))
    case .feature, .level: return nil
    }
  }
}
