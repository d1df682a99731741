import Conformance

/// A filter that selects nothing, and what was probably meant.
package struct UnmatchedFilter: Hashable, Sendable {
  /// The filter as it was written.
  package var text: String
  /// A term that would select something, where one is near.
  package var suggestion: String?

  /// Looks for the term that is at fault and for what is near to it.
  init(_ filter: ScenarioFilter, scenarios: [Scenario]) {
    text = filter.text
    let culprit = filter.terms.first { term in
      !term.isNegated && !scenarios.contains { term.selects($0) }
    }
    suggestion = culprit.flatMap { Self.suggestion(for: $0.condition, scenarios: scenarios) }
  }

  /// What to tell the user.
  func words(available: Int) -> String {
    let hint = suggestion.map { "did you mean '\($0)'?" } ?? "'--list' prints every id"
    return "the filter '\(text)' selects none of the \(available) scenarios; \(hint)"
  }

  private static func suggestion(
    for condition: ScenarioFilter.Term.Condition, scenarios: [Scenario]
  ) -> String? {
    let pages = Set(scenarios.lazy.map(\.clause.page)).map { PageNames($0).shortest }.sorted()
    switch condition {
    case .page(let glob):
      return Spelling.suggestion(for: glob.pattern, among: pages).map { "page:\($0)" }
    case .id(let glob) where glob.pattern.contains("/"):
      return Spelling.suggestion(for: glob.pattern, among: scenarios.lazy.map(\.id.description))
    case .id(let glob):
      if pages.contains(glob.pattern) { return "page:\(glob.pattern)" }
      if Feature(rawValue: glob.pattern) != nil { return "feature:\(glob.pattern)" }
      return Spelling.suggestion(for: glob.pattern, among: scenarios.lazy.map(\.id.clause))
    case .feature, .level:
      return nil
    }
  }
}
