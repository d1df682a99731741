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
    var finder = finder
    let range = finder.removeFirst(in: bytes, from: 0)?.range
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == found)
  }

  @Test("A term is found once, and then a shorter one")
  func removes() {
    var finder = finder
    let text = Array("Responder chain, responder chain, hit-test view, 뷰 컨트롤러, 뷰, Größe".utf8)
    var found: [String] = []
    var start = 0
    while let (term, range) = finder.removeFirst(in: text, from: start) {
      found.append(term.words)
      start = range.upperBound
    }
    #expect(found == ["responder chain", "responder", "hit-test view", "뷰 컨트롤러", "뷰", "größe"])
    #expect(finder.isEmpty)
  }

  @Test("Of two terms with the same words the first is found")
  func unusual() {
    var finder = TermFinder([
      Glossary.Term(words: "view", anchor: "view"), Glossary.Term(words: "view", anchor: "view-1"),
    ])
    #expect(finder.removeFirst(in: Array("a view".utf8), from: 0)?.term.anchor == "view")
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
