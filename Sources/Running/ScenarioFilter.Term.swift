import Conformance

extension ScenarioFilter {
  /// One condition of a filter.
  struct Term: Hashable, Sendable {
    /// Whether the condition must not hold.
    var isNegated: Bool
    /// What must hold.
    var condition: Condition

    /// What a term asks of a scenario.
    enum Condition: Hashable, Sendable {
      /// Its id, or the id of its clause, has this form.
      case id(Glob)
      /// Its page has this name.
      case page(Glob)
      /// It needs this feature.
      case feature(Feature)
      /// Its clause is as binding as this.
      case level(Level)
    }

    /// Whether the term holds for the scenario.
    func selects(_ scenario: Scenario) -> Bool { condition.holds(for: scenario) != isNegated }
  }
}

extension ScenarioFilter.Term.Condition {
  /// Whether the scenario is as asked.
  func holds(for scenario: Scenario) -> Bool {
    switch self {
    case .id(let glob): glob.matches(scenario.id.clause) || glob.matches(scenario.id.description)
    case .page(let glob): PageNames(scenario.clause.page).contains { glob.matches($0) }
    case .feature(let feature): scenario.features.contains(feature)
    case .level(let level): scenario.clause.level == level
    }
  }
}
