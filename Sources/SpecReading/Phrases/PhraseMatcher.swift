import Conformance
import Results

/// Matches words against the patterns of phrases, with the names of one stage.
struct PhraseMatcher {
  /// A phrase that words match, and its meaning with these words in its slots. A class, because most rows
  /// share their matches with others.
  final class Match {
    let phrase: Phrase
    /// The phrase with these words in its slots.
    let sentence: Sentence
    let meaning: Meaning
    /// The features that an engine must claim for the phrase with these words.
    let features: Set<Feature>

    init(phrase: Phrase, sentence: Sentence, meaning: Meaning, features: Set<Feature>) {
      self.phrase = phrase
      self.sentence = sentence
      self.meaning = meaning
      self.features = features
    }
  }

  /// The stage whose names the words may use.
  let setting: StageSetting

  /// The maximum number of words that are compared for a suggestion: more than any phrase has.
  private static let suggestionWordLimit = 16

  /// Returns the first phrase after the keyword that the words match, or nil.
  func match(_ words: [Substring], after keyword: Keyword) -> Match? {
    for phrase in setting.vocabulary.phrases(after: keyword).candidates(for: words) {
      if case .match(let match) = attempt(phrase, words) { return match }
    }
    return nil
  }

  /// Returns why the words match no phrase after the keyword: the error of the one whose pattern
  /// shares most words with them.
  func error(in words: [Substring], after keyword: Keyword) -> PhraseError {
    var nearest: (SlotError, Int, literals: Int)?
    for phrase in setting.vocabulary.phrases(after: keyword).candidates(for: words) {
      guard case .slot(let error, let word, let literals) = attempt(phrase, words),
        literals > nearest?.literals ?? -1
      else { continue }
      nearest = (error, word, literals)
    }
    if let nearest { return .slot(nearest.0, word: nearest.1) }
    if let misplaced = misplaced(words, keyword) { return misplaced }
    let suggestion = setting.vocabulary.phrases(after: keyword).suggestion(
      for: words.prefix(Self.suggestionWordLimit))
    return .unknown(suggestion: suggestion)
  }

  private enum Attempt {
    case match(Match)
    case slot(SlotError, word: Int, literals: Int)
    case no
  }

  private func attempt(_ phrase: Phrase, _ words: [Substring]) -> Attempt {
    guard let slots = slots(of: phrase, filledBy: words[...]) else { return .no }
    let reader = SlotReader(setting: setting)
    var arguments: Phrase.Arguments = [:]
    var answers = phrase.answer.map { [Requirement.answer(oneOf: [$0])] } ?? []
    for (slot, field, words) in slots {
      do throws(SlotError) {
        if field == "=" {
          answers = try reader.answers(in: slot, words)
        } else {
          arguments[field] = try reader.value(of: slot, words)
        }
      } catch {
        return .slot(error, word: words.startIndex, literals: phrase.literals.count)
      }
    }
    return .match(
      Match(
        phrase: phrase,
        sentence: .phrase(
          phrase.pattern, slots.map { SlotReader.sentence(of: $0.words, in: $0.slot) }),
        meaning: Meaning(
          phrase, of: setting.vocabulary.vocabulary.form(of: phrase), filledWith: arguments,
          answers: answers),
        features: phrase.needs.features(filling: arguments, on: setting.stage)))
  }

  /// Returns the slots of a phrase with the words in each, without reading these; nil if the words do
  /// not have the literal words of the pattern at their positions.
  ///
  /// - Parameter unknown: a word that fills any slot.
  func slots(
    of phrase: Phrase, filledBy words: ArraySlice<Substring>, unknown: Substring? = nil
  ) -> [(slot: Slot, field: String, words: ArraySlice<Substring>)]? {
    var slots: [(slot: Slot, field: String, words: ArraySlice<Substring>)] = []
    var index = words.startIndex
    for piece in phrase.pieces {
      switch piece {
      case .word(let word):
        guard index < words.endIndex, words[index] == word else { return nil }
        index += 1
      case .slot(let slot, let field):
        let rest = words[index...]
        let filling = rest.prefix(rest.first == unknown ? 1 : slot.wordCount ?? rest.count)
        slots.append((slot, field, filling))
        index = filling.endIndex
      }
    }
    return index == words.endIndex ? slots : nil
  }

  private func misplaced(_ words: [Substring], _ keyword: Keyword) -> PhraseError? {
    for phrase in setting.vocabulary.all.candidates(for: words)
    where !phrase.keywords.contains(keyword) {
      if case .match = attempt(phrase, words) {
        return .misplaced(pattern: phrase.pattern, keywords: phrase.keywords)
      }
    }
    return nil
  }
}

/// Why words do not match a phrase.
enum PhraseError: Error, Hashable {
  /// No phrase has these words; the pattern of a similar phrase, or nil.
  case unknown(suggestion: String?)
  /// The words of a slot do not fit it; the index of the first of these words.
  case slot(SlotError, word: Int)
  /// The phrase belongs after other keywords.
  case misplaced(pattern: String, keywords: [Keyword])
  /// The words after `or` are no phrase.
  case alternative(String, to: String)

  /// Returns the hint that names a pattern, which is a remedy if all but one of its literal words are
  /// there, and one other word is similar to that one.
  private static func hint(suggesting pattern: String, for words: String) -> Hint {
    let text = "did you mean `\(pattern)`?"
    let given = words.split(separator: " ")
    let missing = pattern.split(separator: " ")
      .filter { !$0.contains { "{}".contains($0) } && !given.contains($0) }
    let near = given.filter { Spelling.isNear(String($0), String(missing.first ?? "")) }
    guard missing.count == 1, near.count == 1, words.split(separator: near[0]).count <= 2 else {
      return Hint(text)
    }
    return Hint(text, replacing: String(near[0]), by: String(missing[0]))
  }

  /// Returns the message and the hint for the words after a keyword.
  func wording(_ words: String, after keyword: Keyword) -> (summary: String, hint: Hint) {
    switch self {
    case .unknown(let suggestion):
      (
        "unknown phrase after `\(keyword.rawValue)`: `\(words)`",
        suggestion.map { Self.hint(suggesting: $0, for: words) }
          ?? "`conform phrases` lists all phrases"
      )
    case .misplaced(let pattern, let keywords):
      (
        "`\(pattern)` cannot stand after `\(keyword.rawValue)`",
        "it goes after \(keywords.map { "`\($0.rawValue)`" }.joined(separator: " or "))"
      )
    case .alternative(let other, let first):
      (
        "`\(other)` is no phrase, as an alternative to `\(first)` has to be",
        "repeat the phrase after `or`, or put what the alternatives share into the header"
      )
    case .slot(.missing(let slot), _):
      ("`\(words)` lacks a part", "what is missing is \(slot.description)")
    case .slot(.malformed(let slot, let word), _):
      ("`\(word)` does not fit in `\(words)`", "write \(slot.description)")
    case .slot(.misplacedEllipsis(let word), _):
      (
        "`…` is not the end of a path in `\(word)`",
        "write at least one name, and `…` only after the last arrow: `A → B → …`"
      )
    case .slot(.unknownResponder(let name, let names), _):
      (
        "`\(name)` is not defined in this stage",
        Spelling.hint(for: name, among: names)
          ?? Hint(
            names.isEmpty
              ? "the stage has no objects: put a table above that begins `object | kind`"
              : "known names: \(Self.list(names))")
      )
    case .slot(.wrongKind(let name, let kind, let slot), _):
      ("`\(name)` is \(Noun.one(kind))", "here belongs \(slot.nameDescription)")
    }
  }
}

extension PhraseError {
  /// The number of names that a hint lists.
  private static let listedNames = 20

  /// Returns `app, window, A`, and `…` in the place of the names beyond the limit.
  private static func list(_ names: [String]) -> String {
    (names.prefix(listedNames) + (names.count > listedNames ? ["…"] : [])).joined(separator: ", ")
  }
}

/// The meaning of a phrase with filled slots.
enum Meaning: Hashable, Sendable {
  /// A step that sets a property, changes the stage or stimulates it.
  case step(Script.Step)
  /// A question, and its expected answers.
  case answer(Script.Step, oneOf: [Requirement])
  /// A requirement of the recorded calls.
  case calls(Requirement)

  /// Creates the meaning of a phrase from the arguments in its slots, which fit its form.
  init(
    _ phrase: Phrase, of form: StepDefinition?, filledWith arguments: Phrase.Arguments,
    answers: [Requirement]
  ) {
    if let calls = phrase.calls {
      self = .calls(calls.requirement(filling: arguments))
      return
    }
    guard let form else {
      preconditionFailure("The phrase \(phrase.pattern) has no form.")
    }
    let step = phrase.step(of: form, filling: arguments)
    self = form.kind == .ask ? .answer(step, oneOf: answers) : .step(step)
  }

  /// Combines alternatives: requirements of calls, or answers to the same question; nil for other
  /// combinations.
  init?(anyOf alternatives: [Meaning]) {
    var query: Script.Step?
    var answers: [Requirement] = []
    var requirements: [Requirement] = []
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

/// Splits texts into words at spaces.
enum Words {
  /// What follows an `or` in backticks, which joins nothing, and is the word for backticks with only spaces
  /// between them, which are an empty text. No page has the character.
  static let mark: Character = "\0"

  /// Returns the text that words are.
  static func text(of words: some Collection<Substring>) -> String {
    let text = words.map(String.init).joined(separator: " ")
    return text.utf8.contains(0) ? text.filter { $0 != mark } : text
  }

  /// Returns a text for a diagnostic.
  static func shown(_ text: String) -> String {
    text.replacing("or\(mark)", with: "or").replacing("\(mark)", with: "` `")
  }

  /// Returns the words in order: `touching 10 20` → `touching`, `10`, `20`.
  static func of(_ text: Substring) -> [Substring] {
    text.words { $0 == UInt8(ascii: " ") }
  }

  /// Returns the first word, or an empty one if there is none.
  static func first(of text: String) -> Substring {
    let start = text.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
    return Substring(text.utf8[start...].prefix { $0 != UInt8(ascii: " ") })
  }
}
