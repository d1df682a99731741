import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("Synonyms of the search")
struct SynonymsTests {
  @Test("A class is a line of words that are separated by commas")
  func classes() {
    var diagnostics: [Diagnostic] = []
    let synonyms = Synonyms(
      "# A comment\n\ntap, press down, 탭\n", file: "synonyms.txt", diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(synonyms.data == .list([.texts(["tap", "press down", "탭"])]))
  }

  @Test(
    "A line of one word, and a word in two classes, are diagnosed",
    arguments: [
      ("hidden", "“hidden” is not a class of synonyms"),
      ("hidden,", "“hidden,” is not a class of synonyms"),
      ("press, opacity, alpha", "“opacity” is a synonym already on line 1"),
    ])
  func malformed(line: String, summary: String) {
    var diagnostics: [Diagnostic] = []
    _ = Synonyms("opacity, clear\n\(line)", file: "synonyms.txt", diagnostics: &diagnostics)
    let texts = diagnostics.map(\.description).joined()
    #expect(texts.contains("synonyms.txt:2:1: \(summary)"))
  }
}
