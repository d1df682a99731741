import Conformance

/// Finds the phrase that words are, among some candidates.
struct PhraseMatcher {
  /// A phrase that words match.
  struct Match {
    var phrase: Phrase
    var meaning: Meaning
  }

  /// Why words are no phrase.
  enum Failure: Error, Hashable {
    /// No phrase has these words; the nearest pattern, where one is near.
    case unknown(suggestion: String?)
    /// It is a phrase, but a slot is filled wrongly; which of the words begins the slot.
    case slot(SlotError, word: Int)
    /// It is a phrase, but stands after other keywords.
    case misplaced(pattern: String, keywords: [Keyword])
  }

  let setting: StageSetting

  /// How many words are looked at for a suggestion: more than any phrase has.
  private static let suggestiveWords = 16

  /// Understands words that stand after a keyword, or says why they cannot be understood.
  func match(
    _ words: [Substring], after keyword: Keyword, among candidates: [Phrase]
  ) -> Result<Match, Failure> {
    var nearest: (SlotError, Int, literals: Int)?
    for phrase in candidates {
      switch attempt(phrase, words) {
      case .match(let meaning): return .success(Match(phrase: phrase, meaning: meaning))
      case .slot(let problem, let word, let literals):
        if literals > nearest?.literals ?? -1 { nearest = (problem, word, literals) }
      case .no: continue
      }
    }
    if let nearest { return .failure(.slot(nearest.0, word: nearest.1)) }
    return .failure(misplaced(words, keyword) ?? .unknown(suggestion: suggestion(words, keyword)))
  }

  /// The phrase that words are, or nil; why they are none is not told.
  func phrase(of words: [Substring], among candidates: [Phrase]) -> Phrase? {
    candidates.first { if case .match = attempt($0, words) { true } else { false } }
  }

  private enum Attempt {
    case match(Meaning)
    case slot(SlotError, word: Int, literals: Int)
    case no
  }

  private func attempt(_ phrase: Phrase, _ words: [Substring]) -> Attempt {
    guard hasForm(of: phrase, words) else { return .no }
    let reader = SlotReader(setting: setting)
    var arguments: Phrase.Arguments = [:]
    var answers = phrase.answer.map { [$0] } ?? []
    var index = 0
    for piece in phrase.pieces {
      guard case .slot(let slot, let field) = piece else {
        index += 1
        continue
      }
      let end = min(words.count, slot.wordCount.map { index + $0 } ?? words.count)
      do throws(SlotError) {
        if field == "=" {
          answers = try reader.answers(in: slot, words[index..<end])
        } else {
          arguments[field] = try reader.value(of: slot, words[index..<end])
        }
      } catch {
        return .slot(error, word: index, literals: phrase.literals.count)
      }
      index = end
    }
    return .match(Meaning(phrase, filledWith: arguments, answers: answers))
  }

  /// Whether the pattern's own words stand in their places; whatever is in the slots.
  private func hasForm(of phrase: Phrase, _ words: [Substring]) -> Bool {
    var index = 0
    for piece in phrase.pieces {
      switch piece {
      case .word(let word):
        guard index < words.count, words[index] == word else { return false }
        index += 1
      case .slot(let slot, _):
        index = min(words.count, slot.wordCount.map { index + $0 } ?? words.count)
      }
    }
    return index == words.count
  }

  private func misplaced(_ words: [Substring], _ keyword: Keyword) -> Failure? {
    for phrase in Vocabulary.phrases where !phrase.keywords.contains(keyword) {
      if case .match = attempt(phrase, words) {
        return .misplaced(pattern: phrase.pattern, keywords: phrase.keywords)
      }
    }
    return nil
  }

  /// The pattern most of whose words stand there, roughly.
  private func suggestion(_ words: [Substring], _ keyword: Keyword) -> String? {
    let words = words.prefix(Self.suggestiveWords)
    var best: (pattern: String, share: Double)?
    for phrase in Vocabulary.phrases where phrase.keywords.contains(keyword) {
      let near = phrase.literals.filter { literal in
        words.contains { $0 == literal || Spelling.isNear(String($0), String(literal)) }
      }
      let share = Double(near.count) / Double(max(phrase.literals.count, 1))
      if share >= 0.5, share > best?.share ?? 0 { best = (phrase.pattern, share) }
    }
    return best?.pattern
  }
}

/// What a phrase means once its slots are filled.
enum Meaning: Hashable, Sendable {
  /// A step that rearranges the stage or makes something happen.
  case step(Script.Step)
  /// A question, and the answers that are expected.
  case answer(Script.Step, oneOf: [Answer])
  /// Expected calls since the last stimulus.
  case calls(Expectation.Requirement)

  /// The meaning of a phrase whose slots have been filled, so that its arguments fit its form.
  init(_ phrase: Phrase, filledWith arguments: Phrase.Arguments, answers: [Answer]) {
    if let requirement = phrase.requirement {
      self = .calls(requirement(arguments))
      return
    }
    guard let form = Vocabulary.form(of: phrase),
      let step = try? Script.Step(form, phrase.stepArguments(filling: arguments))
    else { preconditionFailure("The phrase \(phrase.pattern) does not fit its form.") }
    self = form.kind == .ask ? .answer(step, oneOf: answers) : .step(step)
  }

  /// Combines alternatives: expectations of calls, or answers to one question; nil for others.
  init?(anyOf alternatives: [Meaning]) {
    var query: Script.Step?
    var answers: [Answer] = []
    var requirements: [Expectation.Requirement] = []
    for alternative in alternatives {
      switch alternative {
      case .calls(let requirement):
        requirements.append(requirement)
      case .answer(let asked, let accepted) where query == nil || query == asked:
        query = asked
        answers += accepted
      case .answer, .step: return nil
      }
    }
    switch (query, requirements.isEmpty) {
    case (let query?, true): self = .answer(query, oneOf: answers)
    case (nil, false): self = .calls(.anyOf(requirements))
    default: return nil
    }
  }
}

/// The words of a text, which spaces part.
enum Words {
  /// The words in order: `touching 10 20` gives three.
  ///
  /// Looks at bytes, because a space is one in UTF-8 and characters take ten times as long.
  static func of(_ text: Substring) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }

  /// The first word; empty where there is none.
  static func first(of text: String) -> Substring {
    let start = text.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
    return Substring(text.utf8[start...].prefix { $0 != UInt8(ascii: " ") })
  }
}
