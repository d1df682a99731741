import Conformance
import Results
import Testing

@testable import Running

@Suite struct RunOutcomeTests {
  @Test(
    "The outcome depends on the tallies of the engines",
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
        .couldNotJudge(reason: "engine \"toy\" skipped every scenario")
      ),
      (
        [(passed: 0, failed: 0, skipped: 1, errored: 2)],
        .couldNotJudge(reason: "engine \"toy\" completed no scenario")
      ),
      (
        [
          (passed: 1, failed: 1, skipped: 0, errored: 0),
          (passed: 0, failed: 0, skipped: 0, errored: 2),
        ],
        .couldNotJudge(reason: "engine \"toy\" completed no scenario")
      ),
      ([], .couldNotJudge(reason: "no engine was run")),
    ])
  func outcome(
    tallies: [(passed: Int, failed: Int, skipped: Int, errored: Int)], outcome: RunOutcome
  ) {
    let columns = tallies.map { counts in
      var tally = Tally()
      (tally[.passed], tally[.failed]) = (counts.passed, counts.failed)
      (tally[.skipped], tally[.errored]) = (counts.skipped, counts.errored)
      return EngineResults(profile: .sample(), results: [], tally: tally)
    }
    #expect(RunOutcome(columns) == outcome)
  }

  @Test("An engine may skip everything in a shard, but not have only errors")
  func shard() {
    var skipped = Tally()
    skipped[.skipped] = 3
    var errored = Tally()
    errored[.errored] = 1
    func outcome(_ tally: Tally) -> RunOutcome {
      RunOutcome(
        [EngineResults(profile: .sample(), results: [], tally: tally)], shard: Shard(1, of: 2))
    }
    #expect(outcome(Tally()) == .conforming)
    #expect(outcome(skipped) == .conforming)
    #expect(
      outcome(errored)
        == .couldNotJudge(reason: "engine \"toy\" completed no scenario"))
  }

  @Test("Deviations are not failures, and an engine with deviations alone conforms")
  func deviations() throws {
    let deviated = Verdict.deviated([
      Difference(step: 1, line: 1, phrase: "", expected: "A", actual: "B")
    ])
    #expect(try outcome("", ["HIT-1/a": deviated]) == .conforming)
    #expect(try outcome("", ["HIT-1/a": deviated, "HIT-1/b": .failedWith("B")]) == .notConforming)
    #expect(try outcome("HIT-1/a | it differs", ["HIT-1/a": deviated]) == .conforming)
    #expect(
      try outcome("HIT-1/a | it differs", ["HIT-1/a": .passed, "HIT-1/b": deviated])
        == .notConforming)
  }

  private static let scenarios = Scenario.samples(["HIT-1/a", "HIT-1/b"])

  /// Returns the outcome of a run of `Toy` with lines of expected failures.
  private func outcome(
    _ lines: String, _ verdicts: KeyValuePairs<String, Verdict>
  ) throws -> RunOutcome {
    let book = try ExpectationBook(
      reading: [("toy.txt", Array("engine: Toy\n\(lines)".utf8))])
    let report = book.note(in: Report(engines: [.sample(verdicts)]))
    return RunOutcome(
      report.engines, reviews: try book.reviews(of: report, all: Self.scenarios))
  }

  @Test("An engine whose failures and errors are all expected conforms")
  func expected() throws {
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .failed(), "HIT-1/b": .passed]) == .conforming)
    #expect(try outcome("HIT-1/* | r", ["HIT-1/a": .failed(), "HIT-1/b": .errored]) == .conforming)
    #expect(try outcome("HIT-1/a | r", ["HIT-1/a": .errored]) == .conforming)
  }

  @Test("An engine with an unexpected failure or an unexpected pass does not conform")
  func unexpected() throws {
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .failed(), "HIT-1/b": .failed()]) == .notConforming)
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .passed, "HIT-1/b": .passed]) == .notConforming)
    #expect(
      try outcome("HIT-1/* | r", ["HIT-1/a": .failed(), "HIT-1/b": .passed]) == .notConforming)
  }

  @Test(
    "A run with a line of expected failures that is out of date is judged, and does not conform")
  func stale() throws {
    #expect(
      try outcome("HIT-1/a | r\nHIT-9/x | r", ["HIT-1/a": .failed(), "HIT-1/b": .passed])
        == .notConforming)
    #expect(
      try outcome("HIT-1/a | r", ["HIT-1/a": .skipped, "HIT-1/b": .passed]) == .notConforming)
  }

  @Test("An unexpected pass is found in the results of a joined report")
  func joined() {
    var column = EngineResults.sample(["HIT-1/a": .failed(), "HIT-1/b": .passed])
    column.results[0].expected = ExpectedFailure(reason: "r")
    #expect(RunOutcome([column]) == .conforming)
    column.results[1].expected = ExpectedFailure(reason: "r")
    #expect(RunOutcome([column]) == .notConforming)
  }

  @Test("What is flaky neither conforms nor fails, as found or as expected")
  func flaky() throws {
    var column = EngineResults.sample(["HIT-1/a": .failed(), "HIT-1/b": .passed])
    column.results[0].otherVerdict = .passed
    #expect(RunOutcome([column]) == .conforming)
    column = EngineResults.sample(["HIT-1/a": .failed(), "HIT-1/b": .failed()])
    column.results[0].otherVerdict = .passed
    #expect(RunOutcome([column]) == .notConforming)
    let line = "HIT-1/a [flaky] | order"
    #expect(try outcome(line, ["HIT-1/a": .failed(), "HIT-1/b": .passed]) == .conforming)
    #expect(try outcome(line, ["HIT-1/a": .passed, "HIT-1/b": .passed]) == .conforming)
    #expect(try outcome(line, ["HIT-1/a": .passed, "HIT-1/b": .failed()]) == .notConforming)
    #expect(
      try outcome("HIT-1/* [flaky] | order", ["HIT-1/a": .passed, "HIT-1/b": .failed()])
        == .conforming)
  }

  @Test(
    "More than one flaky scenario in a hundred, and than one, cannot be judged",
    arguments: [(1, 2, false), (2, 2, true), (2, 200, false), (3, 200, true), (222, 285, true)])
  func manyFlaky(_ flaky: Int, of count: Int, _ isRefused: Bool) throws {
    var column = EngineResults.sample(["HIT-1/a": .passed])
    let pattern = column.results[0]
    column.results = (0..<count).map { number in
      var result = pattern
      if number < flaky {
        result.verdict = .failedWith("B")
        result.otherVerdict = .passed
      }
      return result
    }
    (column.tally[.passed], column.tally[.failed]) = (count - flaky, flaky)
    let reason =
      "engine \"\(column.profile.name)\" is flaky: \(flaky) of \(count) scenarios had other results when "
      + "rerun, more than one in a hundred; correct that, or mark them as [flaky] in a file of "
      + "expected failures"
    #expect(RunOutcome([column]) == (isRefused ? .couldNotJudge(reason: reason) : .conforming))
    for index in column.results.indices where column.results[index].otherVerdict != nil {
      column.results[index].expected = ExpectedFailure(reason: "order", isFlaky: true)
    }
    #expect(RunOutcome([column]) == .conforming)
  }

  @Test("A run with an engine that could not be asked cannot be judged")
  func engineErrors() {
    let column = EngineResults.sample(["HIT-1/a": .passed])
    #expect(
      RunOutcome([column], errors: ["no such program"])
        == .couldNotJudge(reason: "no such program"))
    #expect(
      RunOutcome([], errors: ["no such program"]) == .couldNotJudge(reason: "no such program")
    )
  }
}
