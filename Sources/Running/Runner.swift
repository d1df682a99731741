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

  private let engine: any Engine
  private let reference: (any Engine)?
  private let asksWhy: Bool
  private let jobs: Int
  private let stopping: Stopping
  private let expected: ExpectedFailures
  private let strictness: Judge.Strictness
  private let traces: TraceSelection
  private let checked: TraceSelection

  /// Creates a runner that runs up to `jobs` scenarios concurrently, at least one.
  ///
  /// - Parameters:
  ///   - reference: An engine that meets the expectations, by which failures are explained.
  ///   - asksWhy: Whether the engine is asked more about what it fails, for the sentence that says why.
  ///   - checked: Which traces are checked against their scripts.
  package init(
    engine: any Engine, comparedWith reference: (any Engine)? = nil, asksWhy: Bool = true,
    jobs: Int, stopping: Stopping = .never,
    expecting expected: ExpectedFailures = .none, strictness: Judge.Strictness = .byLevel,
    keeping traces: TraceSelection = .none, checking checked: TraceSelection = .all
  ) {
    self.engine = engine
    self.reference = reference
    self.asksWhy = asksWhy
    self.jobs = max(1, jobs)
    self.stopping = stopping
    self.expected = expected
    self.strictness = strictness
    self.traces = traces
    self.checked = checked
  }

  /// Runs the plan's scenarios in an order, and reports events and results in the order of the pages,
  /// whatever ran first.
  ///
  /// - Throws: only if the calling task is cancelled, after the events of all judged scenarios.
  package func run(
    _ plan: Plan, in order: RunOrder = .pages, handling handle: (RunEvent) -> Void
  ) async throws(InterruptedRunError) -> EngineResults {
    let profile = engine.profile
    handle(.started(profile, scenarios: plan.scenarios.count))
    let positions = order.positions(plan.scenarios.count)
    var reducer = StageReducer(profile)
    let work = positions.map { position -> Work in
      (plan.scenarios[position], reducer.reduce(plan.scenarios[position]))
    }
    var results: [ScenarioResult] = []
    func end(_ judged: Judged) {
      handle(.ended(judged.scenario, judged.result))
      results.append(judged.result)
      if traces != .all { results[results.count - 1].trace = nil }
    }
    var sorted = InOrder<Judged>()
    await withTaskGroup(of: Chunk.self) { group in
      await collect(work, from: &group) { judged in
        sorted.add(judged, at: positions[judged.index]).forEach(end)
      }
    }
    // Of a run that was stopped or cancelled, some predecessors are missing.
    sorted.takeRest().forEach(end)
    let tally = Tally(verdictsOf: results, notRun: positions.count - results.count)
    let column = EngineResults(profile: profile, results: results, tally: tally)
    guard !Task.isCancelled else { throw InterruptedRunError(results: column) }
    return column
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
      for judged in ordered.add(chunk, at: chunk.start / size).flatMap(\.judged) {
        take(judged)
        if ends(judged.result) {
          group.cancelAll()
          return
        }
      }
      if !Task.isCancelled { _ = start(in: &group) }
    }
    ordered.takeRest().flatMap(\.judged).forEach(take)
  }

  private func run(_ work: [Work], _ range: Range<Int>) async -> Chunk {
    var chunk: Chunk = (range.lowerBound, [])
    for index in range where !Task.isCancelled {
      let (scenario, reduced) = (work[index].scenario, work[index].reduced)
      let result = await run(scenario, as: reduced)
      // A result that arrives after cancellation may be an effect of it, so it is dropped.
      guard !Task.isCancelled else { break }
      chunk.judged.append((index, scenario, result))
      if ends(result) { break }
    }
    return chunk
  }

  /// Returns the scenario's result on the engine.
  ///
  /// - Parameter reduced: What the engine is asked of the scenario.
  private func run(_ scenario: Scenario, as reduced: ReducedScenario) async -> ScenarioResult {
    let asked: Scenario
    switch reduced {
    // No failure is expected of what the engine does not claim.
    case .skipped(let lack):
      return ScenarioResult(of: scenario, .skipped(reason: lack.reason, url: nil))
    case .asked(let part, _): asked = part
    }
    var result = Judge.judge(
      asked, by: await engine.replyOrError(to: asked.script), strictness: strictness,
      checking: checked)
    if !result.verdict.differences.isEmpty, let trace = result.trace {
      // On an engine with a real clock, a script that waits takes its time again.
      let isQuick = !asked.script.steps.contains(where: \.passesTime)
      result.verdict.cause = await FailureExplanation(
        of: trace, in: asked, engine: asksWhy && isQuick ? engine : nil, reference: reference)
    }
    result.expected = expected.expected(result.id)
    return result
  }

  private func ends(_ result: ScenarioResult) -> Bool {
    stopping == .atFirstFailure && result.isUnexpectedFailure
  }
}

extension Runner {
  /// A scenario of a run, and what the engine is asked of it.
  private typealias Work = (scenario: Scenario, reduced: ReducedScenario)

  /// A result, and the index of its scenario in the order of the run.
  private typealias Judged = (index: Int, scenario: Scenario, result: ScenarioResult)

  /// The results of one task, of consecutive scenarios.
  private typealias Chunk = (start: Int, judged: [Judged])
}

extension Engine {
  /// Returns the engine's reply, which is an error where it could not be reached.
  func replyOrError(to script: Script) async -> Reply {
    do {
      return try await perform(script)
    } catch {
      return .errored(message: "the engine could not be reached: \(error)")
    }
  }
}

/// Which traces a run records, so that they are not in events only, or checks against the script before
/// they are judged.
package enum TraceSelection: Hashable, Sendable {
  case none
  /// Those of all scenarios.
  case all
}

/// Thrown by a cancelled run, with the results so far.
package struct InterruptedRunError: Error, Sendable {
  /// The results so far; the other scenarios count as not run.
  package var results: EngineResults
}

/// The order in which scenarios are run; events and reports keep the order of the pages.
package enum RunOrder: Hashable, Sendable {
  /// The order of the pages.
  case pages
  /// Shuffled; the same seed gives the same order.
  case shuffled(seed: UInt64)

  /// Returns the positions in the pages of `count` scenarios, in the order in which they are run.
  func positions(_ count: Int) -> [Int] {
    var positions = Array(0..<count)
    guard case .shuffled(let seed) = self else { return positions }
    var numbers = SeededNumbers(seed: seed)
    // Not `shuffle(using:)`, whose result may change with the standard library's version.
    for last in positions.indices.dropFirst().reversed() {
      positions.swapAt(last, numbers.next(upTo: last))
    }
    return positions
  }
}

/// A buffer that returns elements in order, whatever order they are added in.
struct InOrder<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0

  /// Adds the element at a position, from 0, and returns the elements that are next in order.
  mutating func add(_ element: Element, at position: Int) -> [Element] {
    waiting[position] = element
    var ready: [Element] = []
    while let element = waiting.removeValue(forKey: next) {
      ready.append(element)
      next += 1
    }
    return ready
  }

  /// Returns the remaining elements in order, although their predecessors are missing.
  mutating func takeRest() -> [Element] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }
}
