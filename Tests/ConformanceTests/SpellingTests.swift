import Conformance
import Testing

@Suite("What a misspelt word was meant to be") struct SpellingTests {
  @Test(
    "The nearest word is found, none where all are far",
    arguments: [
      ("touchs", "touches"), ("TOUCHES", "touches"), ("layer", "layers"), ("scene", "scenes"),
      ("gestures", nil), ("", nil), ("tuoches", "touches"), ("layers", nil),
    ] as [(String, String?)])
  func find(word: String, nearest: String?) {
    #expect(Spelling.suggestion(for: word, among: ["touches", "layers", "scenes"]) == nearest)
  }

  @Test("Case does not count, beyond ASCII neither")
  func ignoresCase() {
    #expect(Spelling.suggestion(for: "ANSICHT Ä", among: ["ansicht ä"]) == "ansicht ä")
  }

  @Test("Nobody misspells a word of a hundred thousand letters", .timeLimit(.minutes(1)))
  func giveUpOnLongWords() {
    let name = String(repeating: "a", count: 100_000)
    #expect(Spelling.suggestion(for: name + "b", among: [name]) == nil)
  }

  @Test("Among equally near words the first is taken")
  func first() {
    #expect(Spelling.suggestion(for: "HIT-3", among: ["HIT-2", "HIT-4"]) == "HIT-2")
  }
}
