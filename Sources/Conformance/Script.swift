/// What an engine gets of a scenario: the stage and the steps, without any expectation.
public struct Script: Hashable, Sendable {
  /// The arrangement to start from.
  public var stage: Stage
  /// The instructions, in order.
  public var steps: [Step]

  /// Makes a script from a stage and the instructions to carry out on it.
  public init(stage: Stage, steps: [Step]) {
    self.stage = stage
    self.steps = steps
  }
}
