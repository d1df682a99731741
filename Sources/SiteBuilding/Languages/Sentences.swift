import Conformance
import Results
import Synchronization

/// The sentences of steps and outcomes in a language other than the original's.
///
///     sentences.sentence(for: "C is hidden")          // C 숨김
///     sentences.sentence(for: "the chain from A")     // A에서 시작하는 체인
///     sentences.sentence(for: "application missing")  // 애플리케이션 없음
struct Sentences: Sendable {
  /// A sentence by the original's pattern.
  struct Entry: Sendable {
    /// The original.
    let pattern: SentencePattern
    /// Its translation: texts, and positions of slots of the pattern.
    let parts: [Part]
  }

  /// A stretch of a sentence.
  enum Part: Hashable, Sendable {
    case literal(String)
    /// The position of a slot, from 0.
    case slot(Int)
  }

  /// The entries by a word that their texts contain, those with most words first.
  private let entries: [Substring: [Entry]]
  private let patterns: [String: Entry]
  private let words: [String: String]
  private let known = KnownSentences()
  /// The names in other languages of what steps are about, for slots of outcomes.
  private static let outcomeSlot = "what"
  /// The slot for a whole sentence, or the value of an answer.
  private static let sentenceSlot = "outcome"
  private static let separators = [" or ", " and then ", " → ", " -> ", ", "]

  init(_ patterns: [String: Entry], words: [String: String]) {
    entries = Dictionary(grouping: patterns.values) { $0.pattern.longestWord }.mapValues {
      $0.sorted {
        ($1.pattern.literalCount, $0.pattern.literals.joined())
          < ($0.pattern.literalCount, $1.pattern.literals.joined())
      }
    }
    self.patterns = patterns
    self.words = words
  }

  /// Returns the translation of a pattern, with the spellings in the slots; nil if there is none.
  func pattern(for original: String) -> String? {
    guard let entry = patterns[original] else { return nil }
    return entry.parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .slot(let slot): "{\(entry.pattern.slots[slot])}"
      }
    }.joined()
  }

  /// Returns a word of a column, such as its keyword.
  func column(_ word: String) -> String? { words["column: \(word)"] }

  /// Returns a kind of responders.
  func kind(_ word: some StringProtocol) -> String? { words["\(Self.outcomeSlot): \(word)"] }

  /// Returns a sentence, or several joined by `or` or semicolons; nil where one has no translation.
  func sentence(for text: String) -> String? {
    known.sentence(for: text) { made(from: text) }
  }

  private func made(from text: String) -> String? {
    if let found = match(text[...]) { return fill(found) }
    for separator in ["; ", " or "] {
      let parts = text[...].parts(at: separator)
      guard parts.count > 1 else { continue }
      let sentences = parts.compactMap { match($0).map { fill($0) } }
      guard sentences.count == parts.count else { continue }
      return sentences.joined(separator: translated(separator))
    }
    return nil
  }

  /// Returns a reason for an expected failure or for skipping; nil where it has no translation.
  func reason(_ text: String) -> String? { words["reason: \(text)"] ?? sentence(for: text) }

  /// Returns an expected or actual outcome: a sentence, or else a value with its words translated.
  func outcome(_ text: String) -> String {
    words[text] ?? sentence(for: text) ?? value(text[...], in: "")
  }

  /// Returns the sentence of a text cut before its last slot, where the slot ends it.
  func ending(of text: String) -> (start: String, end: String)? {
    guard let (entry, values) = match(text[...]), entry.parts.count == 2,
      case .literal(let start) = entry.parts[0], case .slot(let slot) = entry.parts[1]
    else { return nil }
    return (start, value(values[slot], in: entry.pattern.slots[slot]))
  }

  /// The sentences of the steps and the words in them, for the script of the lab, which finds them by
  /// regular expressions; the first that fits is meant:
  ///
  ///     {"sentences":[["(\\S+) is added to (\\S+)",[0],"을(를) ",[1],"에 추가"],…],"words":{"yes":"true",…}}
  var labData: JSON {
    let steps = patterns.values.filter { entry in
      entry.pattern.slots.allSatisfy { Self.slots[$0] != nil }
    }
    let ordered = steps.sorted {
      ($1.pattern.literalCount, $0.pattern.literals.joined())
        < ($0.pattern.literalCount, $1.pattern.literals.joined())
    }
    let sentences = ordered.map { entry in
      JSON.list(
        [.text(Self.expression(of: entry.pattern))]
          + entry.parts.map { part in
            switch part {
            case .literal(let literal): return .text(literal)
            case .slot(let slot):
              let spelling = entry.pattern.slots[slot]
              // What has words of its own, such as directions.
              let hasWords = words.keys.contains { $0.hasPrefix("\(spelling): ") }
              return hasWords ? [.integer(slot), .text(spelling)] : [.integer(slot)]
            }
          })
    }
    let sorted = words.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .text($0.value)) }
    return ["sentences": .list(sentences), "words": .object(sorted)]
  }

  /// Returns the regular expression of a pattern, with a group for each slot.
  private static func expression(of pattern: SentencePattern) -> String {
    let literals = pattern.literals.map { literal in
      literal.reduce(into: "") { text, character in
        if "\\^$.|?*+()[]{}".contains(character) { text.append("\\") }
        text.append(character)
      }
    }
    let groups = pattern.slots.map { slot in
      switch slots[slot]?.wordCount {
      case _ where slot == "text": "(.+)"
      case 1?: "(\\S+)"
      case let count?: "(\\S+(?: \\S+){\(count - 1)})"
      case nil: "(\\S+(?:(?:\(separators.joined(separator: "|")))\\S+)*)"
      }
    }
    return zip(literals, groups + [""]).map { $0 + $1 }.joined()
  }

  // MARK: - Matching

  private func match(_ text: Substring) -> (Entry, [Substring])? {
    var found: [Entry] = []
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    for (number, word) in words.enumerated() {
      guard let entries = entries[word], !words[..<number].contains(word) else { continue }
      found += entries
    }
    if text.utf8.contains(UInt8(ascii: ":")) { found += entries[":"] ?? [] }
    found.sort { $0.pattern.literalCount > $1.pattern.literalCount }
    for entry in found {
      if let values = entry.pattern.values(in: text, fits: fits) { return (entry, values) }
    }
    return nil
  }

  private static let slots = Dictionary(
    uniqueKeysWithValues: Vocabulary.uikit.slots.map { ($0.spelling, $0) })

  /// Returns whether a text can fill a slot, as far as that can be seen without a stage.
  private func fits(_ slot: String, _ value: Substring) -> Bool {
    if ["text", Self.outcomeSlot, Self.sentenceSlot].contains(slot) { return true }
    if let known = Self.slots[slot], let count = known.wordCount {
      return value.utf8.count { $0 == UInt8(ascii: " ") } == count - 1 || kind(value) != nil
    }
    if ["name", "message", "kind"].contains(slot) {
      return !value.utf8.contains(UInt8(ascii: " ")) || kind(value) != nil
        || value.hasPrefix("sendActions(for: ")
        || value.hasPrefix("action in state ")
    }
    return tokens(of: value).allSatisfy { fits("name", $0) }
  }

  private func tokens(of value: Substring) -> [Substring] {
    Self.separators.reduce([value]) { tokens, separator in
      tokens.flatMap { $0.parts(at: separator) }
    }
  }

  // MARK: - Filling

  /// Puts the values into the slots: names of objects, or names of kinds.
  private func fill(_ match: (entry: Entry, values: [Substring]), withKinds: Bool = false) -> String
  {
    var sentence = ""
    for part in match.entry.parts {
      switch part {
      case .literal(let literal): KoreanParticle.append(literal, to: &sentence)
      case .slot(let slot):
        let spelling = withKinds ? Self.outcomeSlot : match.entry.pattern.slots[slot]
        sentence += value(match.values[slot], in: spelling)
      }
    }
    return sentence
  }

  /// Returns a slot's value with its words translated; names stay as they are.
  private func value(_ text: Substring, in slot: String) -> String {
    if slot == "text" { return String(text) }
    if slot == Self.sentenceSlot { return outcome(String(text)) }
    let slot = slot == "kind" ? Self.outcomeSlot : slot
    if let word = words["\(slot): \(text)"] ?? words[String(text)] { return word }
    if slot == Self.outcomeSlot, let found = match(text) { return fill(found, withKinds: true) }
    for separator in Self.separators {
      let parts = text.parts(at: separator)
      guard parts.count > 1 else { continue }
      return parts.map { value($0, in: slot) }.joined(separator: translated(separator))
    }
    return String(text)
  }

  private func translated(_ separator: String) -> String {
    let word = separator.filter { $0.isLetter || $0 == " " }.split(separator: " ")
      .joined(separator: " ")
    return words[word].map { " \($0) " } ?? separator
  }
}

/// The sentences that were made, by the original: the pages of a site have most of them many times.
private final class KnownSentences: Sendable {
  private let sentences = Mutex<[String: String?]>([:])

  /// Returns the sentence for a text, which `make` returns if it is not known yet.
  func sentence(for text: String, _ make: () -> String?) -> String? {
    if let known = sentences.withLock({ $0[text] }) { return known }
    // Not while it is locked, because sentences are made of others.
    let sentence = make()
    sentences.withLock { $0[text] = .some(sentence) }
    return sentence
  }
}
