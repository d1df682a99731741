import Conformance
import Results
import Testing

@Suite("Suggestions for misspelt words") struct SpellingTests {
  @Test(
    "The nearest word is suggested, and none if all are too far",
    arguments: [
      ("touchs", "touches"), ("TOUCHES", "touches"), ("layer", "layers"), ("scene", "scenes"),
      ("gestures", nil), ("", nil), ("tuoches", "touches"), ("layers", nil),
    ] as [(String, String?)])
  func find(word: String, nearest: String?) {
    #expect(Spelling.suggestion(for: word, among: ["touches", "layers", "scenes"]) == nearest)
  }

  @Test("Case is ignored, also beyond ASCII")
  func ignoresCase() {
    #expect(Spelling.suggestion(for: "ANSICHT Ä", among: ["ansicht ä"]) == "ansicht ä")
  }

  @Test("A word of a hundred thousand letters has no suggestion", .timeLimit(.minutes(1)))
  func giveUpOnLongWords() {
    let name = String(repeating: "a", count: 100_000)
    #expect(Spelling.suggestion(for: name + "b", among: [name]) == nil)
  }

  @Test("Of equally near words the first one is suggested")
  func first() {
    #expect(Spelling.suggestion(for: "HIT-3", among: ["HIT-2", "HIT-4"]) == "HIT-2")
  }
}
