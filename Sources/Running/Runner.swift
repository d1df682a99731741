import Conformance
import Results

/// Runs a plan against one engine and reports events.
package struct Runner: Sendable {
  /// When a run stops before its last scenario.
  package enum Stopping: Sendable {
    /// The run never stops early.
    case never
    /// After the first scenario, in the order of the pages, that failed or errored
    /// unexpectedly.
    case atFirstFailure
  }

  /// The maximum number of scenarios per task; large enough to make a task's own cost negligible.
  private static let largestChunk = 64

  private let scenarioRunner: ScenarioRunner
  private let jobs: Int
  private let stopping: Stopping
  private let traces: TraceRetention

  /// The maximum number of concurrent tasks.
  private static let mostJobs = 1024

  /// Creates a runner that runs up to `jobs` scenarios concurrently, at least one.
  package init(
    engine: any Engine, jobs: Int, stopping: Stopping = .never,
    expecting expected: ExpectedFailures = .none, strictness: Judge.Strictness = .byLevel,
    keeping traces: TraceRetention = .failures
  ) {
    scenarioRunner = ScenarioRunner(
      engine, expecting: expected, strictness: strictness, keeping: traces)
    self.traces = traces
    self.jobs = min(max(1, jobs), Self.mostJobs)
    self.stopping = stopping
  }

  /// Runs the plan and reports events in the order of the pages, whatever ran first.
  ///
  /// - Throws: only if the calling task is cancelled, after the events of all judged scenarios.
  package func run(
    _ plan: Plan, handling handle: (RunEvent) -> Void
  ) async throws(InterruptedRunError) -> EngineResults {
    handle(.started(scenarioRunner.profile, scenarios: plan.scenarios.count))
    let reduced = ReducedScenarios(plan.scenarios, for: scenarioRunner.profile)
    let record = await withTaskGroup(of: Chunk.self) { group in
      await collect(plan, reduced, from: &group, handling: handle)
    }
    handle(.finished(record.tally))
    let column = EngineResults(
      profile: scenarioRunner.profile, results: record.results, tally: record.tally)
    guard !Task.isCancelled else { throw InterruptedRunError(column: column) }
    return column
  }

  private func collect(
    _ plan: Plan, _ reduced: ReducedScenarios, from group: inout TaskGroup<Chunk>,
    handling handle: (RunEvent) -> Void
  ) async -> RunRecord {
    var record = RunRecord(planned: plan.scenarios.count, keeping: traces)
    var chunks = Chunks(of: plan.scenarios, size: chunkSize(for: plan.scenarios.count))
    var ordered = InOrder<[Judged]>()
    for _ in 0..<jobs { start(chunks.next(), reduced, in: &group) }
    while let chunk = await group.next() {
      for judged in ordered.add(chunk.judged, at: chunk.index) {
        for (scenario, result) in judged {
          record.add(result)
          handle(.ended(scenario, result))
        }
        // If the run stops at the first failure, so does a chunk.
        if let last = judged.last, ends(last.result) {
          group.cancelAll()
          return record
        }
      }
      if !Task.isCancelled { start(chunks.next(), reduced, in: &group) }
    }
    // A cancelled run leaves results whose predecessors are missing.
    for (scenario, result) in ordered.takeRest().joined() {
      record.add(result)
      handle(.ended(scenario, result))
    }
    return record
  }

  private func start(
    _ work: Chunks.Element?, _ reduced: ReducedScenarios, in group: inout TaskGroup<Chunk>
  ) {
    guard let work else { return }
    group.addTask { await run(work, reduced) }
  }

  private func run(_ work: Chunks.Element, _ reduced: ReducedScenarios) async -> Chunk {
    var judged: [Judged] = []
    judged.reserveCapacity(work.scenarios.count)
    for scenario in work.scenarios where !Task.isCancelled {
      let result = await scenarioRunner.run(scenario, as: reduced[scenario])
      // A result that arrives after cancellation may be an effect of it, so it is dropped.
      guard !Task.isCancelled else { break }
      judged.append((scenario, result))
      if ends(result) { break }
    }
    return Chunk(index: work.index, judged: judged)
  }

  private func ends(_ result: ScenarioResult) -> Bool {
    switch stopping {
    case .never: false
    case .atFirstFailure: result.isUnexpectedFailure
    }
  }

  /// Returns a size that gives every job several chunks, so that one slow chunk at the end does not
  /// leave the other jobs idle.
  private func chunkSize(for count: Int) -> Int {
    min(Self.largestChunk, max(1, count / (jobs * 4)))
  }
}

extension Runner {
  private typealias Judged = (scenario: Scenario, result: ScenarioResult)

  /// The results of one task.
  private struct Chunk: Sendable {
    var index: Int
    var judged: [Judged]
  }
}

extension Runner {
  /// Splits the scenarios of a plan into chunks.
  struct Chunks: IteratorProtocol {
    /// Consecutive scenarios, and the position of their chunk.
    struct Element: Sendable {
      var index: Int
      var scenarios: ArraySlice<Scenario>
    }

    private var rest: ArraySlice<Scenario>
    private let size: Int
    private var index = 0

    init(of scenarios: [Scenario], size: Int) {
      rest = scenarios[...]
      self.size = size
    }

    /// Returns the next chunk, or nil after the last.
    mutating func next() -> Element? {
      guard !rest.isEmpty else { return nil }
      defer {
        rest = rest.dropFirst(size)
        index += 1
      }
      return Element(index: index, scenarios: rest.prefix(size))
    }
  }
}

/// The results of a run so far, and their counts.
struct RunRecord: Sendable {
  /// The results, in the order of the pages.
  private(set) var results: [ScenarioResult] = []
  /// The counts; a scenario that has not ended yet counts as not run.
  private(set) var tally = Tally()

  private let traces: TraceRetention

  init(planned: Int, keeping traces: TraceRetention) {
    self.traces = traces
    results.reserveCapacity(planned)
    tally.notRun = planned
  }

  /// Adds a result, without its trace unless all traces are recorded.
  mutating func add(_ result: ScenarioResult) {
    results.append(result)
    if traces != .all { results[results.count - 1].trace = nil }
    tally.notRun -= 1
    tally.add(result.verdict)
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
  package var column: EngineResults
}
