import Testing

@testable import Conformance

@Suite("Engine requests")
struct EngineRequestTests {
  private func line(_ request: EngineRequest) -> String {
    var json = JSONWriter()
    request.writeLine(to: &json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  private func read(_ line: String) throws(WireError) -> EngineRequest {
    try EngineRequest(Array(line.utf8)[...])
  }

  @Test(
    "A request is one line of JSON, and is read as it was written",
    arguments: [
      (.hello(protocol: 1), #"{"type":"hello","protocol":1}"#),
      (.bye, #"{"type":"bye"}"#),
      (
        .stage(
          2,
          [
            StagedResponder(
              name: "a", kind: .textField, parent: "b", controller: "c", presenter: "d",
              frame: Rect(x: 1, y: 2, width: 3, height: 4))
          ]),
        #"{"type":"stage","id":2,"responders":[{"name":"a","kind":"text field","in":"b","#
          + #""viewOf":"c","presentedBy":"d","frame":[1,2,3,4]}]}"#
      ),
      (
        .perform(
          id: 3, stage: 2,
          steps: [
            .set("next", of: "a"), .change("focus"),
            .stimulate(
              "fingers",
              [
                "changes": .fingers([
                  FingerChange(1, .lifts), FingerChange(2, .moves(Point(x: 1, y: 2))),
                ])
              ]),
            .ask("keyWindow"),
          ]),
        #"{"type":"perform","id":3,"stage":2,"steps":[{"set":"next","of":"a","to":null},"#
          + #"{"change":"focus","of":null},{"do":"fingers","changes":[{"finger":1,"does":"lifts"},"#
          + #"{"finger":2,"does":"moves","at":[1,2]}]},{"ask":"keyWindow"}]}"#
      ),
    ] as [(EngineRequest, String)])
  func roundTrip(request: EngineRequest, text: String) throws {
    #expect(line(request) == text + "\n")
    #expect(try read(text) == request)
  }

  @Test("What a later version adds to the greeting of a runner is ignored")
  func later() throws {
    let line = #"{"type":"hello","protocol":1,"runner":{"version":"2"}}"#
    #expect(try EngineRequest(ArraySlice(line.utf8)) == .hello(protocol: 1))
  }

  @Test(
    "An invalid request is rejected with the place and the reason",
    arguments: WireCases.requests)
  func problem(text: String, words: String) {
    let problem = #expect(throws: WireError.self) { try read(text) }
    #expect(problem?.description == words)
  }
}
