import Conformance

/// Runs a plan against one engine and tells what happens.
package struct Runner: Sendable {
  /// When a run ends before its last scenario.
  package enum Stopping: Sendable {
    /// It goes on whatever happens.
    case never
    /// After the first scenario, in the order of the pages, that failed or errored.
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
    keeping traces: KeptTraces = .ofFailures
  ) {
    examiner = Examiner(engine, keeping: traces)
    self.traces = traces
    self.jobs = min(max(1, jobs), Self.mostJobs)
    self.stopping = stopping
  }

  /// Runs the plan; events come in the order of the pages, whatever ran first.
  ///
  /// - Throws: only where the task that calls it is cancelled.
  package func run(
    _ plan: Plan, handling handle: (RunEvent) -> Void
  ) async throws(CancellationError) -> Report.Column {
    handle(.started(examiner.profile, scenarios: plan.scenarios.count))
    let record = await withTaskGroup(of: Chunk.self) { group in
      await collect(plan, from: &group, handling: handle)
    }
    guard !Task.isCancelled else { throw CancellationError() }
    handle(.finished(record.tally))
    return Report.Column(
      profile: examiner.profile, entries: record.entries, tally: record.tally)
  }

  private func collect(
    _ plan: Plan, from group: inout TaskGroup<Chunk>, handling handle: (RunEvent) -> Void
  ) async -> RunRecord {
    var record = RunRecord(planned: plan.scenarios.count, keeping: traces)
    var chunks = Chunks(of: plan.scenarios, size: chunkSize(for: plan.scenarios.count))
    var ordered = InOrder<[Judgement]>()
    for _ in 0..<jobs { start(chunks.next(), in: &group) }
    while let chunk = await group.next(), !Task.isCancelled {
      for judgements in ordered.add(chunk.judgements, at: chunk.index) {
        for judgement in judgements {
          handle(.ended(record.add(judgement, on: plan.scenarios)))
        }
        // A chunk ends at the first failure where the run does.
        if let last = judgements.last, ends(last.verdict) {
          group.cancelAll()
          return record
        }
      }
      start(chunks.next(), in: &group)
    }
    return record
  }

  private func start(_ work: Chunks.Element?, in group: inout TaskGroup<Chunk>) {
    guard let work else { return }
    group.addTask { await run(work) }
  }

  private func run(_ work: Chunks.Element) async -> Chunk {
    var judgements: [Judgement] = []
    judgements.reserveCapacity(work.scenarios.count)
    for scenario in work.scenarios where !Task.isCancelled {
      let judgement = await examiner.examine(scenario)
      judgements.append(judgement)
      if ends(judgement.verdict) { break }
    }
    return Chunk(index: work.index, judgements: judgements)
  }

  private func ends(_ verdict: Verdict) -> Bool {
    switch (stopping, verdict) {
    case (.never, _), (.atFirstFailure, .passed), (.atFirstFailure, .skipped): false
    case (.atFirstFailure, .failed), (.atFirstFailure, .errored): true
    }
  }

  /// Small enough that every job gets several turns, so that none waits for a slow last one.
  private func chunkSize(for count: Int) -> Int {
    min(Self.largestChunk, max(1, count / (jobs * 4)))
  }
}

extension Runner {
  /// What one task found.
  private struct Chunk: Sendable {
    var index: Int
    var judgements: [Judgement]
  }
}
