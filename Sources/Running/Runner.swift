import Conformance
import Results

/// Runs a plan against one engine and reports events.
package struct Runner: Sendable {
  /// When a run stops before its last scenario.
  package enum Stopping: Sendable {
    /// The run never stops early.
    case never
    /// After the first scenario, in the order of the run, that failed or errored unexpectedly.
    case atFirstFailure
  }

  /// The maximum number of scenarios per task; large enough to make a task's own cost negligible.
  private static let largestChunk = 64

  private let scenarioRunner: ScenarioRunner
  private let jobs: Int
  private let stopping: Stopping
  private let traces: TraceRetention
  private let faults: @Sendable () -> [Fault]

  /// Creates a runner that runs up to `jobs` scenarios concurrently, at least one.
  ///
  /// - Parameters:
  ///   - reference: An engine that meets the expectations, by which failures are explained.
  ///   - asksWhy: Whether the engine is asked more about what it fails, for the sentence that says why.
  ///   - checked: Which traces are checked against their scripts.
  ///   - faults: The faults that may explain what does not pass; evaluated only if something does not.
  package init(
    engine: any Engine, comparedWith reference: (any Engine)? = nil, asksWhy: Bool = true,
    jobs: Int, stopping: Stopping = .never,
    expecting expected: ExpectedFailures = .none, strictness: Judge.Strictness = .byLevel,
    keeping traces: TraceRetention = .failures, checking checked: Judge.CheckedTraces = .all,
    faults: @autoclosure @escaping @Sendable () -> [Fault] = []
  ) {
    scenarioRunner = ScenarioRunner(
      engine, comparedWith: reference, asksWhy: asksWhy, expecting: expected,
      strictness: strictness, keeping: traces, checking: checked)
    self.jobs = max(1, jobs)
    self.stopping = stopping
    self.traces = traces
    self.faults = faults
  }

  /// Runs the plan's scenarios in an order, and reports events and results in the order of the pages,
  /// whatever ran first.
  ///
  /// - Throws: only if the calling task is cancelled, after the events of all judged scenarios.
  package func run(
    _ plan: Plan, in order: RunOrder = .pages, handling handle: (RunEvent) -> Void
  ) async throws(InterruptedRunError) -> EngineResults {
    let profile = scenarioRunner.profile
    handle(.started(profile, scenarios: plan.scenarios.count))
    let positions = order.positions(plan.scenarios.count)
    var reducer = StageReducer(profile)
    let work = positions.map { position in
      Work(scenario: plan.scenarios[position], reduced: reducer.reduce(plan.scenarios[position]))
    }
    var record = RunRecord(planned: positions.count, keeping: traces)
    var sorted = InOrder<Judged>()
    await withTaskGroup(of: Chunk.self) { group in
      await collect(work, from: &group) { judged in
        for judged in sorted.add(judged, at: positions[judged.index]) {
          handle(record.add(judged))
        }
      }
    }
    // Of a run that was stopped or cancelled, some predecessors are missing.
    for judged in sorted.takeRest() { handle(record.add(judged)) }
    let results = EngineResults(profile: profile, results: record.results, tally: record.tally)
      .analyzed(by: faults())
    handle(.finished(results))
    guard !Task.isCancelled else { throw InterruptedRunError(results: results) }
    return results
  }

  /// Runs chunks of the scenarios concurrently, and calls `take` with the results in the order of the
  /// run.
  private func collect(
    _ work: [Work], from group: inout TaskGroup<Chunk>, _ take: (Judged) -> Void
  ) async {
    // Several chunks for each job, so that one slow chunk at the end does not leave the others idle.
    let count = work.count
    let size = min(Self.largestChunk, max(1, count / jobs / 4))
    var starts = stride(from: 0, to: count, by: size).makeIterator()
    func start(in group: inout TaskGroup<Chunk>) -> Bool {
      guard let start = starts.next() else { return false }
      group.addTask { await run(work, start..<min(start + size, count)) }
      return true
    }
    var started = 0
    while started < jobs, start(in: &group) { started += 1 }
    var ordered = InOrder<Chunk>()
    while let chunk = await group.next() {
      for judged in ordered.add(chunk, at: chunk.start / size).joined() {
        take(judged)
        if ends(judged.result) {
          group.cancelAll()
          return
        }
      }
      if !Task.isCancelled { _ = start(in: &group) }
    }
    ordered.takeRest().joined().forEach(take)
  }

  private func run(_ work: [Work], _ range: Range<Int>) async -> Chunk {
    var chunk = Chunk(start: range.lowerBound)
    chunk.judged.reserveCapacity(range.count)
    for index in range where !Task.isCancelled {
      let (scenario, reduced) = (work[index].scenario, work[index].reduced)
      let result = await scenarioRunner.run(scenario, as: reduced)
      // A result that arrives after cancellation may be an effect of it, so it is dropped.
      guard !Task.isCancelled else { break }
      chunk.judged.append(Judged(index: index, scenario: scenario, result: result))
      if ends(result) { break }
    }
    return chunk
  }

  private func ends(_ result: ScenarioResult) -> Bool {
    switch stopping {
    case .never: false
    case .atFirstFailure: result.isUnexpectedFailure
    }
  }
}

extension Runner {
  /// A scenario of a run, and what the engine is asked of it.
  private struct Work: Sendable {
    let scenario: Scenario
    let reduced: ReducedScenario
  }

  /// A result, and the index of its scenario in the order of the run.
  fileprivate struct Judged: Sendable {
    let index: Int
    let scenario: Scenario
    let result: ScenarioResult
  }

  /// The results of one task, of consecutive scenarios.
  private struct Chunk: Sendable, Sequence {
    let start: Int
    var judged: [Judged] = []

    func makeIterator() -> some IteratorProtocol<Judged> { judged.makeIterator() }
  }
}

/// The results of a run so far, and their counts.
private struct RunRecord {
  /// The results, in the order of the pages.
  private(set) var results: [ScenarioResult] = []

  private let planned: Int
  private let traces: TraceRetention

  /// The counts; a scenario that has not ended yet counts as not run.
  var tally: Tally { Tally(verdictsOf: results, notRun: planned - results.count) }

  init(planned: Int, keeping traces: TraceRetention) {
    self.traces = traces
    results.reserveCapacity(planned)
    self.planned = planned
  }

  /// Adds a result, without its trace unless all traces are recorded, and returns its event.
  mutating func add(_ judged: Runner.Judged) -> RunEvent {
    results.append(judged.result)
    if traces != .all { results[results.count - 1].trace = nil }
    return .ended(judged.scenario, judged.result)
  }
}

/// Which scenarios' traces a run records.
package enum TraceRetention: Hashable, Sendable {
  /// Those of failed scenarios, in events only; the report contains none.
  case failures
  /// All, in the report too.
  case all
}

/// Thrown by a cancelled run, with the results so far.
package struct InterruptedRunError: Error, Sendable {
  /// The results so far; the other scenarios count as not run.
  package var results: EngineResults
}
