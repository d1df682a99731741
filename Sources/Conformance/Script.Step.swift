extension Script {
  /// One instruction of a script.
  public enum Step: Hashable, Sendable {
    /// Rearrange the stage.
    case change(Change)
    /// Make something happen.
    case stimulate(Stimulus)
    /// Answer a question.
    case ask(Query)
  }
}
