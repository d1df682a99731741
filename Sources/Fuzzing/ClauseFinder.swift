import Conformance
import Results

/// Finds the clauses that a difference is about: those with a scenario that does all of it, and least
/// besides.
package struct ClauseFinder: Sendable {
  private let scenarios: [Scenario]

  /// Creates a finder for the scenarios of the pages, in their order.
  package init(_ scenarios: [Scenario]) { self.scenarios = scenarios }

  /// Returns the clauses with a scenario that expects something of the kind that differs, and that has
  /// all forms of steps and all kinds of objects of the script; those with the fewest others.
  package func clauses(
    touchedBy script: Script, _ difference: TraceDifference, upTo limit: Int = 3
  ) -> [Clause] {
    let forms = Set(script.steps.map(\.form))
    let kinds = Set(script.stage.responders.map(\.kind))
    var (best, fewest): ([Clause], Int) = ([], .max)
    for scenario in scenarios where scenario.isAbout(difference.aspect) {
      let others = Set(scenario.script.steps.map(\.form))
      guard others.isSuperset(of: forms),
        kinds.isSubset(of: scenario.script.stage.responders.map(\.kind))
      else { continue }
      let count = others.count - forms.count
      if count < fewest { (best, fewest) = ([], count) }
      if count == fewest, best.last !== scenario.clause { best.append(scenario.clause) }
    }
    return Array(best.prefix(limit))
  }
}

extension Scenario {
  /// Whether an expectation is about the answer or the messages of a difference.
  fileprivate func isAbout(_ aspect: TraceDifference.Aspect) -> Bool {
    switch aspect {
    case .answer(let name): script.steps.contains { $0.kind == .ask && $0.name == name }
    case .message(let group): expectations.contains { $0.requirement.isAbout(group) }
    case .error: true
    }
  }
}

extension Requirement {
  /// Whether the requirement is about calls of a group, as `TraceComparer` calls it.
  fileprivate func isAbout(_ group: String) -> Bool {
    switch self {
    case .call(let call), .noCall(let call), .order(let call, _):
      (call.message?.group ?? call.family?.group) == group
    case .history(_, _, let family), .count(_, let family, _):
      family.group == group || messages.contains { $0.group == group }
    case .anyOf(let alternatives): alternatives.contains { $0.isAbout(group) }
    case .answer, .answerBegins, .receivers, .receiversBegin:
      messages.contains { $0.group == group }
    }
  }
}
