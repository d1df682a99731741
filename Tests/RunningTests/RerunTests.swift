import Conformance
import Results
import Synchronization
import Testing

@testable import Running

@Suite struct RerunTests {
  /// Returns the results of scenarios `HIT-4/1` and so on: these verdicts are those of the first run.
  private func column(
    _ verdicts: KeyValuePairs<Int, Verdict>, expecting expected: [Int: ExpectedFailure] = [:]
  ) -> EngineResults {
    var column = Report.sample(verdicts).engines[0]
    for index in column.results.indices {
      column.results[index].expected = expected[column.results[index].line]
    }
    return column
  }

  @Test("What did not end as expected is rerun, and what changes is flaky")
  func flaky() async throws {
    let first = column(
      [1: .passed, 2: .failedWith("B"), 3: .failedWith("B"), 4: .failedWith("B"), 5: .passed],
      expecting: [4: ExpectedFailure(reason: "r"), 5: ExpectedFailure(reason: "r")])
    let asked = Mutex(0)
    var engine = ToyEngine()
    engine.answer = { _ in
      // Of three scenarios, two are answered correctly.
      let number = asked.withLock { count in
        count += 1
        return count
      }
      return .found(number == 2 ? "B" : "A")
    }
    let plan = try Plan(Scenario.samples(5))
    let again = try #require(Rerun(of: first, in: plan, round: 1))
    let runner = Runner(engine: engine, jobs: 1)
    let results = try await again.results(of: first, with: runner)
    #expect(asked.withLock { $0 } == 3)
    #expect(results.results.map(\.id) == first.results.map(\.id))
    #expect(
      results.results.count(where: \.isFlaky)
        + results.results.count(where: { $0.isUnexpectedlyUnsuccessful || $0.isUnexpectedPass })
        == 3)
    #expect(results.results[0].otherVerdict == nil && results.results[3].otherVerdict == nil)
    for result in results.results where result.isFlaky {
      // Whichever time it was, the verdict is that of the deviation.
      #expect(result.verdict.isUnsuccessful)
      #expect(result.otherVerdict == .passed)
    }
    #expect(results.tally.total == 5)
    #expect(results.tally[.failed] == results.results.count { $0.verdict.name == .failed })
  }

  @Test("An unexpected pass that fails when rerun is flaky, and has the failure")
  func flakyPass() {
    let first = column([1: .passed], expecting: [1: ExpectedFailure(reason: "r")])
    let both = first.mergingReruns(of: column([1: .failedWith("B")]))
    #expect(both.results[0].verdict == .failedWith("B"))
    #expect(both.results[0].otherVerdict == .passed)
    #expect(both.tally[.passed] == 0 && both.tally[.failed] == 1)
  }

  @Test("A scenario that fails each time, however, counts as before")
  func steady() {
    let first = column([1: .failedWith("B"), 2: .failedWith("B")])
    let both = first.mergingReruns(of: column([1: .failedWith("C"), 2: .errored(message: "e")]))
    #expect(both == first)
  }

  @Test("A scenario that deviates one time and errs another counts as erring, in either order")
  func deviates() {
    let deviated = Verdict.deviated(Verdict.failedWith("B").differences)
    let errored = Verdict.errored(message: "e")
    let first = column([1: deviated, 2: errored, 3: deviated])
    let both = first.mergingReruns(of: column([1: errored, 2: deviated, 3: deviated]))
    let verdicts = both.results.map(\.verdict)
    #expect(verdicts == [errored, errored, deviated])
    let flaky = both.results.filter { $0.isFlaky }
    #expect(flaky.isEmpty)
    #expect(both.tally[.errored] == 2 && both.tally[.deviated] == 1)
  }

  @Test("Everything is rerun where that is wanted, also what passed or was skipped")
  func everything() async throws {
    let first = column([1: .passed, 2: .failedWith("B"), 3: .skipped(reason: "", url: nil)])
    let asked = Mutex(0)
    var engine = ToyEngine()
    engine.answer = { _ in
      asked.withLock { $0 += 1 }
      return .found("B")
    }
    let plan = try Plan(Scenario.samples(3))
    let again = try #require(Rerun(of: first, in: plan, round: 1, asking: .everything))
    let results = try await again.results(of: first, with: Runner(engine: engine, jobs: 1))
    #expect(asked.withLock { $0 } == 3)
    #expect(results.results.map(\.isFlaky) == [true, false, true])
    #expect(results.results[2].otherVerdict == .skipped)
    #expect(results.results[0].otherVerdict == .passed)
  }

  @Test("What is expected to fail is rerun where the engine skips it")
  func skipped() throws {
    let plan = try Plan(Scenario.samples(2))
    var first = column([1: .skipped(reason: "busy", url: nil), 2: .passed])
    first.results[0].expected = ExpectedFailure(reason: "r")
    #expect(Rerun(of: first, in: plan, round: 1) != nil)
    let both = first.mergingReruns(
      of:
        column([1: .errored(message: "e")], expecting: [1: ExpectedFailure(reason: "r")]))
    #expect(both.results[0].isFlaky && both.results[0].otherVerdict == .skipped)
  }

  @Test("Nothing is rerun where all is as expected, is known to be flaky, or was stopped")
  func nothing() throws {
    let plan = try Plan(Scenario.samples(2))
    let reason = ExpectedFailure(reason: "r")
    let sometimes = ExpectedFailure(reason: "r", isFlaky: true)
    #expect(
      Rerun(of: column([1: .passed, 2: .skipped(reason: "", url: nil)]), in: plan, round: 1)
        == nil)
    #expect(
      Rerun(of: column([1: .failedWith("B")], expecting: [1: reason]), in: plan, round: 1)
        == nil)
    #expect(
      Rerun(of: column([1: .failedWith("B")], expecting: [1: sometimes]), in: plan, round: 1)
        == nil)
    #expect(
      Rerun(of: column([1: .passed], expecting: [1: sometimes]), in: plan, round: 1) == nil)
    var stopped = column([1: .failedWith("B")])
    stopped.tally[.notRun] = 1
    #expect(Rerun(of: stopped, in: plan, round: 1) == nil)
  }
}
