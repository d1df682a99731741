import Conformance
import Testing

@testable import Reporting
@testable import SpecReading

@Suite("The phrasebook")
struct PhrasebookTests {
  @Test("The patterns of phrases are unique")
  func patternsAreUnique() {
    let patterns = Vocabulary.uikit.phrases.map(\.pattern)
    #expect(patterns.count == Set(patterns).count)
  }

  @Test(
    "Every phrase is understood, as itself, by its own pattern", arguments: Vocabulary.uikit.phrases
  )
  func isUnderstood(_ phrase: Phrase) throws {
    for keyword in phrase.keywords {
      #expect(try phrase.example(after: keyword).match.phrase.pattern == phrase.pattern)
    }
    #expect(phrase.help.hasSuffix("."))
  }

  @Test(
    "Reports word a step as its phrase does",
    arguments: Vocabulary.uikit.phrases.filter { $0.keywords.contains(.when) })
  func isWordedAlike(_ phrase: Phrase) throws {
    let example = try phrase.example(after: .when)
    guard case .step(let step) = example.match.meaning else {
      Issue.record("a phrase after when asks")
      return
    }
    #expect(step.words == example.text)
  }
}

extension Phrase: CustomTestStringConvertible {
  /// The pattern.
  public var testDescription: String { pattern }
}
