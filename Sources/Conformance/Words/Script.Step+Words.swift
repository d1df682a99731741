extension Script.Step {
  /// The step as the pages would write it: `C is hidden`, `touching 200 200`.
  package var words: String {
    switch self {
    case .change(let change): change.words
    case .stimulate(let stimulus): stimulus.words
    case .ask(let query): query.words
    }
  }
}
