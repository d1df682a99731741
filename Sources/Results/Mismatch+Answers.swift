import Conformance

extension Mismatch {
  /// Returns the mismatch of two answers to a query.
  package init(_ expected: Answer, _ actual: Answer, to query: Script.Step, on stage: Stage) {
    let subject = query.kindWords(on: stage)
    if let names = expected.names, let others = actual.names {
      // What follows a responder is a path of one.
      if query.name == "next" || names.count > 1 || others.count > 1 {
        self.init(names, others, in: subject, on: stage)
        return
      }
    }
    self = .other(
      of: subject, expected: expected.kindWords(to: query, on: stage),
      actual: actual.kindWords(to: query, on: stage))
  }

  /// Returns the mismatch of two lists of responders.
  package init(_ expected: [String], _ actual: [String], in subject: Sentence, on stage: Stage) {
    let actual = Array(actual.prefix(Limits.comparedCalls))
    let (missing, extra) = Self.changes(from: expected, to: actual)
    switch (missing.first, extra.first) {
    case (let first?, nil):
      self = .missing(stage.kind(expected[first]), Place(of: missing, in: expected.count))
    case (nil, let first?):
      self = .extra(stage.kind(actual[first]), Place(of: extra, in: actual.count))
    case (let one?, let other?) where expected.sorted() != actual.sorted():
      self = .other(
        of: subject, expected: stage.kind(expected[one]), actual: stage.kind(actual[other]))
    default: self = .order(of: subject)
    }
  }

  /// Returns the mismatch of two lists of calls in words.
  package init(items expected: [String], _ actual: [String], of subject: Sentence) {
    let (expected, actual) = (expected.sorted(), actual.sorted())
    let (missing, extra) = Self.changes(from: expected, to: actual)
    switch (missing.first, extra.first) {
    case (let one?, let other?):
      self = .other(of: subject, expected: .word(expected[one]), actual: .word(actual[other]))
    case (let one?, nil): self = .missing(.word(expected[one]))
    case (nil, let other?): self = .extra(.word(actual[other]))
    case (nil, nil): self = .other(of: subject, expected: subject, actual: subject)
    }
  }

  /// Returns the indices of what is missing from `actual`, and of what `expected` does not have.
  package static func changes<Element: Hashable>(
    from expected: [Element], to actual: [Element]
  ) -> (missing: [Int], extra: [Int]) {
    var (missing, extra): ([Int], [Int]) = ([], [])
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): missing.append(offset)
      case .insert(let offset, _, _): extra.append(offset)
      }
    }
    return (missing.sorted(), extra.sorted())
  }
}

extension Mismatch.Place {
  /// Where indices are in a list of that many elements.
  fileprivate init(of indices: [Int], in count: Int) {
    let isEnd = indices.elementsEqual((count - indices.count)..<count)
    self = isEnd ? .end : indices.first == 0 ? .beginning : .middle
  }
}

extension Stage {
  /// Returns the kind of a row in words.
  package func kind(_ name: String) -> Sentence {
    .word(self[name]?.kind.rawValue ?? "responder")
  }
}

extension Answer {
  /// The type of the answer, or the answer itself if there are few.
  fileprivate func kindWords(to query: Script.Step, on stage: Stage) -> Sentence {
    switch self {
    case .nobody: "nobody"
    case .responder(let name): stage.kind(name)
    case .responders(let names): names.first.map(stage.kind) ?? "nobody"
    case .truth(let truth): truth ? "yes" : "no"
    case .number: "number"
    case .point: "point"
    case .text(let text): Self.words.contains(text) ? .word(text) : "text"
    }
  }

  /// The texts of which a query has only few answers.
  private static let words = Set(
    RecognizerState.allCases.map(\.rawValue) + TouchPhase.allCases.map(\.rawValue))
}
