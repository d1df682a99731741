import Testing

@testable import Conformance

@Suite("Requirements on the wire")
struct RequirementMessagesTests {
  @Test(
    "Each kind of requirement is read as it was written",
    arguments: [
      .answer(oneOf: [.responder("A"), .nobody, .truth(true), .number(2)]),
      .answer(oneOf: [.point(Point(x: 1, y: -2)), .text("abc"), .responders(["A", "B"])]),
      .answerBegins(with: ["A", "B"]), .receivers(.touchesBegan, ["A", "B"]),
      .receivers(.touchesBegan, []), .receiversBegin(.touchesEnded, with: ["A"]),
      .call(CallPattern("app", .sendEvent)), .noCall(CallPattern("A", .touchesMoved)),
      .call(CallPattern("A", .action("save"), sender: .responder("B"))),
      .call(CallPattern("A", .action("save"), sender: .nobody)),
      .call(CallPattern("A", .action("save"), hasEvent: true, finger: 2)),
      .call(CallPattern("A", .action("save"), hasEvent: false)),
      .call(CallPattern("A", .touchesBegan, fingers: [1, 2])),
      .history("A", [.touchesBegan, .touchesEnded], .touches), .history("A", [], .scrollCalls),
      .call(.firing(of: "tap")), .noCall(.firing(of: "tap")), .count(of: "tap", .firings, 3),
      .order(CallPattern("A"), CallPattern("B")),
      .order(.firing(of: "tap"), CallPattern("A", .touchesCancelled)),
      .anyOf([.call(.firing(of: "tap")), .anyOf([.answer(oneOf: [.nobody])])]),
    ] as [Requirement])
  func roundTrip(requirement: Requirement) throws {
    var json = JSONWriter()
    let message = StepRequirement(step: 3, requirement: requirement)
    message.write(to: &json)
    #expect(try StepRequirement(json.bytes[...]) == message)
  }

  @Test(
    "A requirement is an object whose fields follow from its kind",
    arguments: [
      (
        .receivers(.touchesBegan, []),
        #"{"requires":"receivers","message":"touchesBegan(_:with:)","names":[]}"#
      ),
      (
        .call(CallPattern("A", .action("save"), sender: .nobody)),
        #"""
        {"requires":"call","call":{"receiver":"A","message":"save","sender":{"responder":null}}}
        """#
      ),
      (
        .call(CallPattern("A", .action("save"), hasEvent: true, finger: 2)),
        #"""
        {"requires":"call","call":{"receiver":"A","message":"save","event":true,"finger":2}}
        """#
      ),
      (
        .order(.firing(of: "tap"), CallPattern("A", .touchesEnded)),
        #"""
        {"requires":"order","calls":[{"receiver":"tap","family":"firings"},\#
        {"receiver":"A","message":"touchesEnded(_:with:)"}]}
        """#
      ),
      (
        .count(of: "tap", .firings, 2),
        #"{"requires":"count","receiver":"tap","family":"firings","count":2}"#
      ),
    ] as [(Requirement, String)])
  func text(requirement: Requirement, text: String) {
    var json = JSONWriter()
    requirement.write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
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
      (
        #"{"requires":"order","calls":[{"receiver":"A"}]}"#,
        WireError(at: "calls", "an order is of two calls")
      ),
    ])
  func refusals(text: String, error: WireError) {
    #expect(throws: error) { try Requirement(Array(text.utf8)[...]) }
  }
}
