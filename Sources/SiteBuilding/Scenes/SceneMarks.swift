import Conformance

/// What a scenario expects, as far as it can be marked in a drawing of its stage.
struct SceneMarks: Hashable, Sendable {
  /// The responder that is to be found, or to act.
  private(set) var found: String?
  /// The responders that are to be passed, in order.
  private(set) var way: [String] = []

  init(_ scenario: Scenario) {
    for expectation in scenario.expectations { add(expectation, steps: scenario.script.steps) }
  }

  private mutating func add(_ expectation: Expectation, steps: [Script.Step]) {
    switch expectation.requirement {
    case .answer(oneOf: let answers):
      guard answers.count == 1, steps.indices.contains(expectation.step),
        case .ask(let query) = steps[expectation.step]
      else { return }
      add(answers[0], to: query)
    case .receivers(_, let names): add(way: names)
    case .receives(_, let name), .receivesFingers(_, let name, _), .fires(let name): add(name)
    case .doesNotReceive, .history, .doesNotFire, .precedes, .firesBefore, .anyOf:
      break
    }
  }

  private mutating func add(_ answer: Answer, to query: Query) {
    switch (answer, query) {
    case (.responder(let name), .next(of: let start)): add(way: [start, name])
    case (.responder(let name), _): add(name)
    case (.responders(let names), .chain): add(way: names)
    default: break
    }
  }

  private mutating func add(_ name: String) { found = found ?? name }

  private mutating func add(way names: [String]) {
    if let first = names.first, names.count == 1 { add(first) }
    if way.isEmpty, names.count > 1 { way = names }
  }
}
