/// A sentence of the pages for a step or an expectation.
///
/// The pattern consists of words and slots. A slot consists of a field and a form:
/// `{of:view} has alpha {to:number}` sets the step's field `of` to a view's name and its field `to`
/// to a number. The field `=` is the expected answer to a query. A minus before the slot's form
/// negates the number.
package final class Phrase: Sendable {
  /// The sentence with its slots, without their fields: `{view} has alpha {number}`.
  package let pattern: String
  /// The keywords after which the phrase may occur.
  package let keywords: [Keyword]
  /// The feature that the phrase belongs to.
  package let feature: Feature
  /// The words and slots of the pattern.
  package let pieces: [Piece]
  /// The values of fields that are the same in every use of the phrase.
  package let constants: [String: StepValue]
  /// The expected answer, if no slot contains it.
  package let answer: Answer?
  /// What the phrase expects of the calls since the last stimulus; nil if it is not such an
  /// expectation.
  package let calls: ExpectedCalls?

  /// The query in words, without the answer: `the phase of finger 1`.
  package let question: [Piece]
  private let questionPattern: String

  /// The values that fill the slots of a phrase, by field.
  package typealias Arguments = [String: StepValue]

  /// A word of a pattern, or a slot.
  package enum Piece: Hashable, Sendable {
    case word(Substring)
    case slot(Slot, field: String)
  }

  private let notes: ToolValue<Notes>

  /// What only tools use of a phrase.
  struct Notes: Sendable {
    let needs: RequiredFeatures
    let help: String
    var sentences: [String: String] = [:]
  }

  /// Creates a phrase from its row. Its question is the pattern without `is` and the answer, if none is
  /// given.
  init(
    _ cells: [Substring], _ keywords: [Keyword], constants: [String: StepValue] = [:],
    answer: Answer? = nil, question: [Piece]? = nil, calls: ExpectedCalls? = nil,
    _ context: VocabularyTables.Context
  ) throws(VocabularyError) {
    let feature = try context.feature(cells[2])
    pieces = try Self.pieces(of: cells[0], context)
    pattern = Self.pattern(of: pieces)
    self.keywords = keywords
    self.feature = feature
    self.constants = constants
    self.answer = answer
    self.calls = calls
    self.question = question ?? Self.question(of: pieces)
    questionPattern = Self.pattern(of: self.question)
    notes = try ToolValue { () throws(VocabularyError) in try Notes(cells, feature, context) }
  }

  /// Returns what is before the answer, without `is` or `are`.
  private static func question(of pieces: [Piece]) -> [Piece] {
    let question = pieces.prefix { !$0.isAnswer }
    let hasVerb =
      question.count < pieces.count && [.word("is"), .word("are")].contains(question.last)
    return Array(hasVerb ? question.dropLast() : question)
  }
}

#if !hasFeature(Embedded)
  extension Phrase {
    /// The features that an engine must claim to run scenarios with the phrase.
    package var needs: RequiredFeatures { notes.value.needs }
    /// One line of help.
    package var help: String { notes.value.help }
    /// The sentences in other languages by their tags, with `{1}` in the place of the first slot; empty
    /// where the page has none.
    package var sentences: [String: String] { notes.value.sentences }
  }
#endif

extension Phrase {
  /// Returns the sentence with its slots, without their fields.
  package static func pattern(of pieces: [Piece]) -> String {
    pieces.map { $0.pattern }.joined(separator: " ")
  }

  /// The words of the pattern that are not slots.
  package var literals: [Substring] {
    pieces.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// The slots of the pattern, in order.
  package var slots: [Slot] {
    pieces.compactMap { if case .slot(let slot, _) = $0 { slot } else { nil } }
  }

  /// The fields of the wire that have a slot or a constant, in order of appearance.
  package var fieldNames: [String] {
    let filled = pieces.compactMap { piece -> String? in
      if case .slot(_, let field) = piece, field != "=" { field } else { nil }
    }
    return filled + constants.keys.sorted()
  }

  /// Returns the slot for a field, or nil if there is none.
  package func slot(of name: String) -> Slot? {
    for case .slot(let slot, name) in pieces { return slot }
    return nil
  }

  /// Returns the sentence for a step, or nil if the phrase cannot express the step's values; that of
  /// a query is without the answer.
  package func sentence(for step: Script.Step) -> Sentence? {
    sentence(questionPattern, of: question, for: step)
  }

  /// Returns the sentence for a query and its answer, or nil if the phrase cannot express them.
  package func sentence(for query: Script.Step, answeredBy answer: Answer) -> Sentence? {
    if let expected = self.answer, expected != answer { return nil }
    return sentence(pattern, of: pieces, for: query, answer)
  }

  private func sentence(
    _ pattern: String, of pieces: [Piece], for step: Script.Step, _ answer: Answer? = nil
  ) -> Sentence? {
    guard let arguments = arguments(of: step) else { return nil }
    return Self.sentence(pattern, of: pieces) { slot, field in
      field == "=" ? answer.flatMap(slot.sentence) : arguments[field].flatMap(slot.sentence)
    }
  }

  /// Returns the values that a step has for the slots, or nil if it has others than the phrase says.
  package func arguments(of step: Script.Step) -> Arguments? {
    let fingers = FingerChange.fields(of: step)
    let value = { (field: String) in fingers.map { $0[field] ?? .nothing } ?? step[field] }
    let fields = fingers.map { Array($0.keys) } ?? step.form.fields.map { $0.name }
    guard constants.allSatisfy({ value($0.key) == $0.value }),
      fields.allSatisfy({ value($0) == .nothing || fieldNames.contains($0) })
    else { return nil }
    var arguments: Arguments = [:]
    for field in fieldNames where constants[field] == nil { arguments[field] = value(field) }
    return arguments
  }

  /// Returns the sentence of an expectation of calls with these values, or nil if one of them does
  /// not fit its slot.
  package func sentence(filling slots: Arguments) -> Sentence? {
    Self.sentence(pattern, of: pieces) { slot, field in slots[field].flatMap(slot.sentence) }
  }

  private static func sentence(
    _ pattern: String, of pieces: [Piece], _ argument: (Slot, _ field: String) -> Sentence?
  ) -> Sentence? {
    var arguments: [Sentence] = []
    for case .slot(let slot, let field) in pieces {
      guard let argument = argument(slot, field) else { return nil }
      arguments.append(argument)
    }
    return .phrase(pattern, arguments)
  }

  /// The query in words without the slots that name no object: `the phase of finger`.
  package var questionOfKinds: [Piece] {
    question.filter { piece in
      if case .slot(let slot, _) = piece { slot.namesObject } else { true }
    }
  }

  /// Returns the query with kinds in the place of names, and without other values.
  func question(of step: Script.Step, on stage: Stage) -> Sentence? {
    Self.sentence(Self.pattern(of: questionOfKinds), of: questionOfKinds) { _, field in
      guard case .text(let name) = step[field] else { return "" }
      return stage[name].map { .word($0.kind.rawValue) }
    }
  }

  /// Returns the phrase's step of its form, given the values of its slots.
  package func step(of form: StepDefinition, filling slots: Arguments) -> Script.Step {
    if constants["does"] != nil {
      var fields = constants
      for (name, value) in slots { fields[name] = value }
      return Script.Step(form, values: [.fingers(FingerChange.changes(fillingFields: fields))])
    }
    return Script.Step(
      form,
      values: form.fields.map { field in
        field.converted(slots[field.name] ?? constants[field.name] ?? .nothing)
      })
  }
}

extension Phrase.Piece {
  /// The piece in a reference: a word, or a slot in braces.
  fileprivate var pattern: String {
    switch self {
    case .word(let word): String(word)
    case .slot(let slot, _): "{\(slot.spelling)}"
    }
  }

  fileprivate var isAnswer: Bool {
    if case .slot(_, field: "=") = self { true } else { false }
  }
}

/// The first word of a step's column.
package enum Keyword: String, Hashable, Sendable, CaseIterable {
  /// Arranges the stage.
  case given
  /// Changes the stage or triggers an event.
  case when
  /// States an expectation.
  case then
}
