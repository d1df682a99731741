import Conformance

extension Explanation {
  /// Puts what engines did beside each other.
  package init(_ scenario: Scenario, accounts: [Account]) {
    self.init(
      scenario: scenario, accounts: accounts,
      parting: Self.parting(accounts.compactMap(\.trace), steps: scenario.script.steps.count))
  }

  /// The first step at which the traces are not all alike.
  private static func parting(_ traces: [Trace], steps: Int) -> Int? {
    // A trace that is not of that length cannot be laid beside the others; its verdict says so.
    let traces = traces.filter { $0.records.count == steps }
    guard let first = traces.first else { return nil }
    return first.records.indices.first { step in
      traces.contains { !$0.records[step].agrees(with: first.records[step]) }
    }
  }
}

extension Trace.Record {
  /// Whether both tell of the same calls and of answers that say the same.
  fileprivate func agrees(with other: Trace.Record) -> Bool {
    guard let answer, let otherAnswer = other.answer else { return self == other }
    return calls == other.calls && answer.agrees(with: otherAnswer)
  }
}

extension Explanation.Account {
  /// Has an engine carry a scenario out, and keeps what it did, whatever the verdict.
  package init(of engine: any Engine, on scenario: Scenario) async {
    let examiner = Examiner(engine)
    let reply = await examiner.reply(to: scenario)
    var trace: Trace?
    if case .observed(let observed) = reply { trace = observed }
    let result = Judge.judge(scenario, by: reply)
    self.init(
      profile: examiner.profile, verdict: result.verdict, choices: result.choices,
      trace: trace)
  }
}
