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
      .printedChain(oneOf: [["A", "B"], ["C"]]), .performs(.action("save"), "A", .sender("B")),
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
    "A requirement without what its kind needs is refused",
    arguments: [
      #"{"requires":"fires"}"#, #"{"requires":"receives","names":["A"]}"#,
      #"{"requires":"receivers","names":["A"]}"#, #"{"requires":"precedes","names":["A"]}"#,
      #"{"requires":"firings","names":["A"]}"#, #"{"requires":"history","names":["A"]}"#,
      #"{"requires":"firesBefore","names":["A"],"messages":["m"]}"#,
    ])
  func refusals(text: String) {
    #expect(throws: WireError("its fields are not those of its kind")) {
      try Requirement(Array(text.utf8)[...])
    }
  }
}
