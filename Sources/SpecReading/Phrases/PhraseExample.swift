import Conformance

/// A phrase as a scenario uses it.
package struct PhraseExample: Hashable, Sendable {
  /// The word it stands after.
  package let keyword: Keyword
  /// The words, such as `C has alpha 0.5`.
  package let words: String
  /// The scenario.
  package let scenario: ScenarioID
}

extension SpecBook {
  /// For each pattern of the phrasebook, the first place where the pages use it, if they do; nothing
  /// where the reader was not asked to render.
  package var phraseExamples: [String: PhraseExample] {
    pages.reduce(into: [:]) { examples, page in
      examples.merge(page.phraseExamples ?? [:]) { first, _ in first }
    }
  }
}
