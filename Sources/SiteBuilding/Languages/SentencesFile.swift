import Conformance
import Results
import SpecReading

/// The sentences of the steps in one language: those of the vocabulary's page, and those of a file of the
/// theme, such as `phrases.ko.txt`, which adds what the language says in another way for some values.
///
///     # A comment
///     {control} sends {action} to nobody on {event} = {1}의 {3}에 타깃 없이 {2} 등록
///     direction: left = 왼쪽
///     reason: childAt() asks no widget whether it contains the point. = childAt()은 위젯에 묻지 않는다.
struct SentencesFile: Sendable {
  /// The path of the file.
  let file: String
  private var lines: [String: Line] = [:]
  private let vocabulary: Vocabulary

  private struct Line: Sendable {
    let text: String
    let parts: [Sentence.Piece]

    init(_ text: String) {
      self.text = text
      parts = Sentence.pieces(of: text).compactMap { piece in
        guard let number = piece.slot else { return piece }
        return Int(number).map { .slot($0 - 1, number) }
      }
    }
  }

  /// Reads the sentences that a vocabulary's page has in a language.
  init(of vocabulary: Vocabulary, in language: String, file: String = "") {
    (self.vocabulary, self.file) = (vocabulary, file)
    for phrase in vocabulary.phrases {
      guard let sentence = phrase.sentences[language], !sentence.isEmpty else { continue }
      lines[phrase.pattern] = Line(sentence)
    }
  }

  /// Reads a file and appends a diagnostic for every mistake and for every sentence that is missing.
  init(_ text: String, file: String, language: String, diagnostics: inout [Diagnostic]) {
    self.init(of: .uikit, in: language, file: file)
    let page = SourceLocation(file: "\(VocabularyPage.name).md", line: 1)
    for (pattern, line) in lines { checkQuestion(pattern, line, at: page, &diagnostics) }
    let found = KeyedLine.all(
      in: text, file: file, &diagnostics, name: "sentence",
      hint: "write the phrase as in the phrasebook, ' = ' and the sentence with {1}, {2} …")
    for line in found { read(line, &diagnostics) }
    for key in Self.required where lines[key] == nil {
      diagnostics.add(
        SourceLocation(file: file, line: 1), "“\(key)” has no sentence",
        hint: "add a line: \(key) = …")
    }
  }

  // MARK: - Reading

  private mutating func read(_ line: KeyedLine, _ diagnostics: inout [Diagnostic]) {
    guard Self.isKnown(line.key) else {
      let near = Spelling.suggestion(for: line.key, among: Self.required.sorted())
      return diagnostics.add(
        line.location, "“\(line.key)” is not a phrase",
        hint: near.map { "did you mean “\($0)”?" } ?? "'conform phrases' lists the phrases")
    }
    let slots = Sentence.pieces(of: line.key).compactMap(\.slot).indices.map { "\($0 + 1)" }
    if Set(Sentence.pieces(of: line.text).compactMap(\.slot)) != Set(slots) {
      diagnostics.append(.otherPlaceholders(line.key, slots, at: line.location))
    }
    let read = Line(line.text)
    lines[line.key] = read
    checkQuestion(line.key, read, at: line.location, &diagnostics)
  }

  private func checkQuestion(
    _ pattern: String, _ line: Line, at location: SourceLocation,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let phrase = Self.phrases[pattern], phrase.asksForValue,
      Self.question(of: line.parts) == nil
    else { return }
    diagnostics.add(
      location, "the sentence of “\(pattern)” does not end with the value",
      hint: "end it with 은(는) and the slot of the value, because the query is what stands before")
  }

  // MARK: - What a file has

  private static let phrases = Dictionary(
    firstOf: Vocabulary.uikit.phrases.map { ($0.pattern, $0) })
  private static let patterns = Set(phrases.keys).union(OutcomePhrase.allCases.map(\.rawValue))
  /// The words that every file translates, in slots and in heads of columns.
  private static let words =
    Sentences.specialWords + ["no answer", "or", "and then"]
    + (Keyword.allCases.map(\.rawValue) + [
      "scenario", "step", "solution", ScenarioTable.systemsHeader,
    ] + stageColumns)
    .map { "column: \($0)" }
    + SwipeDirection.allCases.map { "direction: \($0.rawValue)" }
    + ScreenEdge.allCases.map { "screen edge: \($0.rawValue)" }
    + ResponderKind.allCases.map { "what: \($0.rawValue)" }
  private static let stageColumns = StageColumn.allCases.map(\.rawValue)
  private static let required = patterns.union(words)
  private static let known = required.union(
    Vocabulary.uikit.phrases.flatMap { [$0.question, $0.questionOfKinds].map(Phrase.pattern) })

  /// Returns whether a key is a pattern, a pattern with values in some of its slots, or a word of an
  /// outcome.
  private static func isKnown(_ key: String) -> Bool {
    known.contains(key) || isFree(key) || isSpecial(key)
  }

  /// Returns whether a key is a pattern with special words in the place of some slots.
  private static func isSpecial(_ key: String) -> Bool {
    let words = tokens(of: key)
    return knownTokens.contains { others in
      words.count == others.count
        && zip(words, others).allSatisfy { word, other in
          word == other || other.hasPrefix("{") && Sentences.specialWords.contains(word)
        }
    }
  }

  private static let knownTokens = known.map(tokens)

  /// Returns the words of a pattern, of which a slot is one.
  private static func tokens(of pattern: String) -> [String] {
    Sentence.pieces(of: pattern).flatMap { piece in
      switch piece {
      case .text(let text): text.split(separator: " ").map(String.init)
      case .slot(_, let spelling): ["{\(spelling)}"]
      }
    }
  }

  /// Returns whether a key is a word that engines and their expectations bring along.
  private static func isFree(_ key: String) -> Bool {
    key.hasPrefix("what: ") || key.hasPrefix("reason: ")
  }

  /// The sentences and words of the file.
  var sentences: Sentences {
    var entries: [String: [Sentence.Piece]] = [:]
    var words: [String: String] = [:]
    for (key, line) in lines {
      if Self.words.contains(key) || Self.isFree(key) {
        words[key] = line.text
      } else {
        entries[key] = line.parts
      }
    }
    for phrase in vocabulary.phrases where phrase.calls == nil {
      guard let sentence = entries[phrase.pattern] else { continue }
      let parts = phrase.asksForValue ? Self.question(of: sentence) ?? sentence : sentence
      for question in [phrase.question, phrase.questionOfKinds] {
        let key = Phrase.pattern(of: question)
        guard entries[key] == nil else { continue }
        entries[key] = parts.keeping(question, of: phrase)
      }
    }
    return Sentences(patterns: entries, words: words)
  }

  /// Returns the part of a sentence that asks, without 은 or 는 and the value; nil where it does not end
  /// with them.
  private static func question(of parts: [Sentence.Piece]) -> [Sentence.Piece]? {
    guard parts.count > 1, case .slot = parts[parts.count - 1],
      case .text(let literal) = parts[parts.count - 2],
      let topic = ["은(는) ", "은 ", "는 "].first(where: literal.hasSuffix)
    else { return nil }
    let rest = String(literal.dropLast(topic.count))
    return parts.dropLast(2) + (rest.isEmpty ? [] : [.text(rest)])
  }
}

extension Phrase {
  /// Whether a slot has the answer to the phrase's query.
  fileprivate var asksForValue: Bool { slot(of: "=") != nil }
}

extension [Sentence.Piece] {
  /// Returns the parts with the slots that a question has, by its order; a slot that it lacks goes with
  /// its particle.
  fileprivate func keeping(_ question: [Phrase.Piece], of phrase: Phrase) -> [Sentence.Piece] {
    let fields = phrase.pieces.compactMap(\.field)
    let kept = question.compactMap(\.field)
    var parts: [Sentence.Piece] = []
    var hasDropped = false
    for part in self {
      switch part {
      case .slot(let slot, let spelling):
        if let position = kept.firstIndex(of: fields[slot]) {
          parts.append(.slot(position, spelling))
          hasDropped = false
        } else {
          if case .text(let before)? = parts.last, before.hasSuffix(" ") {
            parts[parts.count - 1] = .text(String(before.dropLast()))
          }
          hasDropped = true
        }
      case .text(let literal):
        parts.append(.text(hasDropped ? KoreanParticle.droppingParticle(of: literal) : literal))
        hasDropped = false
      }
    }
    return parts
  }
}

extension Phrase.Piece {
  fileprivate var field: String? {
    if case .slot(_, let field) = self { field } else { nil }
  }
}
