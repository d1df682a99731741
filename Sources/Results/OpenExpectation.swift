import Conformance

/// An expectation that is not known yet: a phrase after `then` with `?` in the place of a slot, such as
/// `the hit-test view is ?`, or at its end, where only the phrase or its contrary can hold:
/// `tap fires ?`.
package struct OpenExpectation: Sendable {
  /// What the `?` stands for.
  package enum Question: Sendable {
    /// The words in the slot of a field.
    case slot(Slot, field: String)
    /// Whether the phrase holds.
    case truth
  }

  /// The position of the phrase in a table of the page: its location, the index of the column, the
  /// number of the phrase in its cell, from 0, because `;` separates them, and the phrase's words in the
  /// column's header.
  package typealias Place = (location: SourceLocation, column: Int, part: Int, start: String)

  /// The phrase as its author wrote it, with the `?`.
  package let words: String
  /// The phrase that the words are of.
  package let phrase: Phrase
  /// The form of the question; nil if the expectation is of calls.
  private let form: StepDefinition?
  /// The values of the slots that are written.
  package let arguments: Phrase.Arguments
  /// What is not known.
  package let question: Question
  /// The index of the step in the script: of the question, or of the step whose calls count.
  package var step: Int
  /// Where it stands.
  package let place: Place

  package init(
    _ words: String, of phrase: Phrase, asking form: StepDefinition?,
    filledWith arguments: Phrase.Arguments,
    question: Question, step: Int, at place: Place
  ) {
    self.words = words
    self.phrase = phrase
    self.form = form
    self.arguments = arguments
    self.question = question
    self.step = step
    self.place = place
  }
}

extension OpenExpectation {
  /// The question to the engine; nil if the expectation is of calls.
  package var query: Script.Step? {
    form.map { phrase.step(of: $0, filling: arguments) }
  }

  /// Returns the sentences that expect an answer and begin like the column's header; those of the
  /// phrase itself come first.
  package func sentences(answeredBy answer: Answer) -> [String] {
    guard let query else { return [] }
    let phrases = [phrase] + query.form.phrases.filter { $0 !== phrase }
    return phrases.flatMap { phrase in
      answer.spellings.compactMap { phrase.sentence(for: query, answeredBy: $0)?.description }
    }.filter(continuesHeader)
  }

  /// Returns the requirement of calls with a value in the open slot, if there is one; nil without
  /// that value, or if the expectation is of an answer.
  package func requirement(with value: StepValue? = nil) -> Requirement? {
    if case .slot = question, case .none = value { return nil }
    return phrase.calls?.requirement(filling: filled(with: value))
  }

  /// Returns the sentence with a value in the open slot; nil if it does not fit.
  package func sentence(with value: StepValue? = nil) -> String? {
    phrase.sentence(filling: filled(with: value))?.description
  }

  /// Returns the sentence that expects the contrary: `tap does not fire` for `tap fires`.
  package func contrarySentence() -> String? {
    guard let contrary = requirement()?.contrary else { return nil }
    let phrase = Vocabulary.uikit.checks.first {
      $0.calls?.arguments(saying: contrary) == arguments
    }
    return phrase?.sentence(filling: arguments)?.description
  }

  /// Returns the requirement with the first value that the open slot can have; that of the phrase if
  /// it asks for yes or no.
  package func example(on stage: Stage) -> Requirement? {
    guard case .slot(let slot, _) = question else { return requirement() }
    return slot.candidates(on: stage).first.flatMap { requirement(with: $0) }
  }

  /// Whether a sentence can be written into the column.
  package func continuesHeader(_ sentence: String) -> Bool {
    place.start.isEmpty || sentence.utf8.starts(with: (place.start + " ").utf8)
  }

  private func filled(with value: StepValue?) -> Phrase.Arguments {
    guard case .slot(_, let field) = question else { return arguments }
    var filled = arguments
    filled[field] = value
    return filled
  }
}

/// What an engine did where a scenario's expectations are not known yet.
package struct Recording: Sendable {
  /// The engine's profile.
  package let profile: EngineProfile
  /// A sentence for each open expectation, in their order: `the hit-test view is E`.
  package let sentences: [String]

  package init(profile: EngineProfile, sentences: [String]) {
    self.profile = profile
    self.sentences = sentences
  }
}

extension Answer {
  /// The answers that mean the same: one responder is a list of one, and no responder an empty list.
  fileprivate var spellings: [Answer] {
    guard let names else { return [self] }
    switch names.count {
    case 0: return [.nobody, .responders([])]
    case 1: return [.responder(names[0]), .responders(names)]
    default: return [self]
    }
  }
}

extension Requirement {
  /// The requirement that holds where this one does not; nil if no phrase expresses it.
  fileprivate var contrary: Self? {
    switch self {
    case .call(let call): .noCall(call)
    case .noCall(let call): .call(call)
    default: nil
    }
  }
}
