import Conformance
import Results

/// Finds the clauses that a difference is about: those whose scenarios do most like it.
package struct ClauseFinder: Sendable {
  private let scenarios: [Scenario]

  /// Creates a finder for the scenarios of the pages, in their order.
  package init(_ scenarios: [Scenario]) { self.scenarios = scenarios }

  /// Returns clauses with a scenario that expects something of the kind that differs, and whose steps
  /// are of the forms of the script; the most similar first.
  package func clauses(
    touchedBy script: Script, _ difference: TraceDifference, upTo limit: Int = 3
  ) -> [Clause] {
    let forms = Set(script.steps.map(\.form))
    var best: [(clause: Clause, score: Double)] = []
    for scenario in scenarios where scenario.isAbout(difference.aspect) {
      let others = Set(scenario.script.steps.map(\.form))
      let common = Double(forms.intersection(others).count)
      let score = common / Double(forms.union(others).count)
      guard score > 0 else { continue }
      if best.last?.clause === scenario.clause {
        best[best.count - 1].score = max(best[best.count - 1].score, score)
      } else {
        best.append((scenario.clause, score))
      }
    }
    let sorted = best.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    return sorted.prefix(limit).map(\.element.clause)
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
    case .receivers(let message, _), .receiversBegin(let message, _), .receives(let message, _),
      .doesNotReceive(let message, _), .receivesFingers(let message, _, _):
      message.group == group
    case .performs: group == "actions"
    case .history(_, let messages, let family):
      messages.contains { $0.group == group } || family.group == group
    case .fires, .doesNotFire, .firings, .firesBefore: group == "firings"
    case .anyOf(let alternatives): alternatives.contains { $0.isAbout(group) }
    case .answer, .answerBegins, .printedChain, .precedes: false
    }
  }
}
