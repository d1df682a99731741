import Conformance
import Results

extension Explanation {
  /// Compares what engines did in a scenario.
  package init(_ scenario: Scenario, runs: [EngineRun]) {
    self.init(
      scenario: scenario, runs: runs,
      firstDivergence: Self.firstDivergence(
        runs.compactMap(\.trace), steps: scenario.script.steps.count))
  }

  /// Returns the first step at which the traces differ.
  private static func firstDivergence(_ traces: [Trace], steps: Int) -> Int? {
    // A trace of another length cannot be compared; its verdict is errored.
    let traces = traces.filter { $0.records.count == steps }
    guard let first = traces.first else { return nil }
    return first.records.indices.first { step in
      traces.contains { !$0.records[step].agrees(with: first.records[step]) }
    }
  }
}

extension Trace.Record {
  /// Returns whether both have the same calls, and answers that mean the same.
  fileprivate func agrees(with other: Trace.Record) -> Bool {
    guard let answer, let otherAnswer = other.answer else { return self == other }
    return calls == other.calls && answer.agrees(with: otherAnswer)
  }
}

extension Explanation.EngineRun {
  /// Runs a scenario on an engine, and keeps the trace whatever the verdict.
  ///
  /// - Parameter reference: An engine that meets the expectations, by which a failure is explained.
  package init(
    of engine: any Engine, on scenario: Scenario, comparedWith reference: (any Engine)? = nil
  ) async {
    let scenarioRunner = ScenarioRunner(engine)
    var reducer = StageReducer(scenarioRunner.profile)
    let reduced = reducer.reduce(scenario)
    let reply = await scenarioRunner.reply(to: reduced)
    var trace: Trace?
    if case .observed(let observed) = reply { trace = observed }
    let asked = reduced.scenario ?? scenario
    var result = Judge.judge(asked, by: reply)
    if !result.verdict.differences.isEmpty, let trace {
      result.verdict.cause = await FailureExplanation(
        of: trace, in: asked, engine: engine, reference: reference)
    }
    self.init(
      profile: scenarioRunner.profile, verdict: result.verdict, choices: result.choices,
      trace: trace, leftOut: reduced.leftOut)
  }
}
