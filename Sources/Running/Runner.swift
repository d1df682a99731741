import Conformance

/// Runs a plan against one engine and tells what happens.
package struct Runner: Sendable {
  /// When a run ends before its last scenario.
  package enum Stopping: Sendable {
    /// It goes on whatever happens.
    case never
    /// After the first scenario, in the order of the pages, that failed or errored
    /// unexpectedly.
    case atFirstFailure
  }

  /// The most scenarios that one task runs: enough to make the task's own cost vanish.
  private static let largestChunk = 64

  private let examiner: Examiner
  private let jobs: Int
  private let stopping: Stopping
  private let traces: KeptTraces

  /// More than any machine has cores, and few enough to count with.
  private static let mostJobs = 1024

  /// Prepares to run as many scenarios at a time as there are jobs; at least one.
  package init(
    engine: any Engine, jobs: Int, stopping: Stopping = .never,
    expecting expected: ExpectedFailures = .none, strictness: Judge.Strictness = .byLevel,
    keeping traces: KeptTraces = .ofFailures
  ) {
    examiner = Examiner(engine, expecting: expected, strictness: strictness, keeping: traces)
    self.traces = traces
    self.jobs = min(max(1, jobs), Self.mostJobs)
    self.stopping = stopping
  }

  /// Runs the plan; events come in the order of the pages, whatever ran first.
  ///
  /// - Throws: only where the task that calls it is cancelled; by then all that was judged has
  ///   been told.
  package func run(
    _ plan: Plan, handling handle: (RunEvent) -> Void
  ) async throws(InterruptedRun) -> Report.Column {
    handle(.started(examiner.profile, scenarios: plan.scenarios.count))
    let record = await withTaskGroup(of: Chunk.self) { group in
      await collect(plan, from: &group, handling: handle)
    }
    handle(.finished(record.tally))
    let column = Report.Column(
      profile: examiner.profile, results: record.results, tally: record.tally)
    guard !Task.isCancelled else { throw InterruptedRun(column: column) }
    return column
  }

  private func collect(
    _ plan: Plan, from group: inout TaskGroup<Chunk>, handling handle: (RunEvent) -> Void
  ) async -> RunRecord {
    var record = RunRecord(planned: plan.scenarios.count, keeping: traces)
    var chunks = Chunks(of: plan.scenarios, size: chunkSize(for: plan.scenarios.count))
    var ordered = InOrder<[Judged]>()
    for _ in 0..<jobs { start(chunks.next(), in: &group) }
    while let chunk = await group.next() {
      for judged in ordered.add(chunk.judged, at: chunk.index) {
        for (scenario, result) in judged {
          record.add(result)
          handle(.ended(scenario, result))
        }
        // A chunk ends at the first failure where the run does.
        if let last = judged.last, ends(last.result) {
          group.cancelAll()
          return record
        }
      }
      if !Task.isCancelled { start(chunks.next(), in: &group) }
    }
    // What still waits was judged, but not all before it, because the run was cancelled.
    for (scenario, result) in ordered.takeRest().joined() {
      record.add(result)
      handle(.ended(scenario, result))
    }
    return record
  }

  private func start(_ work: Chunks.Element?, in group: inout TaskGroup<Chunk>) {
    guard let work else { return }
    group.addTask { await run(work) }
  }

  private func run(_ work: Chunks.Element) async -> Chunk {
    var judged: [Judged] = []
    judged.reserveCapacity(work.scenarios.count)
    for scenario in work.scenarios where !Task.isCancelled {
      let result = await examiner.examine(scenario)
      // An engine that is ended in the middle of a scenario is not to blame for it.
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

  /// Small enough that every job gets several turns, so that none waits for a slow last one.
  private func chunkSize(for count: Int) -> Int {
    min(Self.largestChunk, max(1, count / (jobs * 4)))
  }
}

extension Runner {
  private typealias Judged = (scenario: Scenario, result: ScenarioResult)

  /// What one task found.
  private struct Chunk: Sendable {
    var index: Int
    var judged: [Judged]
  }
}
