import Conformance
import Running
import Testing

@Suite struct RunOutcomeTests {
  @Test(
    "What was judged decides",
    arguments: [
      ([(passed: 2, failed: 0, skipped: 1, errored: 0)], RunOutcome.conforming),
      ([(passed: 2, failed: 1, skipped: 0, errored: 0)], .notConforming),
      ([(passed: 0, failed: 1, skipped: 0, errored: 0)], .notConforming),
      ([(passed: 2, failed: 0, skipped: 0, errored: 1)], .notConforming),
      (
        [
          (passed: 2, failed: 0, skipped: 0, errored: 0),
          (passed: 1, failed: 1, skipped: 0, errored: 0),
        ],
        .notConforming
      ),
      (
        [(passed: 0, failed: 0, skipped: 3, errored: 0)],
        .couldNotJudge(reason: "toy skipped every scenario: nothing was judged")
      ),
      (
        [(passed: 0, failed: 0, skipped: 1, errored: 2)],
        .couldNotJudge(reason: "toy never carried a scenario out: nothing was judged")
      ),
      (
        [
          (passed: 1, failed: 1, skipped: 0, errored: 0),
          (passed: 0, failed: 0, skipped: 0, errored: 2),
        ],
        .couldNotJudge(reason: "toy never carried a scenario out: nothing was judged")
      ),
      ([], .couldNotJudge(reason: "no engine was asked")),
    ])
  func outcome(
    tallies: [(passed: Int, failed: Int, skipped: Int, errored: Int)], outcome: RunOutcome
  ) {
    let columns = tallies.map { counts in
      var tally = Tally()
      (tally.passed, tally.failed) = (counts.passed, counts.failed)
      (tally.skipped, tally.errored) = (counts.skipped, counts.errored)
      let profile = EngineProfile(name: "toy", version: "1", language: "Swift", features: [])
      return Report.Column(profile: profile, entries: [], tally: tally)
    }
    #expect(RunOutcome(columns) == outcome)
  }

  @Test("In a shard there may be nothing that an engine does, but it must not break")
  func shard() {
    let profile = EngineProfile(name: "toy", version: "1", language: "Swift", features: [])
    var skipped = Tally()
    skipped.skipped = 3
    var errored = Tally()
    errored.errored = 1
    func outcome(_ tally: Tally) -> RunOutcome {
      RunOutcome(
        [Report.Column(profile: profile, entries: [], tally: tally)], shard: Shard(1, of: 2))
    }
    #expect(outcome(Tally()) == .conforming)
    #expect(outcome(skipped) == .conforming)
    #expect(
      outcome(errored)
        == .couldNotJudge(reason: "toy never carried a scenario out: nothing was judged"))
  }
}
