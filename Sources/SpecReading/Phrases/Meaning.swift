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
}
