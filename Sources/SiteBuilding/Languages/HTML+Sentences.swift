import Conformance

/// Phrases, steps and outcomes of pages and reports, in the language of the site.
extension HTML {
  /// Appends an element with a phrase or a step in a language; in the original where that has no
  /// sentence for it.
  mutating func line(
    _ name: StaticString, _ attributes: Attribute? = nil, phrase: String,
    _ strings: LocalizedStrings
  ) {
    guard let sentence = strings.sentences?.sentence(for: phrase) else {
      return line(name, attributes, strings.markOfOriginal, text: phrase.withVisibleControls)
    }
    line(name, attributes, text: sentence.withVisibleControls)
  }

  /// Appends an element with an expected or actual outcome in a language.
  mutating func line(
    _ name: StaticString, outcome: String, _ strings: LocalizedStrings
  ) {
    let words = strings.sentences?.outcome(outcome) ?? outcome
    let original = words == outcome ? strings.markOfOriginal : nil
    line(name, original) { $0.append(foreign: words) }
  }

  /// Appends the example of a finding: a phrase and the actual outcome.
  mutating func append(example difference: Difference, _ strings: LocalizedStrings) {
    line("span", .class("phrase"), phrase: difference.phrase, strings)
    line("b", outcome: difference.actual, strings)
  }
}
