import Conformance
import Results

extension Explanation {
  /// Compares what engines did in a scenario.
  package init(_ scenario: Scenario, runs: [EngineRun]) {
    let script = scenario.script
    // A trace of another length cannot be compared; its verdict is errored.
    let observed = runs.compactMap { run in run.trace.map { (run.profile, $0) } }
      .filter { $1.records.count == script.steps.count }
    let divergences = observed.dropFirst().compactMap { other, trace in
      let (profile, first) = observed[0]
      return TraceComparer(
        profile.features.intersection(other.features), lacks: profile.lacks.union(other.lacks)
      ).difference(script, first, trace)
    }
    self.init(
      scenario: scenario, runs: runs, firstDivergence: divergences.min { $0.step < $1.step })
  }
}

extension Explanation.EngineRun {
  /// Runs a scenario on an engine, and keeps the trace whatever the verdict.
  ///
  /// - Parameter reference: An engine that meets the expectations, by which a failure is explained.
  package init(
    of engine: any Engine, on scenario: Scenario, comparedWith reference: (any Engine)? = nil
  ) async {
    let profile = engine.profile
    var reducer = StageReducer(profile)
    let (asked, leftOut): (Scenario, [String])
    switch reducer.reduce(scenario) {
    case .skipped(let lack):
      self.init(profile: profile, verdict: .skipped(reason: lack.reason, url: nil), trace: nil)
      return
    case .asked(let part, let names): (asked, leftOut) = (part, names)
    }
    let reply = await engine.replyOrError(to: asked.script)
    let trace: Trace? = if case .observed(let observed) = reply { observed } else { nil }
    var result = Judge.judge(asked, by: reply)
    if !result.verdict.differences.isEmpty, let trace {
      result.verdict.cause = await FailureExplanation(
        of: trace, in: asked, engine: engine, reference: reference)
    }
    self.init(
      profile: profile, verdict: result.verdict, choices: result.choices, trace: trace,
      leftOut: leftOut)
  }
}
