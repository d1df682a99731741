import Conformance

/// Finds the phrase that words are, among some candidates.
struct PhraseMatcher {
  /// A phrase that was understood.
  struct Match {
    var phrase: Phrase
    var meaning: Meaning
  }

  /// Why words are no phrase.
  enum Failure: Error, Hashable {
    /// No phrase has these words; the nearest pattern, where one is near.
    case unknown(suggestion: String?)
    /// It is a phrase, but a slot is filled wrongly; which of the words begins the slot.
    case slot(SlotProblem, word: Int)
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
    var nearest: (SlotProblem, Int, literals: Int)?
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
    case slot(SlotProblem, word: Int, literals: Int)
    case no
  }

  private func attempt(_ phrase: Phrase, _ words: [Substring]) -> Attempt {
    guard hasForm(of: phrase, words) else { return .no }
    var captures = Captures()
    var index = 0
    for piece in phrase.pieces {
      guard case .slot(let slot) = piece else {
        index += 1
        continue
      }
      let end = min(words.count, slot.wordCount.map { index + $0 } ?? words.count)
      let reader = SlotReader(setting: setting)
      if let problem = reader.fill(slot, with: words[index..<end], into: &captures) {
        return .slot(problem, word: index, literals: phrase.literals.count)
      }
      index = end
    }
    return .match(phrase.meaning(captures))
  }

  /// Whether the pattern's own words stand in their places; whatever is in the slots.
  private func hasForm(of phrase: Phrase, _ words: [Substring]) -> Bool {
    var index = 0
    for piece in phrase.pieces {
      switch piece {
      case .word(let word):
        guard index < words.count, words[index] == word else { return false }
        index += 1
      case .slot(let slot):
        index = min(words.count, slot.wordCount.map { index + $0 } ?? words.count)
      }
    }
    return index == words.count
  }

  private func misplaced(_ words: [Substring], _ keyword: Keyword) -> Failure? {
    for phrase in Phrasebook.phrases where !phrase.keywords.contains(keyword) {
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
    for phrase in Phrasebook.phrases where phrase.keywords.contains(keyword) {
      let near = phrase.literals.filter { literal in
        words.contains { $0 == literal || Spelling.isNear(String($0), String(literal)) }
      }
      let share = Double(near.count) / Double(max(phrase.literals.count, 1))
      if share >= 0.5, share > best?.share ?? 0 { best = (phrase.pattern, share) }
    }
    return best?.pattern
  }
}
