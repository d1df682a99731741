import Conformance
import Results

/// The vocabulary that pages are read with, and its phrases by their words.
package final class VocabularyIndex: Sendable {
  /// The vocabulary.
  package let vocabulary: Vocabulary
  /// All phrases.
  let all: PhraseIndex
  private let indices: [Keyword: PhraseIndex]

  /// The index of UIKit's vocabulary.
  package static let uikit = VocabularyIndex(.uikit)

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    all = PhraseIndex(vocabulary.phrases)
    indices = Dictionary(
      uniqueKeysWithValues: Keyword.allCases.map { keyword in
        (keyword, PhraseIndex(vocabulary.phrases.filter { $0.keywords.contains(keyword) }))
      })
  }

  /// Returns the phrases that may follow a keyword.
  func phrases(after keyword: Keyword) -> PhraseIndex { indices[keyword] ?? PhraseIndex([]) }
}

/// Phrases by one of their words, so that a sentence is compared with few of many phrases.
struct PhraseIndex: Sendable {
  /// A word at a position in a sentence.
  private struct Word: Hashable {
    let position: Int
    let word: Substring
  }

  /// The phrases, in the order of the phrasebook.
  let phrases: [Phrase]
  /// The indices of the phrases with a word at a position that is the same in every sentence.
  private var byWord: [Word: [Int]] = [:]
  /// The positions of these words, ascending.
  private var positions: [Int] = []
  /// The indices of the other phrases.
  private var others: [Int] = []

  init(_ phrases: [Phrase]) {
    self.phrases = phrases
    for (index, phrase) in phrases.enumerated() {
      if let word = Self.word(of: phrase) {
        byWord[word, default: []].append(index)
      } else {
        others.append(index)
      }
    }
    positions = Set(byWord.keys.lazy.map(\.position)).sorted()
  }

  /// Returns the phrases that a sentence can have, in the order of the phrasebook.
  func candidates(for words: [Substring]) -> [Phrase] {
    var indices = others
    for position in positions where position < words.count {
      indices += byWord[Word(position: position, word: words[position])] ?? []
    }
    return indices.sorted().map { phrases[$0] }
  }

  /// Returns the pattern with the largest share of its literal words, or similar ones, among the
  /// words; nil if no pattern has half of them.
  func suggestion(for words: some Collection<Substring>) -> String? {
    let words = Set(words)
    let near = Set(phrases.lazy.flatMap(\.literals)).filter { literal in
      words.contains(literal)
        || words.contains { Spelling.isNear(String($0), String(literal)) }
    }
    var best: (pattern: String, share: Double)?
    for phrase in phrases {
      let literals = phrase.literals
      let share = Double(literals.count(where: near.contains)) / Double(max(literals.count, 1))
      if share >= 0.5, share > best?.share ?? 0 { best = (phrase.pattern, share) }
    }
    return best?.pattern
  }

  /// Returns the last word of a phrase that is at one position in every sentence.
  private static func word(of phrase: Phrase) -> Word? {
    var position = 0
    var last: Word?
    for piece in phrase.pieces {
      switch piece {
      case .word(let word):
        last = Word(position: position, word: word)
        position += 1
      case .slot(let slot, _):
        guard let count = slot.wordCount else { return last }
        position += count
      }
    }
    return last
  }
}
