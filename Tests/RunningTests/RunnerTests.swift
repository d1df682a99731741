import Conformance
import Running
import Testing

@Suite struct RunnerTests {
  /// The events of a run in words, and what it found.
  private func run(
    _ scenarios: [Scenario], on engine: ToyEngine, jobs: Int = 2,
    stopping: Runner.Stopping = .never
  ) async throws -> (events: [String], column: Report.Column) {
    var events: [String] = []
    let runner = Runner(engine: engine, jobs: jobs, stopping: stopping)
    let column = try await runner.run(try Plan(scenarios)) { event in
      switch event {
      case .started(let profile, let count): events.append("started \(profile.name) \(count)")
      case .ended(let result): events.append("\(result.scenario.id) \(result.verdict.word)")
      case .finished(let tally): events.append("finished \(tally.total)")
      }
    }
    return (events, column)
  }

  @Test("A run starts, tells every scenario in the order of the pages, and finishes")
  func order() async throws {
    let (events, column) = try await run(Scenario.samples(3), on: ToyEngine())
    #expect(
      events == [
        "started toy 3", "HIT-4/1 passed", "HIT-4/2 passed", "HIT-4/3 passed", "finished 3",
      ])
    #expect(column.entries.map(\.id) == ["HIT-4/1", "HIT-4/2", "HIT-4/3"])
    #expect(column.entries.map(\.page) == Array(repeating: "Spec/hit-testing.md", count: 3))
    #expect(column.entries.map(\.line) == [1, 2, 3])
    #expect(column.tally.passed == 3)
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
        "\(number)", steps: Array(repeating: .stimulate(.touchEnds), count: number % 17))
    }
    let (events, column) = try await run(scenarios, on: engine, jobs: jobs)
    #expect(
      events == ["started toy 300"] + (1...300).map { "HIT-4/\($0) errored" } + ["finished 300"])
    #expect(
      column.entries.map(\.verdict) == (1...300).map { .errored(message: "\($0 % 17)") })
  }

  @Test("An engine is not asked for what it does not claim")
  func features() async throws {
    var engine = ToyEngine()
    engine.answer = { _ in throw ToyEngine.Broken() }
    let scenario = Scenario.sample(features: [.touches, .hitTesting, .scenes])
    let (_, column) = try await run([scenario], on: engine)
    #expect(
      column.entries.map(\.verdict)
        == [.skipped(reason: "the engine does not claim scenes, touches", url: nil)])
    #expect(column.tally.skipped == 1)
  }

  @Test("An engine that throws is errored, and the run goes on")
  func throwing() async throws {
    var engine = ToyEngine()
    engine.answer = { script in
      guard script.steps.count == 2 else { throw ToyEngine.Broken() }
      return .found("A")
    }
    let broken = Scenario.sample("broken", steps: [.ask(.hitTestView)])
    let (_, column) = try await run([broken, .sample("fine")], on: engine)
    #expect(
      column.entries.map(\.verdict)
        == [
          .errored(message: "the engine could not be reached: the pipe is closed"), .passed,
        ])
    #expect(column.tally.errored == 1)
    #expect(column.tally.passed == 1)
  }

  @Test(
    "A run that stops at the first failure tells nothing after it", arguments: [1, 2, 3, 100])
  func stopsAtFirstFailure(jobs: Int) async throws {
    var engine = ToyEngine()
    let failing: [Script.Step] = [.stimulate(.touchEnds), .ask(.hitTestView), .ask(.touchView)]
    engine.answer = { script in
      script.steps.count == 3
        ? .observed(Trace(Array(repeating: Trace.Record(answer: .nobody), count: 3)))
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
        + ["HIT-4/70 failed", "finished 200"])
    #expect(column.entries.count == 70)
    #expect(column.tally.passed == 69)
    #expect(column.tally.failed == 1)
    #expect(column.tally.notRun == 130)
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
      events == ["started toy 3", "HIT-4/layers skipped", "HIT-4/first errored", "finished 3"])
    #expect(column.tally.notRun == 1)
  }

  @Test("Without a stop the run goes on after a failure")
  func goesOn() async throws {
    var engine = ToyEngine()
    engine.answer = { _ in .found("window") }
    let (_, column) = try await run(Scenario.samples(10), on: engine)
    #expect(column.tally.failed == 10)
    #expect(column.tally.notRun == 0)
  }

  @Test("A cancelled run throws instead of reporting half of it")
  func cancelled() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    var engine = ToyEngine()
    engine.answer = { _ in
      begin.yield()
      while !Task.isCancelled { await Task.yield() }
      throw CancellationError()
    }
    let cancellable = engine
    await withThrowingTaskGroup(of: Report.Column.self) { group in
      group.addTask {
        try await Runner(engine: cancellable, jobs: 2).run(try Plan(Scenario.samples(10))) { _ in }
      }
      for await _ in begun { break }
      group.cancelAll()
      await #expect(throws: CancellationError.self) { try await group.next() }
    }
  }
}

extension Verdict {
  /// The case's name.
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    case .errored: "errored"
    }
  }
}
