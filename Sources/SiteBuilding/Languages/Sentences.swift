import Conformance
import Results

/// Sentences in a language other than the original's.
///
///     sentences.text(of: .phrase("{view} is hidden", ["C"]))            // C 숨김
///     sentences.text(of: .phrase("{what} missing", ["application"]))    // 애플리케이션 없음
struct Sentences: Sendable {
  /// The translation of each pattern: texts, and positions of the pattern's slots.
  let patterns: [String: [Sentence.Piece]]
  /// The translation of each word, by its slot and itself, such as `direction: left`.
  let words: [String: String]
  /// The slot whose words are names of what steps are about, in all of a sentence that fills it.
  private static let kindSlot = "what"
  /// Words that patterns may have in the place of a slot, because the language says these in another way.
  static let specialWords: Set<String> = ["nobody", "nothing", "yes", "no"]

  /// Returns the sentences with those that the page of another vocabulary than UIKit's has in a language.
  func speaking(_ vocabulary: Vocabulary, in language: String) -> Sentences {
    let own = SentencesFile(of: vocabulary, in: language).sentences
    return Sentences(patterns: patterns.merging(own.patterns) { $1 }, words: words)
  }

  /// Returns the translation of a pattern, with the spellings in the slots; nil if there is none.
  func pattern(for original: String) -> String? {
    let spellings = Sentence.pieces(of: original).compactMap(\.slot)
    return patterns[original]?.map { part in
      switch part {
      case .text(let text): text
      case .slot(let slot, _): "{\(spellings[slot])}"
      }
    }.joined()
  }

  /// Returns a word of a column, such as its keyword.
  func column(_ word: String) -> String? { words["column: \(word)"] }

  /// Returns a kind of responders.
  func kind(_ word: some StringProtocol) -> String? { words["\(Self.kindSlot): \(word)"] }

  /// Returns a reason for an expected failure or for skipping; nil where it has no translation.
  func reason(_ text: String) -> String? { words["reason: \(text)"] }

  /// Returns a sentence; nil where a pattern in it has no translation. Names stay as they are.
  ///
  /// - Parameter slot: The slot that the sentence fills, which may have words of its own.
  func text(of sentence: Sentence, in slot: String = "") -> String? {
    switch sentence {
    case .word(let word):
      let slot = slot == "kind" ? Self.kindSlot : slot
      return slot == "text" ? word : words["\(slot): \(word)"] ?? words[word] ?? word
    case .list(let parts, let joint):
      let texts = parts.compactMap { text(of: $0, in: slot) }
      guard texts.count == parts.count else { return nil }
      return texts.joined(separator: words[joint.rawValue].map { " \($0) " } ?? joint.separator)
    case .phrase(let pattern, let arguments):
      guard let filling = Filling(pattern, arguments, patterns) else { return nil }
      var text = ""
      for part in filling.parts {
        switch part {
        case .text(let literal): KoreanParticle.append(literal, to: &text)
        case .slot(let position, _):
          let inner = slot == Self.kindSlot ? slot : filling.slots[position].spelling
          guard let argument = self.text(of: filling.slots[position].argument, in: inner) else {
            return nil
          }
          text += argument
        }
      }
      return text
    }
  }

  /// Returns the text of a sentence cut before its last slot, where the slot ends it.
  func ending(of sentence: Sentence) -> (start: String, end: String)? {
    guard case .phrase(let pattern, let arguments) = sentence,
      let filling = Filling(pattern, arguments, patterns), filling.parts.count == 2,
      case .text(let start) = filling.parts[0], case .slot(let position, _) = filling.parts[1],
      let end = text(of: filling.slots[position].argument, in: filling.slots[position].spelling)
    else { return nil }
    return (start, end)
  }

  /// The translation of a pattern with what fills its slots.
  private struct Filling {
    let parts: [Sentence.Piece]
    let slots: [(spelling: String, argument: Sentence)]

    /// Finds the translation of a pattern: that with special words in the place of slots comes first.
    init?(_ pattern: String, _ arguments: [Sentence], _ patterns: [String: [Sentence.Piece]]) {
      let pieces = Sentence.pieces(of: pattern)
      let slots = zip(pieces.compactMap(\.slot), arguments).map { ($0, $1) }
      let others = slots.filter { !$1.isSpecial }
      if others.count < slots.count, let parts = patterns[pieces.pattern(filling: arguments)] {
        (self.parts, self.slots) = (parts, others)
      } else if let parts = patterns[pattern], slots.count == arguments.count {
        (self.parts, self.slots) = (parts, slots)
      } else {
        return nil
      }
    }
  }

  /// The sentences and the words in them, for the script of the lab:
  ///
  ///     {"sentences":{"{view} is hidden":[0," 숨김"],…},"special":["no",…],"words":{"yes":"true",…}}
  var labData: JSON {
    let sentences = patterns.sorted { $0.key < $1.key }.map { pattern, parts in
      JSON.Member(
        pattern,
        .list(
          parts.map { part in
            switch part {
            case .text(let text): .text(text)
            case .slot(let slot, _): .integer(slot)
            }
          }))
    }
    let sorted = words.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .text($0.value)) }
    return [
      "sentences": .object(sentences), "special": .texts(Self.specialWords.sorted()),
      "words": .object(sorted),
    ]
  }
}

extension Sentence {
  fileprivate var isSpecial: Bool {
    if case .word(let word) = self { Sentences.specialWords.contains(word) } else { false }
  }
}

extension [Sentence.Piece] {
  /// The pattern with special words among what fills its slots in their place.
  fileprivate func pattern(filling arguments: [Sentence]) -> String {
    map { piece in
      switch piece {
      case .text(let text): text
      case .slot(let position, let spelling):
        arguments.indices.contains(position) && arguments[position].isSpecial
          ? arguments[position].description : "{\(spelling)}"
      }
    }.joined()
  }
}

extension Sentence.Piece {
  /// The spelling of the slot, if it is one.
  var slot: String? { if case .slot(_, let spelling) = self { spelling } else { nil } }
}
