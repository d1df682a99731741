import Conformance
import Results
import Running
import Testing

@Suite struct ExplanationMakingTests {
  private func run(
    _ reply: Reply, claiming features: Set<Feature> = [.hitTesting, .touches]
  ) async -> Explanation.EngineRun {
    var engine = ToyEngine()
    engine.profile.features = features
    engine.answer = { _ in reply }
    return await Explanation.EngineRun(of: engine, on: .sample())
  }

  private func firstDivergence(_ replies: Reply...) async -> Int? {
    var runs: [Explanation.EngineRun] = []
    for reply in replies { runs.append(await run(reply)) }
    return Explanation(.sample(), runs: runs).firstDivergence?.step
  }

  @Test("An explanation contains an engine's trace, also for a scenario that passed")
  func kept() async {
    let passed = await run(.found("A"))
    #expect(passed.verdict == .passed)
    #expect(passed.trace?.records.last?.answer == .responder("A"))
    let failed = await run(.found("B"))
    #expect(failed.trace?.records.last?.answer == .responder("B"))
  }

  @Test("An engine that does not claim the feature is skipped, and one that throws is errored")
  func skippedAndErrored() async {
    var lacking = ToyEngine()
    lacking.profile.features = []
    lacking.answer = { _ in throw ToyEngine.Broken() }
    let skipped = await Explanation.EngineRun(of: lacking, on: .sample())
    #expect(
      skipped.verdict
        == .skipped(reason: OutcomePhrase.doesNotClaim.filled("hit-testing"), url: nil))
    var broken = ToyEngine()
    broken.answer = { _ in throw ToyEngine.Broken() }
    let errored = await Explanation.EngineRun(of: broken, on: .sample())
    #expect(
      errored.verdict
        == .errored(message: "the engine could not be reached: the pipe is closed"))
    #expect(errored.trace == nil)
  }

  @Test("The first divergence is the first step at which two engines differ")
  func firstDivergence() async {
    let call = Trace.Record(calls: [.init("A", .touchesBegan, fingers: [1])])
    let other = Trace.Record(calls: [.init("A", .touchesBegan, fingers: [2])])
    let answer = Trace.Record(answer: .responder("A"))
    #expect(await firstDivergence(.found("A"), .found("A")) == nil)
    #expect(await firstDivergence(.found("A"), .found("B")) == 1)
    #expect(
      await firstDivergence(.observed(Trace([call, answer])), .observed(Trace([other, answer])))
        == 0)
    #expect(await firstDivergence(.found("A"), .errored(message: "no"), .found("A")) == nil)
    #expect(await firstDivergence(.found("A"), .observed(Trace([call]))) == nil)
    #expect(await firstDivergence(.errored(message: "no")) == nil)
  }

  @Test("What engines need not report, or do not both claim, is not a divergence")
  func compared() async {
    let answer = Trace.Record(answer: .responder("A"))
    func reply(_ calls: Trace.Call...) -> Reply {
      .observed(Trace([Trace.Record(calls: calls), answer]))
    }
    let touch = Trace.Call("A", .touchesBegan, fingers: [1])
    #expect(
      await firstDivergence(reply(Trace.Call("A", .hitTest), touch), reply(touch)) == nil)
    let runs = [
      await run(reply(touch)), await run(reply(), claiming: [.hitTesting]), await run(reply()),
    ]
    #expect(Explanation(.sample(), runs: Array(runs.prefix(2))).firstDivergence == nil)
    #expect(Explanation(.sample(), runs: runs).firstDivergence?.step == 0)
  }

  @Test("Equivalent answers are not a divergence")
  func sameAnswers() async {
    let one = Trace.Record(answer: .responder("A"))
    let list = Trace.Record(answer: .responders(["A"]))
    #expect(
      await firstDivergence(.observed(Trace([.init(), one])), .observed(Trace([.init(), list])))
        == nil)
  }
}
