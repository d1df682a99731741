import Testing

@testable import SpecReading

@Suite("Terms of the glossary are found in prose") struct TermFinderTests {
  private let finder = TermFinder([
    Glossary.Term(words: "responder chain", anchor: "responder-chain"),
    Glossary.Term(words: "responder", anchor: "responder"),
    Glossary.Term(words: "hit-test view", anchor: "hit-test-view"),
  ])

  @Test(
    "whole words only, the longer term before the shorter",
    arguments: [
      ("The responder chain.", "responder chain"), ("Responders wait.", "Responders"),
      ("a responder's next", "responder"), ("Its hit-test view is E", "hit-test view"),
      ("corresponders and responderly", nil), ("", nil), ("é responder", "responder"),
      ("first-responder", nil), ("pre-responder-based", nil),
    ] as [(String, String?)])
  func first(text: String, found: String?) {
    #expect(finder.first(in: text).map { String(text[$0.range]) } == found)
  }
}
