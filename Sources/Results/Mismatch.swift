import Conformance

/// The kind of a difference, without the names of its stage, so that the differences of several
/// scenarios can be compared.
///
///     expected  field → page → window → app → delegate
///     actual    field → page → window
///
/// is `.missing("application", .end)`, whatever the responders are called.
package enum Mismatch: Hashable, Sendable {
  /// A message that the responder did not receive; or a kind of responder on a path.
  case missing(Sentence, Place? = nil)
  /// A message, or a kind of responder on a path, that should not have come.
  case extra(Sentence, Place? = nil)
  /// Something else: the answer to a query, or one message in the place of another.
  case other(of: Sentence, expected: Sentence, actual: Sentence)
  /// The same, in another order.
  case order(of: Sentence)

  /// Where a path or a list differs.
  package enum Place: String, Hashable, Sendable, CaseIterable, WireValue {
    case beginning, middle, end
  }

  /// Whether the same mismatch in scenarios of other clauses probably has the same cause.
  ///
  /// A missing application has; `no` instead of `yes`, or one view instead of another, has not.
  package var isTelling: Bool {
    switch self {
    case .missing, .extra: true
    case .other(_, let expected, let actual):
      expected != actual && !["yes", "no"].contains(expected)
    case .order: false
    }
  }

  /// The mismatch in words: `application missing at the end`.
  package var sentence: Sentence {
    switch self {
    case .missing(let what, let place):
      switch place {
      case .beginning: OutcomePhrase.missingAtBeginning.filled(what)
      case .middle: OutcomePhrase.missingInMiddle.filled(what)
      case .end: OutcomePhrase.missingAtEnd.filled(what)
      case nil: OutcomePhrase.missing.filled(what)
      }
    case .extra(let what, let place):
      switch place {
      case .beginning: OutcomePhrase.unexpectedAtBeginning.filled(what)
      case .middle: OutcomePhrase.unexpectedInMiddle.filled(what)
      case .end: OutcomePhrase.unexpectedAtEnd.filled(what)
      case nil: OutcomePhrase.unexpected.filled(what)
      }
    case .other(let subject, let expected, let actual):
      expected == actual
        ? OutcomePhrase.another.filled(subject, actual)
        : OutcomePhrase.insteadOf.filled(subject, actual, expected)
    case .order(let subject): OutcomePhrase.anotherOrder.filled(subject)
    }
  }
}

extension Mismatch: WireObject {
  /// The names of the cases in reports.
  private enum Kind: String, CaseIterable, WireValue {
    case missing, extra, other, order
  }

  package static var fieldKind: FieldKind { .object("mismatch") }
  package static var placeholder: Mismatch { .order(of: "") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("The kind of a difference, without the names of the stage.")
    var (kind, what, place) = (Kind.order, Sentence.placeholder, Place?.none)
    var (expected, actual) = (Sentence.placeholder, Sentence.placeholder)
    switch self {
    case .missing(let name, let at): (kind, what, place) = (.missing, name, at)
    case .extra(let name, let at): (kind, what, place) = (.extra, name, at)
    case .order(let name): what = name
    case .other(let name, let one, let other):
      (kind, what, expected, actual) = (.other, name, one, other)
    }
    try fields.variant("kind", kind) { kind, fields throws(WireError) in
      try fields.field(
        "what", &what,
        "What is missing, extra, other or in another order, by its kind.")
      switch kind {
      case .missing, .extra:
        try fields.field("place", &place, "Where on a path it is; absent for messages.")
        self = kind == .missing ? .missing(what, place) : .extra(what, place)
      case .order: self = .order(of: what)
      case .other:
        try fields.field("expected", &expected, "What should have been.")
        try fields.field("actual", &actual, "What was.")
        self = .other(of: what, expected: expected, actual: actual)
      }
    }
  }
}

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
