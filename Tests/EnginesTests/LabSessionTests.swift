import Conformance
import Engines
import Testing

@Suite("The engine of the lab")
struct LabSessionTests {
  private static let stage = """
    {"type":"stage","id":1,"responders":[{"name":"app","kind":"application"},\
    {"name":"window","kind":"window","in":"app","frame":[0,0,300,300]},\
    {"name":"A","kind":"view","in":"window","frame":[0,0,300,100]}]}
    """

  private func response(to line: String) -> String {
    var session = LabSession()
    _ = session.response(to: Array(Self.stage.utf8)[...])
    return String(decoding: session.response(to: Array(line.utf8)[...]), as: UTF8.self)
  }

  @Test("A message of the protocol is answered as by any engine")
  func protocolMessages() {
    var session = LabSession()
    #expect(session.response(to: Array(Self.stage.utf8)[...]) == [])
    #expect(
      response(
        to: """
          {"type":"perform","id":4,"stage":1,"steps":[{"do":"hitTest","of":"window","at":[5,5]},\
          {"ask":"hitTestView"}]}
          """
      ).hasSuffix(#"{"answer":{"responder":"A"}}]}"# + "\n"))
  }

  @Test(
    "Scenes are of the stage and of each step before one that fails, with layers where they changed"
  )
  func scenes() {
    let layers = { (isVisible: Bool) in
      """
      {"row":1,"corners":[[0,0],[300,0],[300,300],[0,300]],"width":300,"height":300,\
      "visible":true,"interactive":true},\
      {"row":2,"corners":[[0,0],[300,0],[300,100],[0,100]],"width":300,"height":100,\
      "visible":\(isVisible),"interactive":true}
      """
    }
    let drawing = { (look: String) in
      """
      {"width":336,"height":336,"scale":1,"origin":[18,18],"figures":[\
      {"row":1,"look":"window","outline":"M18 18L318 18L318 318L18 318Z","label":[32,129]},\
      {"row":2,"look":"\(look)","outline":"M18 18L318 18L318 118L18 118Z","label":[32,29]}]}
      """
    }
    #expect(
      response(
        to: """
          {"type":"scenes","id":2,"stage":1,"steps":[{"set":"hidden","of":"A","to":true},\
          {"do":"touchBegins","at":[10,20]},{"set":"alpha","of":"nowhere","to":1}]}
          """) == """
          {"type":"scenes","id":2,"scenes":[{"layers":[\(layers(true))],\
          "drawing":\(drawing("view")),"markers":[]},\
          {"layers":[\(layers(false))],"drawing":\(drawing("view gone")),"markers":[]},\
          {"markers":[{"kind":"down","finger":1,"at":[10,20]}]}]}

          """)
  }

  @Test("The words of steps are phrases, with the answers and the calls that records contain")
  func words() {
    #expect(
      response(
        to: """
          {"type":"words","id":3,"stage":1,"steps":[{"set":"alpha","of":"A","to":0.5},\
          {"do":"touchBegins","at":[10,20]},{"set":"hidden","of":"A","to":true},\
          {"ask":"hitTestView"},{"ask":"next","of":"A"}],"records":[{},{"calls":[\
          {"receiver":"A","message":"touchesBegan(_:with:)","fingers":[1]},\
          {"receiver":"window","message":"touchesBegan(_:with:)","fingers":[1]}]},{},\
          {"answer":{"responder":"A"}}]}
          """) == """
          {"type":"words","id":3,"steps":[{"keyword":"given","sentence":{"kind":"phrase",\
          "phrase":"{view} has alpha {number}","arguments":[{"kind":"word","word":"A"},\
          {"kind":"word","word":"0.5"}]},"then":[]},{"keyword":"when","sentence":{"kind":"phrase",\
          "phrase":"touching {point}","arguments":[{"kind":"word","word":"10 20"}]},"then":[\
          {"kind":"phrase","phrase":"the touch visits {path}","arguments":[{"kind":"list","list":[\
          {"kind":"word","word":"A"},{"kind":"word","word":"window"}],"joined":"→"}]}]},\
          {"keyword":"when","sentence":{"kind":"phrase","phrase":"{view} is hidden","arguments":[\
          {"kind":"word","word":"A"}]},"then":[]},{"keyword":"then","sentence":{"kind":"phrase",\
          "phrase":"the hit-test view is {expected view}","arguments":[{"kind":"word","word":"A"}]},\
          "then":[]},{"keyword":"then","sentence":{"kind":"phrase","phrase":"next of {responder}",\
          "arguments":[{"kind":"word","word":"A"}]},"then":[]}]}

          """)
  }

  @Test("Requirements are judged of what the engine did; none holds of steps that are impossible")
  func judging() {
    let requirements = """
      "requirements":[{"step":1,"requirement":{"requires":"answer","answers":[{"responder":"A"}]}},\
      {"step":1,"requirement":{"requires":"answer","answers":[{"responder":"window"}]}},\
      {"step":0,"requirement":{"requires":"noCall","call":{"receiver":"A",\
      "message":"touchesBegan(_:with:)"}}},{"step":7,"requirement":{"requires":"call",\
      "call":{"receiver":"A","family":"firings"}}}]
      """
    let steps = #"{"do":"hitTest","of":"window","at":[5,5]},{"ask":"hitTestView"}"#
    #expect(
      response(
        to: #"{"type":"judge","id":5,"stage":1,"steps":[\#(steps)],\#(requirements)}"#)
        == #"{"type":"judged","id":5,"holds":[true,false,true,false]}"# + "\n")
    #expect(
      response(
        to: """
          {"type":"judge","id":6,"stage":1,"steps":[\(steps),{"do":"touchEnds"}],\(requirements)}
          """) == #"{"type":"judged","id":6,"holds":[false,false,false,false]}"# + "\n")
  }

  @Test("An unknown stage and noise have errors as responses")
  func errors() {
    #expect(
      response(to: #"{"type":"words","id":3,"stage":2,"steps":[]}"#)
        == #"{"type":"errored","id":3,"message":"no stage has the id 2"}"# + "\n")
    #expect(
      response(to: #"{"type":"dance"}"#).hasPrefix(#"{"type":"errored","id":0,"message":"type: "#))
  }
}
