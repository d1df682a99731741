import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Synonyms of the search")
struct SynonymsTests {
  @Test("A class is a line of words that are separated by commas")
  func classes() {
    let synonyms = Synonyms(Array("# A comment\n\ntap, press down, 탭\n".utf8))
    #expect(synonyms.diagnostics == [])
    #expect(synonyms.classes == [["tap", "press down", "탭"]])
  }

  @Test(
    "A line of one word, and a word in two classes, are diagnosed",
    arguments: [
      ("hidden", "“hidden” is not a class of synonyms"),
      ("hidden,", "“hidden,” is not a class of synonyms"),
      (",", "“,” is not a class of synonyms"),
      ("press, opacity, alpha", "“opacity” is a synonym already on line 1"),
    ])
  func malformed(line: String, summary: String) {
    let synonyms = Synonyms(Array("opacity, clear\n\(line)".utf8))
    let texts = synonyms.diagnostics.map(\.description).joined()
    #expect(texts.contains("synonyms.txt:2:1: \(summary)"))
    #expect(synonyms.classes.allSatisfy { $0.count > 1 })
  }
}
