import Conformance
import Testing

@Suite("Requirements on the wire")
struct RequirementMessagesTests {
  @Test(
    "Each kind of requirement is read as it was written",
    arguments: [
      .answer(oneOf: [.responder("A"), .nobody, .truth(true), .number(2)]),
      .answer(oneOf: [.point(Point(x: 1, y: -2)), .text("abc"), .responders(["A", "B"])]),
      .answerBegins(with: ["A", "B"]), .receivers(.touchesBegan, ["A", "B"]),
      .receivers(.touchesBegan, []), .receiversBegin(.touchesEnded, with: ["A"]),
      .receives(.sendEvent, "app"), .doesNotReceive(.touchesMoved, "A"),
      .performs(.action("save"), "A", .sender("B")),
      .performs(.action("save"), "A", .sender(nil)),
      .performs(.action("save"), "A", .event(finger: 2)),
      .performs(.action("save"), "A", .event(finger: nil)),
      .receivesFingers(.touchesBegan, "A", [1, 2]),
      .history("A", [.touchesBegan, .touchesEnded], .touches), .history("A", [], .scrollCalls),
      .fires("tap"), .doesNotFire("tap"), .firings(of: "tap", 3), .precedes("A", "B"),
      .firesBefore("tap", .touchesCancelled, "A"),
      .anyOf([.fires("tap"), .anyOf([.answer(oneOf: [.nobody])])]),
    ] as [Requirement])
  func roundTrip(requirement: Requirement) throws {
    var json = JSONWriter()
    StepRequirement(step: 3, requirement).write(to: &json)
    #expect(try StepRequirement(json.bytes[...]) == StepRequirement(step: 3, requirement))
  }

  @Test(
    "A requirement is an object whose fields follow from its kind",
    arguments: [
      (
        .receivers(.touchesBegan, []),
        #"{"requires":"receivers","message":"touchesBegan(_:with:)","names":[]}"#
      ),
      (
        .performs(.action("save"), "A", .sender(nil)),
        #"""
        {"requires":"call","call":{"receiver":"A","message":"save","sender":{"responder":null}}}
        """#
      ),
      (
        .performs(.action("save"), "A", .event(finger: 2)),
        #"""
        {"requires":"call","call":{"receiver":"A","message":"save","event":true,"finger":2}}
        """#
      ),
      (
        .firesBefore("tap", .touchesEnded, "A"),
        #"""
        {"requires":"order","calls":[{"receiver":"tap","family":"firings"},\#
        {"receiver":"A","message":"touchesEnded(_:with:)"}]}
        """#
      ),
      (
        .firings(of: "tap", 2),
        #"{"requires":"count","receiver":"tap","family":"firings","count":2}"#
      ),
    ] as [(Requirement, String)])
  func text(requirement: Requirement, text: String) {
    var json = JSONWriter()
    requirement.write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }

  @Test("A printed chain is written as the answer that it is")
  func printedChain() throws {
    var json = JSONWriter()
    Requirement.printedChain(oneOf: [["A", "B"], ["C"]]).write(to: &json)
    #expect(
      try Requirement(json.bytes[...])
        == .answer(oneOf: [.responders(["A", "B"]), .responders(["C"])]))
  }

  @Test(
    "A requirement without what its kind needs is refused",
    arguments: [
      (#"{"requires":"call"}"#, WireError(at: "call", "the field is missing")),
      (#"{"requires":"call","call":{}}"#, WireError(at: "call.receiver", "the field is missing")),
      (
        #"{"requires":"receivers","names":["A"]}"#, WireError(at: "message", "the field is missing")
      ),
      (
        #"{"requires":"answerBegins","names":["A"],"count":1}"#,
        WireError(at: "count", "unknown field")
      ),
    ])
  func refusals(text: String, error: WireError) {
    #expect(throws: error) { try Requirement(Array(text.utf8)[...]) }
  }

  @Test(
    "A requirement that no phrase can say is refused",
    arguments: [
      #"{"requires":"call","call":{"receiver":"A"}}"#,
      #"{"requires":"call","call":{"receiver":"A","message":"m","event":false,"finger":1}}"#,
      #"{"requires":"noCall","call":{"receiver":"A","message":"m","fingers":[1]}}"#,
      #"{"requires":"order","calls":[{"receiver":"A"}]}"#,
      #"{"requires":"order","calls":[{"receiver":"A","message":"m"},{"receiver":"B"}]}"#,
      #"{"requires":"count","receiver":"A","family":"touches","count":1}"#,
    ])
  func meaningless(text: String) {
    #expect(throws: WireError("no requirement of this kind has these values")) {
      try Requirement(Array(text.utf8)[...])
    }
  }
}
