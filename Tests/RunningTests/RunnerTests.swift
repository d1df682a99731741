import Conformance
import Results
import Testing

@testable import Running

@Suite struct RunnerTests {
  /// Runs scenarios, and returns the events as text and the results.
  private func run(
    _ scenarios: [Scenario], on engine: ToyEngine, jobs: Int = 2,
    stopping: Runner.Stopping = .never
  ) async throws -> (events: [String], column: EngineResults) {
    var events: [String] = []
    let runner = Runner(engine: engine, jobs: jobs, stopping: stopping)
    let column = try await runner.run(try Plan(scenarios)) { event in
      events.append(event.words)
    }
    return (events, column)
  }

  @Test("A run reports its start, and every scenario in the order of the pages")
  func order() async throws {
    let (events, column) = try await run(Scenario.samples(3), on: ToyEngine())
    #expect(
      events == [
        "started toy 3", "HIT-4/1 passed", "HIT-4/2 passed", "HIT-4/3 passed",
      ])
    #expect(column.results.map(\.id) == ["HIT-4/1", "HIT-4/2", "HIT-4/3"])
    #expect(column.results.map(\.page) == Array(repeating: "Spec/hit-testing.md", count: 3))
    #expect(column.results.map(\.line) == [1, 2, 3])
    #expect(column.tally[.passed] == 3)
    #expect(column.profile.name == "toy")
  }

  @Test(
    "Events come in order however slow the engine is at some of them",
    arguments: [.min, 1, 2, 3, 8, 500, .max])
  func orderUnderParallelWork(jobs: Int) async throws {
    var engine = ToyEngine()
    engine.answer = { script in
      for _ in 0..<(script.steps.count * 37 % 11) { await Task.yield() }
      return .errored(message: "\(script.steps.count)")
    }
    let scenarios = (1...300).map { number in
      Scenario.sample(
        "\(number)", steps: Array(repeating: .stimulate("touchEnds"), count: number % 17))
    }
    let (events, column) = try await run(scenarios, on: engine, jobs: jobs)
    #expect(
      events == ["started toy 300"] + (1...300).map { "HIT-4/\($0) errored" })
    #expect(
      column.results.map(\.verdict) == (1...300).map { .errored(message: "\($0 % 17)") })
  }

  @Test(
    "The report contains traces if the run records all of them",
    arguments: [(TraceSelection.none, [0, 0, 0]), (.all, [2, 2, 0])])
  func traces(kept: TraceSelection, counts: [Int]) async throws {
    var engine = ToyEngine()
    engine.answer = { script in
      if script.steps.count > 2 { return .errored(message: "no") }
      return .found(script.steps[0] == .stimulate("touchEnds") ? "window" : "A")
    }
    let scenarios: [Scenario] = [
      .sample("right"),
      .sample("wrong", steps: [.stimulate("touchEnds"), .ask("hitTestView")]),
      .sample("broken", steps: Array(repeating: .stimulate("touchEnds"), count: 3)),
    ]
    let runner = Runner(engine: engine, jobs: 1, keeping: kept)
    var recorded: [Int] = []
    let column = try await runner.run(try Plan(scenarios)) { event in
      if case .ended(_, let result) = event { recorded.append(result.trace?.records.count ?? 0) }
    }
    #expect(column.results.map { $0.trace?.records.count ?? 0 } == counts)
    #expect(column.tally[.passed] == 1 && column.tally[.failed] == 1 && column.tally[.errored] == 1)
    // Events of failures contain the trace even if the report does not.
    #expect(recorded[1] == 2)
  }

  @Test("A scenario is skipped if the engine does not claim its features")
  func features() async throws {
    var engine = ToyEngine()
    engine.answer = { _ in throw ToyEngine.Broken() }
    let scenario = Scenario.sample(features: [.touches, .hitTesting, .scenes])
    let (_, column) = try await run([scenario], on: engine)
    #expect(
      column.results.map(\.verdict)
        == [
          .skipped(
            reason: OutcomePhrase.doesNotClaim.filled(
              Sentence.list(["scenes", "touches"], .comma)),
            url: nil)
        ])
    #expect(column.tally[.skipped] == 1)
  }

  @Test("An engine that throws is errored, and the run goes on")
  func throwing() async throws {
    var engine = ToyEngine()
    engine.answer = { script in
      guard script.steps.count == 2 else { throw ToyEngine.Broken() }
      return .found("A")
    }
    let broken = Scenario.sample("broken", steps: [.ask("hitTestView")])
    let (_, column) = try await run([broken, .sample("fine")], on: engine)
    #expect(
      column.results.map(\.verdict)
        == [
          .errored(message: "the engine could not be reached: the pipe is closed"), .passed,
        ])
    #expect(column.tally[.errored] == 1)
    #expect(column.tally[.passed] == 1)
  }

  @Test(
    "A run that stops at the first failure reports nothing after it", arguments: [1, 2, 3, 100])
  func stopsAtFirstFailure(jobs: Int) async throws {
    var engine = ToyEngine()
    let failing: [Script.Step] = [.stimulate("touchEnds"), .ask("hitTestView"), .ask("touchView")]
    engine.answer = { script in
      script.steps.count == 3
        ? .observed(Trace([nil, .nobody, .nobody].map { Trace.Record(answer: $0) }))
        : .found("A")
    }
    let scenarios = (1...200).map { number in
      number.isMultiple(of: 70)
        ? Scenario.sample("\(number)", steps: failing) : Scenario.sample("\(number)")
    }
    let (events, column) = try await run(
      scenarios, on: engine, jobs: jobs, stopping: .atFirstFailure)
    #expect(
      events
        == ["started toy 200"] + (1...69).map { "HIT-4/\($0) passed" }
        + ["HIT-4/70 failed"])
    #expect(column.results.count == 70)
    #expect(column.tally[.passed] == 69)
    #expect(column.tally[.failed] == 1)
    #expect(column.tally[.notRun] == 130)
  }

  @Test("A run that may stop goes on after a skipped scenario, and stops at an errored one")
  func stopsAtErrored() async throws {
    var engine = ToyEngine()
    engine.answer = { _ in .errored(message: "broken") }
    let scenarios: [Scenario] = [
      .sample("layers", features: [.layers]), .sample("first"), .sample("second"),
    ]
    let (events, column) = try await run(scenarios, on: engine, stopping: .atFirstFailure)
    #expect(
      events == ["started toy 3", "HIT-4/layers skipped", "HIT-4/first errored"])
    #expect(column.tally[.notRun] == 1)
  }

  /// Runs scenarios until the engine has one with `trigger` steps, and then cancels the run; the
  /// engine answers those with two steps only.
  private func cancelled(
    _ scenarios: [Scenario], atSteps trigger: Int, jobs: Int, in order: RunOrder = .pages
  ) async throws -> (events: [String], column: EngineResults) {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    var engine = ToyEngine()
    engine.answer = { script in
      guard script.steps.count != 2 else { return .found("A") }
      if script.steps.count == trigger { begin.yield() }
      while !Task.isCancelled { await Task.yield() }
      return .errored(message: "ended")
    }
    let runner = Runner(engine: engine, jobs: jobs)
    return try await withThrowingTaskGroup(
      of: (events: [String], column: EngineResults).self
    ) { group in
      group.addTask {
        var events: [String] = []
        do {
          let column = try await runner.run(try Plan(scenarios), in: order) {
            events.append($0.words)
          }
          return (events, column)
        } catch let error as InterruptedRunError {
          return (events + ["interrupted"], error.results)
        }
      }
      for await _ in begun { break }
      group.cancelAll()
      return try #require(try await group.next())
    }
  }

  @Test("A cancelled run throws what it has judged, and the rest counts as not run")
  func cancelled() async throws {
    let hanging: [Script.Step] = [.ask("hitTestView")]
    let scenarios: [Scenario] =
      [.sample("1", steps: hanging)] + (2...10).map { .sample("\($0)") }
      + [.sample("11", steps: hanging + hanging + hanging), .sample("12")]
    let (events, column) = try await cancelled(scenarios, atSteps: 3, jobs: 2)
    #expect(
      events
        == ["started toy 12"] + (2...10).map { "HIT-4/\($0) passed" } + ["interrupted"])
    #expect(column.results.map(\.id) == (2...10).map { "HIT-4/\($0)" })
    #expect(column.tally[.passed] == 9)
    #expect(column.tally[.notRun] == 3)
  }

  @Test("A cancelled run in a shuffled order reports in the order of the pages")
  func cancelledShuffled() async throws {
    let scenarios =
      (1...9).map { Scenario.sample("\($0)") } + [.sample("10", steps: [.ask("hitTestView")])]
    let seed = try #require((0...99).first { RunOrder.shuffled(seed: $0).positions(10)[5] == 9 })
    let (_, column) = try await cancelled(
      scenarios, atSteps: 1, jobs: 1, in: .shuffled(seed: seed))
    let before = RunOrder.shuffled(seed: seed).positions(10)[..<5]
    #expect(column.results.map(\.id) == before.sorted().map { "HIT-4/\($0 + 1)" })
    #expect(column.tally[.notRun] == 5)
  }

  /// Expected failures of `2` and of every scenario whose name begins with `4`.
  private static let expected = [
    ExpectationEntry.sample("HIT-4/2"), .sample("HIT-4/4*", reason: "later"),
    .sample("HIT-4/skipped"),
  ]

  @Test("Expected failures are run and judged, and reported with their reasons")
  func expectedFailures() async throws {
    var engine = ToyEngine()
    engine.answer = { $0.steps.count == 2 ? .found("A") : .errored(message: "broken") }
    let broken: [Script.Step] = [.ask("hitTestView")]
    let scenarios: [Scenario] = [
      .sample("1", steps: broken), .sample("2", steps: broken), .sample("3"),
      .sample("4", steps: broken), .sample("41"), .sample("skipped", features: [.scenes]),
    ]
    let runner = Runner(engine: engine, jobs: 2, expecting: ExpectedFailures(Self.expected))
    var expected: [ExpectedFailure?] = []
    let column = try await runner.run(try Plan(scenarios)) { event in
      if case .ended(_, let result) = event { expected.append(result.expected) }
    }
    let reasons = [nil, "it is so", nil, "later", "later", nil]
    #expect(expected.map { $0?.reason } == reasons)
    #expect(column.results.map { $0.expected?.reason } == reasons)
    #expect(column.results.map(\.isUnexpectedFailure) == [true, false, false, false, false, false])
    #expect(column.results.map(\.isExpectedFailure) == [false, true, false, true, false, false])
    #expect(column.tally[.errored] == 3)
  }

  @Test("A run that stops at the first failure does not stop at an expected one")
  func goesOnAfterExpected() async throws {
    var engine = ToyEngine()
    engine.answer = { _ in .found("window") }
    let runner = Runner(
      engine: engine, jobs: 1, stopping: .atFirstFailure,
      expecting: ExpectedFailures([.sample("HIT-4/1"), .sample("HIT-4/2")]))
    let column = try await runner.run(try Plan(Scenario.samples(5))) { _ in }
    #expect(column.results.map(\.id) == ["HIT-4/1", "HIT-4/2", "HIT-4/3"])
  }
}

extension RunEvent {
  /// The event as text.
  fileprivate var words: String {
    switch self {
    case .started(let profile, let count): "started \(profile.name) \(count)"
    case .ended(_, let result): "\(result.id) \(result.verdict.name)"
    case .finished(let results): "finished \(results.tally.total)"
    }
  }
}
