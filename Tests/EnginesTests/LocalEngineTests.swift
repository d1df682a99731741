@testable import Conformance
import Engines
import Testing

@Suite("The local engine")
struct LocalEngineTests {
  @Test("The local engine claims all features")
  func profile() {
    #expect(
      LocalEngine().profile
        == EngineProfile(
          name: "Reference", version: "0.1.0", language: "Swift", homepage: nil,
          features: Set(Vocabulary.uikit.features)))
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

  @Test("Every form of the vocabulary is carried out, and another one is skipped")
  func everyForm() {
    let unsupported = Vocabulary.uikit.forms.filter { !isSupported($0) }
    #expect(unsupported.map { "\($0.kind.rawValue) \($0.name)" } == [])
    var mistakes: [VocabularyTables.Mistake] = []
    let forgotten = Vocabulary(
      [
        .init(.kind, ["responder", "", "", "A responder."]),
        .init(.feature, ["hit-testing", "Finding views."]),
        .init(.step, ["set forgotten", "", "A property that no engine has.", "forgotten", ""]),
        .init(
          .phrase, ["{of:responder} is forgotten", "set forgotten", "hit-testing", "", "No.", ""]),
      ], languages: ["ko"], domain: nil, isUIKit: true, mistakes: &mistakes)
    #expect(mistakes.isEmpty)
    #expect(!isSupported(forgotten.forms[0]))
  }

  /// Whether the engine has the form, whatever comes of a step of it.
  private func isSupported(_ form: StepDefinition) -> Bool {
    let arguments = form.phrases[0].pieces.reduce(into: Phrase.Arguments()) { arguments, piece in
      guard case .slot(let slot, let field) = piece, field != "=" else { return }
      arguments[field] = slot.example
    }
    let step = form.phrases[0].step(of: form, filling: arguments)
    let reply = LocalEngine().reply(to: Script(stage: .figure, steps: [step]))
    if case .skipped = reply { return false }
    return true
  }

  @Test("An empty script gives an empty trace")
  func empty() async {
    #expect(await perform([], on: Stage([])) == .observed(Trace()))
  }
}

extension Slot {
  /// A value that fits the slot.
  fileprivate var example: StepValue {
    if let value = form.samples.value.first ?? candidates(on: .figure).last { return value }
    switch form.element {
    case .number, .positiveNumber, .negatedNumber: return .number(1)
    case .point: return .point(Point(x: 1, y: 1))
    case .rect: return .rect(Rect(x: 0, y: 0, width: 1, height: 1))
    default: return .text("A")
    }
  }
}
