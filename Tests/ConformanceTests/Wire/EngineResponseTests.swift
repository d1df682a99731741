import Testing

@testable import Conformance

@Suite("Engine responses")
struct EngineResponseTests {
  private func line(_ response: EngineResponse) -> String {
    var json = JSONWriter()
    response.write(to: &json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  private func read(_ line: String) throws(WireError) -> EngineResponse {
    try EngineResponse(Array(line.utf8)[...])
  }

  @Test(
    "A response is one line of JSON, and is read as it was written",
    arguments: [
      (
        .hello(
          protocol: 1,
          EngineProfile(
            name: "E", version: "1", language: "C", homepage: "https://e",
            features: [.touches, .actions])),
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
          + #""homepage":"https://e","features":["actions","touches"]}}"#
      ),
      (
        .reply(
          id: 1,
          .observed(
            Trace([
              Trace.Record(),
              Trace.Record(calls: [
                Trace.Call("a", .touchesBegan, fingers: [1, 2]), Trace.Call("b", .action("wave")),
              ]),
              Trace.Record(answer: .nobody), Trace.Record(answer: .responder("a")),
              Trace.Record(answer: .responders(["a", "b"])), Trace.Record(answer: .truth(true)),
              Trace.Record(answer: .number(1.5)),
              Trace.Record(answer: .point(Point(x: 1, y: 2))), Trace.Record(answer: .text("t")),
            ]))),
        #"{"type":"observed","id":1,"records":[{},{"calls":[{"receiver":"a","#
          + #""message":"touchesBegan(_:with:)","fingers":[1,2]},{"receiver":"b","message":"wave"}]},"#
          + #"{"answer":{"responder":null}},{"answer":{"responder":"a"}},"#
          + #"{"answer":{"responders":["a","b"]}},{"answer":{"truth":true}},"#
          + #"{"answer":{"number":1.5}},{"answer":{"point":[1,2]}},{"answer":{"text":"t"}}]}"#
      ),
      (
        .reply(id: 2, .skipped(reason: "no", url: nil)),
        #"{"type":"skipped","id":2,"reason":"no"}"#
      ),
      (
        .reply(id: 2, .skipped(reason: "no", url: "https://e")),
        #"{"type":"skipped","id":2,"reason":"no","url":"https://e"}"#
      ),
      (.reply(id: 3, .errored(message: "ouch")), #"{"type":"errored","id":3,"message":"ouch"}"#),
    ] as [(EngineResponse, String)])
  func roundTrip(response: EngineResponse, text: String) throws {
    #expect(line(response) == text + "\n")
    #expect(try read(text) == response)
  }

  @Test(
    "An invalid response is rejected with the place and the reason",
    arguments: [
      (
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","features":["flying"]}}"#,
        #"engine.features[0]: unknown feature: "flying""#
      ),
      (#"{"type":"observed","id":1}"#, "records: missing"),
      (
        #"{"type":"observed","id":1,"records":[{"answers":{}}]}"#,
        "records[0].answers: unknown field"
      ),
      (
        #"{"type":"observed","id":1,"records":[{"answer":{}}]}"#,
        "records[0].answer: an answer has one of the fields "
          + "responder, responders, truth, number, point, text"
      ),
      (
        #"{"type":"observed","id":1,"records":[{"answer":{"truth":true,"text":"yes"}}]}"#,
        "records[0].answer.text: unknown field"
      ),
      (
        #"{"type":"observed","id":1,"records":[{"calls":[{"receiver":"a"}]}]}"#,
        "records[0].calls[0].message: missing"
      ),
      (
        #"{"type":"observed","id":1,"records":[{"calls":[{"receiver":"a","message":"m","fingers":["1"]}]}]}"#,
        "records[0].calls[0].fingers[0]: a whole number should stand here, not a string"
      ),
    ])
  func problem(text: String, words: String) {
    let problem = #expect(throws: WireError.self) { try read(text) }
    #expect(problem?.description == words)
  }
}
