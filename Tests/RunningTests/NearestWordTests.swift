import Testing

@testable import Running

@Suite struct NearestWordTests {
  @Test(
    "The nearest word is found, none where all are far",
    arguments: [
      ("touchs", "touches"), ("TOUCHES", "touches"), ("layer", "layers"), ("scene", "scenes"),
      ("gestures", nil), ("", nil),
    ] as [(String, String?)])
  func find(word: String, nearest: String?) {
    #expect(NearestWord.find(word, among: ["touches", "layers", "scenes"]) == nearest)
  }

  @Test("Among equally near words the first is taken")
  func first() {
    #expect(NearestWord.find("HIT-3", among: ["HIT-2", "HIT-4"]) == "HIT-2")
  }
}
