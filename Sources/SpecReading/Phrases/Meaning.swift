import Conformance

/// What a phrase says, once its slots are filled.
enum Meaning: Hashable, Sendable {
  /// Rearrange the stage.
  case change(Change)
  /// Make something happen.
  case stimulus(Stimulus)
  /// Ask, and expect one of these answers.
  case answer(Query, oneOf: [Answer])
  /// Expect calls since the last stimulus.
  case calls(Expectation.Requirement)

  /// Combines alternatives: expectations of calls, or answers to one question; nil for others.
  init?(anyOf alternatives: [Meaning]) {
    var query: Query?
    var answers: [Answer] = []
    var requirements: [Expectation.Requirement] = []
    for alternative in alternatives {
      switch alternative {
      case .calls(let requirement):
        requirements.append(requirement)
      case .answer(let asked, let accepted) where query == nil || query == asked:
        query = asked
        answers += accepted
      case .answer, .change, .stimulus: return nil
      }
    }
    switch (query, requirements.isEmpty) {
    case (let query?, true): self = .answer(query, oneOf: answers)
    case (nil, false): self = .calls(.anyOf(requirements))
    default: return nil
    }
  }
}
