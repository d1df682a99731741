import Conformance
import Testing

@testable import Running

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
      return Report.Column(profile: profile, results: [], tally: tally)
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
        [Report.Column(profile: profile, results: [], tally: tally)], shard: Shard(1, of: 2))
    }
    #expect(outcome(Tally()) == .conforming)
    #expect(outcome(skipped) == .conforming)
    #expect(
      outcome(errored)
        == .couldNotJudge(reason: "toy never carried a scenario out: nothing was judged"))
  }

  @Test("Departures are no failures, and an engine with nothing else was judged")
  func departures() throws {
    let departed = Verdict.departed([
      Difference(step: 1, line: 1, phrase: "", expected: "A", actual: "B")
    ])
    #expect(try outcome("", ["HIT-1/a": departed]) == .conforming)
    #expect(try outcome("", ["HIT-1/a": departed, "HIT-1/b": .failedWith("B")]) == .notConforming)
    #expect(try outcome("HIT-1/a | it differs", ["HIT-1/a": departed]) == .conforming)
    #expect(
      try outcome("HIT-1/a | it differs", ["HIT-1/a": .passed, "HIT-1/b": departed])
        == .notConforming)
  }

  private static let scenarios = Scenario.samples(["HIT-1/a", "HIT-1/b"])

  /// What a run of `Toy` says of itself, with these lines about it.
  private func outcome(
    _ lines: String, _ verdicts: KeyValuePairs<String, Verdict>
  ) throws -> RunOutcome {
    let book = try ExpectationBook([try .sample("engine: Toy\n\(lines)")])
    let report = book.note(in: Report(engines: [.sample(verdicts)]))
    return RunOutcome(
      report.engines, reviews: try book.reviews(of: report, all: Self.scenarios))
  }

  @Test("What fails or errors as expected conforms, and what passes as expected too")
  func expected() throws {
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .failed(), "HIT-1/b": .passed]) == .conforming)
    #expect(try outcome("HIT-1/* | r", ["HIT-1/a": .failed(), "HIT-1/b": .errored]) == .conforming)
    #expect(try outcome("HIT-1/a | r", ["HIT-1/a": .errored]) == .conforming)
  }

  @Test("What fails beside what is expected does not conform, nor does what passes unexpectedly")
  func unexpected() throws {
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .failed(), "HIT-1/b": .failed()]) == .notConforming)
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .passed, "HIT-1/b": .passed]) == .notConforming)
    #expect(
      try outcome("HIT-1/* | r", ["HIT-1/a": .failed(), "HIT-1/b": .passed]) == .notConforming)
  }

  @Test("By a line about nothing, nothing can be judged, whatever else there is")
  func stale() throws {
    #expect(
      try outcome("HIT-1/a | r\nHIT-9/x | r", ["HIT-1/a": .failed(), "HIT-1/b": .failed()])
        == .couldNotJudge(reason: "1 expected failure is about nothing that was judged"))
    #expect(
      try outcome("HIT-1/a | r\nHIT-9/x | r", ["HIT-1/a": .skipped, "HIT-1/b": .passed])
        == .couldNotJudge(reason: "2 expected failures are about nothing that was judged"))
  }

  @Test("What passes though expected not to is told by the verdicts alone, as joined reports have")
  func joined() {
    var column = Report.Column.sample(["HIT-1/a": .failed(), "HIT-1/b": .passed])
    column.results[0].expected = ExpectedFailure(reason: "r")
    #expect(RunOutcome([column]) == .conforming)
    column.results[1].expected = ExpectedFailure(reason: "r")
    #expect(RunOutcome([column]) == .notConforming)
  }

  @Test("An engine that could not be asked outweighs what the others do")
  func obstacle() {
    let column = Report.Column.sample(["HIT-1/a": .passed])
    #expect(
      RunOutcome([column], engineErrors: ["no such program"])
        == .couldNotJudge(reason: "no such program"))
    #expect(
      RunOutcome([], engineErrors: ["no such program"]) == .couldNotJudge(reason: "no such program")
    )
  }
}
