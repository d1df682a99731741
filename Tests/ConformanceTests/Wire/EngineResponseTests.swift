import Testing

@testable import Conformance

@Suite("Engine responses")
struct EngineResponseTests {
  private func line(_ response: EngineResponse) -> String {
    var json = JSONWriter()
    response.writeLine(to: &json)
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
        .hello(
          protocol: 1,
          EngineProfile(
            name: "E", version: "1", language: "C", features: [],
            kinds: [.windowScene, .application, .panRecognizer])),
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
          + #""features":[],"kinds":["application","pan recognizer","window scene"]}}"#
      ),
      (
        .hello(
          protocol: 1,
          EngineProfile(name: "E", version: "1", language: "C", features: [], kinds: [])),
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
          + #""features":[],"kinds":[]}}"#
      ),
      (
        .hello(
          protocol: 1,
          EngineProfile(
            name: "E", version: "1", language: "C", features: [],
            lacks: ["set scale", "children"])),
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
          + #""features":[],"lacks":["children","set scale"]}}"#
      ),
      (
        .hello(
          protocol: 1,
          EngineProfile(
            name: "E", version: "1", language: "C", features: [],
            system: SystemVersion(major: 14, minor: 2))),
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
          + #""features":[],"system":"iOS 14.2"}}"#
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
              Trace.Record(calls: [
                Trace.Call("b", .action("w"), sender: .nobody, hasEvent: false),
                Trace.Call(
                  "b", .action("w"), fingers: [1], sender: .responder("a"), hasEvent: true),
              ]),
              Trace.Record(answer: .nobody), Trace.Record(answer: .responder("a")),
              Trace.Record(answer: .responders(["a", "b"])), Trace.Record(answer: .truth(true)),
              Trace.Record(answer: .number(1.5)),
              Trace.Record(answer: .point(Point(x: 1, y: 2))), Trace.Record(answer: .text("t")),
            ]))),
        #"{"type":"observed","id":1,"records":[{},{"calls":[{"receiver":"a","#
          + #""message":"touchesBegan(_:with:)","fingers":[1,2]},{"receiver":"b","message":"wave"}]},"#
          + #"{"calls":[{"receiver":"b","message":"w","sender":{"responder":null},"event":false},"#
          + #"{"receiver":"b","message":"w","fingers":[1],"sender":{"responder":"a"},"event":true}]},"#
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

  @Test("A kind that is claimed twice is claimed once, and `null` claims all")
  func repeatedKinds() throws {
    func kinds(_ json: String) throws -> Set<ResponderKind>? {
      let hello =
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","#
      guard case .hello(_, let profile) = try read(hello + #""features":[],"kinds":\#(json)}}"#)
      else { return [] }
      return profile.kinds
    }
    #expect(try kinds(#"["view","window","view"]"#) == [.view, .window])
    #expect(try kinds("null") == nil)
  }

  @Test("What a later version adds to the greeting of an engine is ignored")
  func later() throws {
    let line =
      #"{"type":"hello","protocol":1,"since":2,"engine":{"name":"E","version":"1","language":"C","features":[],"motto":{"a":[]}}}"#
    #expect(
      try read(line)
        == .hello(protocol: 1, .init(name: "E", version: "1", language: "C", features: [])))
  }

  @Test(
    "An invalid response is rejected with the place and the reason",
    arguments: WireCases.responses)
  func problem(text: String, words: String) { expect(text, words: words) }

  @Test(
    "A name or a reason that shows nothing is rejected",
    arguments: ["", " \t", "\u{200B}\u{FEFF}", "\u{3164}", "\u{2800}", "\u{7}"])
  func showsNothing(text: String) {
    var profile = EngineProfile(name: text, version: "1", language: "C", features: [])
    let name = "a string that shows something, of at most 1000 characters, should stand here"
    expect(
      line(.hello(protocol: 1, profile)), words: "engine.name: \(name), not \(text.quoted)")
    (profile.name, profile.version) = ("E", text)
    expect(
      line(.hello(protocol: 1, profile)), words: "engine.version: \(name), not \(text.quoted)")
    let reason = "a string that shows something should stand here, not \(text.quoted)"
    expect(line(.reply(id: 1, .skipped(reason: text, url: nil))), words: "reason: \(reason)")
    expect(line(.reply(id: 1, .errored(message: text))), words: "message: \(reason)")
  }

  @Test("A name of a thousand characters is read, and a longer one is rejected")
  func longName() throws {
    let name = String(repeating: "ä", count: 1_000)
    var profile = EngineProfile(name: name, version: "1", language: "C", features: [])
    #expect(try read(line(.hello(protocol: 1, profile))) == .hello(protocol: 1, profile))
    profile.name += "x"
    expect(
      line(.hello(protocol: 1, profile)),
      words: """
        engine.name: a string that shows something, of at most 1000 characters, should stand here, \
        not "\(name.prefix(60))…"
        """)
  }

  @Test(
    "Null is the same as an absent field, where a field may be absent",
    arguments: [
      (
        #"{"type":"hello","protocol":1,"engine":{"name":"E","version":"1","language":"C","homepage":null,"features":[]}}"#,
        .hello(
          protocol: 1, EngineProfile(name: "E", version: "1", language: "C", features: []))
      ),
      (
        #"{"type":"skipped","id":1,"reason":"no","url":null}"#,
        .reply(id: 1, .skipped(reason: "no", url: nil))
      ),
      (
        #"{"type":"observed","id":1,"records":[{"calls":null,"answer":null},{"calls":[{"receiver":"a","message":"m","fingers":null,"sender":null,"event":null}]},{"answer":{"responder":null}}]}"#,
        .reply(
          id: 1,
          .observed(
            Trace([
              Trace.Record(), Trace.Record(calls: [Trace.Call("a", .action("m"))]),
              Trace.Record(answer: .nobody),
            ])))
      ),
    ] as [(String, EngineResponse)])
  func null(text: String, response: EngineResponse) throws {
    #expect(try read(text) == response)
  }

  private func expect(_ text: String, words: String) {
    let problem = #expect(throws: WireError.self) { try read(text) }
    #expect(problem?.description == words)
  }
}
