import Testing

@testable import SpecReading

@Suite("Terms of the glossary are found in prose") struct TermFinderTests {
  private let finder = TermFinder([
    Glossary.Term(words: "responder chain", anchor: "responder-chain"),
    Glossary.Term(words: "responder", anchor: "responder"),
    Glossary.Term(words: "hit-test view", anchor: "hit-test-view"),
    Glossary.Term(words: "뷰 컨트롤러", anchor: "view-controller"),
    Glossary.Term(words: "뷰", anchor: "view"),
    Glossary.Term(words: "größe", anchor: "size"),
  ])

  @Test(
    "whole words only, the longer term before the shorter",
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

  @Test("A term that was forgotten is not found again, and others are")
  func forgets() {
    var finder = finder
    finder.forget(Glossary.Term(words: "responder chain", anchor: "responder-chain"))
    #expect(finder.first(in: Array("The Responder chain".utf8))?.term.words == "responder")
    for words in ["responder", "hit-test view", "뷰 컨트롤러", "뷰"] {
      #expect(!finder.isEmpty)
      let term = finder.first(in: Array(words.utf8))?.term
      #expect(term?.words == words)
      if let term { finder.forget(term) }
    }
    #expect(!finder.isEmpty)
    finder.forget(Glossary.Term(words: "größe", anchor: "size"))
    #expect(finder.isEmpty)
  }
}
