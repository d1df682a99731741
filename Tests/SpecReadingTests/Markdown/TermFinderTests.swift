import Testing

@testable import SpecReading

@Suite("Terms of the glossary in prose") struct TermFinderTests {
  private let finder = TermFinder([
    Glossary.Term(words: "responder chain", anchor: "responder-chain"),
    Glossary.Term(words: "responder", anchor: "responder"),
    Glossary.Term(words: "hit-test view", anchor: "hit-test-view"),
    Glossary.Term(words: "뷰 컨트롤러", anchor: "view-controller"),
    Glossary.Term(words: "뷰", anchor: "view"),
    Glossary.Term(words: "größe", anchor: "size"),
  ])

  @Test(
    "Whole words are found, longer terms first",
    arguments: [
      ("The responder chain.", "responder chain"), ("Responders wait.", "Responders"),
      ("a responder's next", "responder"), ("Its hit-test view is E", "hit-test view"),
      ("corresponders and responderly", nil), ("", nil), ("é responder", "responder"),
      ("서브뷰와 뷰포트의 뷰에서는", "뷰"), ("뷰 컨트롤러들이", "뷰 컨트롤러"), ("뷰(view)", "뷰"),
      ("봐 뷁", nil), ("Größen", nil), ("der Größe nach", "Größe"),
      ("first-responder", nil), ("pre-responder-based", nil),
    ] as [(String, String?)])
  func first(text: String, found: String?) {
    let bytes = Array(text.utf8)
    let range = finder.first(in: bytes)?.range
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == found)
  }

  @Test("A removed term is not found again, and others are")
  func removes() {
    var finder = finder
    finder.remove(Glossary.Term(words: "responder chain", anchor: "responder-chain"))
    #expect(finder.first(in: Array("The Responder chain".utf8))?.term.words == "responder")
    for words in ["responder", "hit-test view", "뷰 컨트롤러", "뷰"] {
      #expect(!finder.isEmpty)
      let term = finder.first(in: Array(words.utf8))?.term
      #expect(term?.words == words)
      if let term { finder.remove(term) }
    }
    #expect(!finder.isEmpty)
    finder.remove(Glossary.Term(words: "größe", anchor: "size"))
    #expect(finder.isEmpty)
  }
}

@Suite("Korean particles after a noun")
struct KoreanParticlesTests {
  @Test(
    "Text of one or several particles is recognized",
    arguments: ["는", "에게는", "들에게서", "이라면", "로부터", "이다", ""])
  func particles(_ text: String) { #expect(KoreanParticles.areAll(of: Array(text.utf8)[...])) }

  @Test(
    "Other text is no sequence of particles", arguments: ["포트", "는포트", "s", "컨트롤러", "\u{1100}"])
  func others(_ text: String) { #expect(!KoreanParticles.areAll(of: Array(text.utf8)[...])) }
}
