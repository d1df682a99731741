import Conformance
import Engines
import Testing

@Suite("The local engine")
struct LocalEngineTests {
  @Test("The local engine claims all features")
  func profile() {
    #expect(
      LocalEngine().profile
        == EngineProfile(
          name: "Conform", version: "0.1.0", language: "Swift", homepage: nil,
          features: Set(Feature.allCases)))
  }

  @Test("A trace has one record for each step, in order")
  func records() async {
    let reply = await perform(
      [
        .set("hidden", of: "E", to: true),
        .touch(200, 200),
        .ask("hitTestView"),
        .ask("contains", of: "A", ["at": .point(Point(x: 0, y: 0))]),
        .stimulate("touchMoves", ["at": .point(Point(x: 10, y: 10))]),
        .stimulate("touchEnds"),
      ], on: .figure)
    let sending = [Trace.Call("app", .sendEvent), Trace.Call("window", .sendEvent)]
    let chain = ["C", "A", "window", "app"]
    #expect(
      reply
        == .observed(
          Trace([
            Trace.Record(),
            Trace.Record(
              calls: [
                Trace.Call("window", .pointInside), Trace.Call("A", .pointInside),
                Trace.Call("C", .pointInside), Trace.Call("D", .pointInside),
              ] + sending + chain.map { Trace.Call($0, .touchesBegan, fingers: [1]) }),
            Trace.Record(answer: .responder("C")),
            Trace.Record(answer: .truth(true)),
            Trace.Record(
              calls: sending + chain.map { Trace.Call($0, .touchesMoved, fingers: [1]) }),
            Trace.Record(
              calls: sending + chain.map { Trace.Call($0, .touchesEnded, fingers: [1]) }),
          ])))
  }

  @Test("Each script starts in a new world")
  func freshWorlds() async {
    let engine = LocalEngine()
    let hide = Script(
      stage: .figure,
      steps: [.set("hidden", of: "C", to: true), .touch(200, 200), .ask("hitTestView")])
    let plain = Script(stage: .figure, steps: [.touch(200, 200), .ask("hitTestView")])
    #expect(await engine.perform(hide).lastAnswer == .responder("A"))
    #expect(await engine.perform(plain).lastAnswer == .responder("E"))
  }

  @Test("An empty script gives an empty trace")
  func empty() async {
    #expect(await perform([], on: Stage([])) == .observed(Trace()))
  }
}

extension Reply {
  fileprivate var lastAnswer: Answer? {
    if case .observed(let trace) = self { trace.records.last?.answer } else { nil }
  }
}
