import Conformance
import Testing

@testable import Running

@Suite struct RequirementTests {
  typealias Requirement = Expectation.Requirement

  @Test(
    "Answers that say the same agree",
    arguments: [
      (Answer.responder("A"), Answer.responder("A")),
      (.nobody, .responders([])),
      (.responders([]), .nobody),
      (.responders(["A"]), .responder("A")),
      (.truth(true), .truth(true)),
      (.text("A -> B"), .text("A -> B")),
    ])
  func agreeing(expected: Answer, actual: Answer) {
    let record = Trace.Record(answer: actual)
    #expect(Requirement.answer(oneOf: [expected]).holds(at: 0, of: Trace([record])))
  }

  @Test(
    "Answers that differ do not agree",
    arguments: [
      (Answer.responder("A"), Answer.responder("B")),
      (.responder("A"), .nobody),
      (.responders(["A", "B"]), .responders(["B", "A"])),
      (.truth(true), .truth(false)),
      (.text("A"), .responder("A")),
      (.nobody, .text("nobody")),
    ])
  func disagreeing(expected: Answer, actual: Answer) {
    let record = Trace.Record(answer: actual)
    #expect(!Requirement.answer(oneOf: [expected]).holds(at: 0, of: Trace([record])))
  }

  @Test("Any of the alternatives will do")
  func alternatives() {
    let requirement = Requirement.answer(oneOf: [.responder("root"), .responder("window")])
    #expect(requirement.holds(at: 0, of: Trace([Trace.Record(answer: .responder("window"))])))
    #expect(!requirement.holds(at: 0, of: Trace([Trace.Record(answer: .responder("A"))])))
  }

  static let asked = Trace.Record(calls: [
    Trace.Call("window", .pointInside), Trace.Call("B", .hitTest), Trace.Call("A", .pointInside),
  ])

  @Test(
    "Receivers are those of that message alone, in order",
    arguments: [
      (Requirement.receivers(.pointInside, ["window", "A"]), true),
      (.receivers(.pointInside, ["A", "window"]), false),
      (.receivers(.pointInside, ["window"]), false),
      (.receivers(.touchesBegan, []), true),
      (.receives(.pointInside, "A"), true),
      (.receives(.pointInside, "B"), false),
      (.doesNotReceive(.pointInside, "B"), true),
      (.doesNotReceive(.pointInside, "A"), false),
    ])
  func receivers(requirement: Requirement, holds: Bool) {
    #expect(requirement.holds(at: 0, of: Trace([Self.asked])) == holds)
  }

  @Test(
    "What was expected and what was are worded alike",
    arguments: [
      (
        Requirement.answer(oneOf: [.responder("root"), .responder("window")]),
        Trace.Record(answer: .nobody), "root or window", "nobody"
      ),
      (
        .answer(oneOf: [.responders(["A", "B"]), .responders(["A", "C"])]),
        Trace.Record(answer: .responders(["A"])), "A → B or A → C", "A"
      ),
      (.answer(oneOf: [.truth(true)]), Trace.Record(answer: .truth(false)), "yes", "no"),
      (
        .answer(oneOf: [.text("A -> B")]), Trace.Record(answer: .text("A->B")), "\"A -> B\"",
        "\"A->B\""
      ),
      (.receivers(.pointInside, []), asked, "nobody", "window → A"),
      (.receivers(.touchesBegan, ["A", "window"]), asked, "A → window", "nobody"),
      (
        .receives(.touchesBegan, "A"), asked, "A gets touchesBegan(_:with:)", "nobody gets it"
      ),
      (
        .receives(.pointInside, "B"), asked, "B gets point(inside:with:)", "window → A get it"
      ),
      (
        .doesNotReceive(.hitTest, "B"), asked, "B does not get hitTest(_:with:)", "B gets it"
      ),
    ])
  func words(requirement: Requirement, record: Trace.Record, expected: String, actual: String) {
    #expect(requirement.expectedWords(to: nil) == expected)
    #expect(requirement.actualWords(at: 0, of: Trace([record]), to: nil) == actual)
  }

  @Test("Subviews are worded as a list")
  func subviews() {
    let requirement = Requirement.answer(oneOf: [.responders(["B", "C"])])
    let record = Trace.Record(answer: .responders(["C", "B"]))
    #expect(requirement.expectedWords(to: .subviews(of: "A")) == "B, C")
    #expect(requirement.actualWords(at: 0, of: Trace([record]), to: .subviews(of: "A")) == "C, B")
  }
}

extension Expectation.Requirement {
  fileprivate func holds(in record: Trace.Record) -> Bool { holds(at: 0, of: Trace([record])) }

  fileprivate func actualWords(in record: Trace.Record, to query: Query?) -> String {
    actualWords(at: 0, of: Trace([record]), to: query)
  }
}
