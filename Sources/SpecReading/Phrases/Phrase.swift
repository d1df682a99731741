import Conformance

/// One sentence form of the steps, declared once: its pattern, what it means, the feature it
/// needs, and a line of help.
///
/// A class, because every step of every page refers to one of a few dozen.
package final class Phrase: Sendable {
  /// The sentence with its slots, such as `{view} has alpha {number}`.
  package let pattern: String
  /// After which keywords it may stand.
  package let keywords: [Keyword]
  /// What an engine must claim to be asked.
  package let feature: Feature
  /// One line of help.
  package let help: String

  /// The pattern, cut into its words and slots.
  package let pieces: [Piece]
  let meaning: @Sendable (Captures) -> Meaning

  /// A word of the pattern, or a slot.
  package enum Piece: Hashable, Sendable {
    case word(Substring)
    case slot(Slot)
  }

  /// The words of the pattern that are no slots.
  var literals: [Substring] {
    pieces.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// The slots of the pattern, in order.
  var slots: [Slot] {
    pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  private init(
    _ pattern: String, keywords: [Keyword], feature: Feature, help: String,
    meaning: @escaping @Sendable (Captures) -> Meaning
  ) {
    self.pattern = pattern
    self.keywords = keywords
    self.feature = feature
    self.help = help
    self.meaning = meaning
    pieces = Self.pieces(of: pattern)
  }

  /// Words part at spaces; a slot has braces around it, and may have spaces in them.
  private static func pieces(of pattern: String) -> [Piece] {
    pattern.split(separator: "{").enumerated().flatMap { index, part -> [Piece] in
      guard index > 0 || pattern.first == "{" else { return words(of: part) }
      guard let end = part.firstIndex(of: "}"), let slot = Slot(String(part[..<end])) else {
        preconditionFailure("The phrasebook names no slot {\(part).")
      }
      return [.slot(slot)] + words(of: part[end...].dropFirst())
    }
  }

  private static func words(of part: Substring) -> [Piece] {
    part.split(separator: " ").map(Piece.word)
  }

  /// A phrase that rearranges the stage.
  static func change(
    _ pattern: String, _ feature: Feature, _ help: String,
    _ meaning: @escaping @Sendable (Captures) -> Change
  ) -> Phrase {
    Phrase(pattern, keywords: [.given, .when], feature: feature, help: help) {
      .change(meaning($0))
    }
  }

  /// A phrase that sets a property of the responder named first.
  static func property(
    _ pattern: String, _ feature: Feature, _ help: String,
    _ meaning: @escaping @Sendable (Captures) -> Property
  ) -> Phrase {
    change(pattern, feature, help) { .set(meaning($0), of: $0.name) }
  }

  /// A phrase that makes something happen.
  static func stimulus(
    _ pattern: String, _ feature: Feature, _ help: String,
    _ meaning: @escaping @Sendable (Captures) -> Stimulus
  ) -> Phrase {
    Phrase(pattern, keywords: [.when], feature: feature, help: help) { .stimulus(meaning($0)) }
  }

  /// A phrase that asks and expects one of some answers.
  static func answer(
    _ pattern: String, _ feature: Feature, _ help: String,
    _ meaning: @escaping @Sendable (Captures) -> (Query, [Answer])
  ) -> Phrase {
    Phrase(pattern, keywords: [.then], feature: feature, help: help) {
      let (query, answers) = meaning($0)
      return .answer(query, oneOf: answers)
    }
  }

  /// A phrase that expects calls since the last stimulus.
  static func calls(
    _ pattern: String, _ feature: Feature, _ help: String,
    _ meaning: @escaping @Sendable (Captures) -> Expectation.Requirement
  ) -> Phrase {
    Phrase(pattern, keywords: [.then], feature: feature, help: help) { .calls(meaning($0)) }
  }
}
