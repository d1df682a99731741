extension Script.Step {
  /// The step as the pages write it: `C is hidden`, `touching 200 200`; a question without its
  /// answer: `next of A`.
  package var words: String {
    for phrase in form.phrases {
      if let sentence = phrase.sentence(for: self) { return sentence }
    }
    // No page can write it, but a script from elsewhere may contain it.
    let values = form.fields.map { "\($0.name) \(self[$0.name].words)" }
    return (["\(form.kind.rawValue) \(name):"] + [values.joined(separator: ", ")])
      .joined(separator: " ")
  }
}

extension StepValue {
  /// The value as the pages write it: `nobody`, `yes`, `0.5`, `10 20`.
  var words: String {
    switch self {
    case .nothing: "nobody"
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): number.words
    case .integer(let integer): "\(integer)"
    case .text(let text): text
    case .point(let point): point.words
    case .rect(let rect): rect.words
    case .fingers(let changes): changes.map(\.words).joined(separator: " while ")
    case .list(let values): values.map(\.words).joined(separator: ", ")
    }
  }
}

extension FingerChange {
  /// The change as the pages write it: `finger 1 moves to 5 5`.
  fileprivate var words: String {
    switch action {
    case .touches(let point): "finger \(finger) touches \(point.words)"
    case .moves(let point): "finger \(finger) moves to \(point.words)"
    case .lifts: "finger \(finger) lifts"
    }
  }
}
