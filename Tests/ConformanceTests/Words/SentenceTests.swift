import Conformance
import Testing

@Suite("Sentences as values")
struct SentenceTests {
  private static let sentences: [(Sentence, String, String)] = [
    ("A", "A", #"{"kind":"word","word":"A"}"#),
    (
      .phrase("{view} is hidden", ["C"]), "C is hidden",
      #"{"kind":"phrase","phrase":"{view} is hidden","arguments":[{"kind":"word","word":"C"}]}"#
    ),
    (
      .list(["A", "B", "…"], .arrow), "A → B → …",
      """
      {"kind":"list","list":[{"kind":"word","word":"A"},{"kind":"word","word":"B"},\
      {"kind":"word","word":"…"}],"joined":"→"}
      """
    ),
    (
      .phrase("nobody gets it", []), "nobody gets it",
      #"{"kind":"phrase","phrase":"nobody gets it","arguments":[]}"#
    ),
  ]

  @Test("A sentence has its words, and is read as it was written", arguments: sentences)
  func roundTrip(sentence: Sentence, words: String, json: String) throws {
    #expect(sentence.description == words)
    var writer = JSONWriter()
    sentence.write(to: &writer)
    #expect(String(decoding: writer.take(), as: UTF8.self) == json)
    #expect(try Sentence(Array(json.utf8)[...]) == sentence)
  }

  @Test(
    "Each joint has its spaces",
    arguments: [
      (Sentence.Joint.or, "A or B"), (.andThen, "A and then B"), (.arrow, "A → B"),
      (.printedArrow, "A -> B"), (.comma, "A, B"), (.semicolon, "A; B"),
    ])
  func joints(joint: Sentence.Joint, words: String) {
    #expect(Sentence.list(["A", "B"], joint).description == words)
    #expect(Sentence.joined(["A"], joint) == "A")
    #expect(Sentence.names([], joint, empty: "nobody") == "nobody")
  }

  @Test(
    "What is no sentence is refused with its place",
    arguments: [
      (
        #"{"kind":"phrase","phrase":"{view} is hidden","arguments":[]}"#,
        #"arguments: "{view} is hidden" has 1 slot, not 0"#
      ),
      (#"{"kind":"list","list":[],"joined":"and"}"#, #"joined: unknown: "and""#),
      (
        #"{"kind":"list","list":["A"],"joined":"or"}"#,
        "list[0]: an object should stand here, not a string"
      ),
      (#"{"kind":"text","word":"A"}"#, #"kind: unknown: "text""#),
      (#"{"kind":"word"}"#, "word: the field is missing"),
      (#"{"kind":"word","word":"A","list":[]}"#, "list: unknown field"),
    ])
  func refusals(json: String, error: String) {
    let found = #expect(throws: WireError.self) { try Sentence(Array(json.utf8)[...]) }
    #expect(found?.description == error)
  }
}
