import Conformance
import Engines
import Reporting
import Results
import Running
import SpecReading

/// Runs a plan on one engine after the other and prints the progress.
struct EngineRuns: Sendable {
  /// The command, with its options.
  let command: Run
  /// The scenarios to run.
  let plan: Plan
  /// The expected failures.
  let expectations: ExpectationBook
  /// The pages.
  let book: SpecBook

  /// The results of all engines.
  struct Results: Sendable {
    /// The verdicts.
    var report = Report(engines: [])
    /// The text about what is claimed wrongly, and about what claiming more would add; may be empty.
    var claims: TerminalText = ""
    /// The reasons why engines could not be run.
    var engineErrors: [String] = []
    /// Whether a signal ended the runs early.
    var isInterrupted = false
  }

  /// Runs all engines, until a signal arrives.
  func run() async -> Results {
    await TerminationSignals.withCancellation {
      var results = Results()
      results.report.shard = plan.shard
      if let note = processNote { StandardStream.error.write(ErrorMessage.text(note)) }
      for choice in command.engine where !Task.isCancelled {
        await run(choice, into: &results)
      }
      results.isInterrupted = Task.isCancelled
      results.report.enginesNotAsked = command.engine.count - results.report.engines.count
      return results
    }
  }

  /// The line that says that fewer processes are started than `--jobs` wants.
  private var processNote: TerminalText? {
    let wanted = command.jobs ?? 1
    let possible = DescriptorLimit.processes(atMost: wanted)
    guard possible < wanted, command.engine.contains(where: { $0 != .local }) else { return nil }
    return "--jobs \(wanted) is lowered to \(possible): more processes do not fit in the "
      + "\(DescriptorLimit.current) open files that 'ulimit -n' allows"
  }

  private func run(_ choice: EngineChoice, into results: inout Results) async {
    do {
      let run = try await run(choice)
      results.report.engines.append(run.column)
      results.claims += run.claims
      if let error = run.error { results.engineErrors.append(error) }
    } catch let interrupted as InterruptedRunError {
      results.report.engines.append(interrupted.results)
    } catch {
      // Cancellation also ends an engine that is still starting; that is not the engine's error.
      if !Task.isCancelled { results.engineErrors.append("\(choice.argument): \(error)") }
    }
  }

  /// The run of one engine.
  private struct EngineRun: Sendable {
    /// What was run, which depends on the system that the engine imitates.
    var plan: Plan
    /// The verdicts.
    var column: EngineResults
    /// The text about its claims.
    var claims: TerminalText
    /// Why the verdicts are not to be relied on; nil if they are.
    var error: String?
    /// Whether the engine was given up, and is not asked again.
    var isAborted = false
  }

  /// Runs the plan on an engine.
  private func run(_ choice: EngineChoice) async throws -> EngineRun {
    var reporter = ConsoleReporter(
      look: StandardStream.output.look, rerun: RerunCommand(rerunArguments(choice)),
      detail: command.detail, hasReruns: command.rounds > 0,
      missingClaims: { ClaimAudit.missing($0, by: $1) }, write: StandardStream.output.write)
    do {
      var run = try await firstRun(of: choice) { reporter.handle($0) }
      if !run.isAborted {
        run.column = await askAgain(choice, run)
        if let check = await causeCheck(of: run.column) {
          run.column =
            await rerun(choice) { try await check.results(with: $0) } ?? run.column
        }
      }
      run.column = run.column.analyzed(by: book.faults)
      reporter.handle(.finished(run.column))
      return run
    } catch var interrupted as InterruptedRunError {
      interrupted.results = interrupted.results.analyzed(by: book.faults)
      reporter.handle(.finished(interrupted.results))
      throw interrupted
    }
  }

  /// Returns what is run besides to judge causes: where a part is run, and no shard.
  private func causeCheck(of column: EngineResults) async -> CauseCheck? {
    guard command.checkCauses, plan.shard == nil, command.selection.isPart,
      let all = try? Plan(await allScenarios(for: column), system: command.selection.system)
    else { return nil }
    return CauseCheck(of: column, in: all, by: book.faults)
  }

  /// Starts an engine again, and calls `body` with a runner; nil for an engine that does not start, or
  /// is interrupted.
  private func rerun<Value: Sendable>(
    _ choice: EngineChoice, _ body: (Runner) async throws -> Value
  ) async -> Value? {
    try? await choice.use(
      speaking: vocabulary, jobs: command.jobs, limits: limits, system: command.selection.system
    ) { engine, jobs in
      try await body(runner(engine, jobs, asksWhy: false))
    }
  }

  /// Runs the plan on an engine once.
  private func firstRun(
    of choice: EngineChoice, _ handle: (RunEvent) -> Void
  ) async throws -> EngineRun {
    try await choice.use(
      speaking: vocabulary, jobs: command.jobs, limits: limits, system: command.selection.system
    ) {
      engine, jobs in
      let plan = plan.fitted(to: engine.profile)
      let column = try await runner(engine, jobs, asksWhy: command.rounds > 0).run(
        plan, in: command.seed.map { .shuffled(seed: $0.number) } ?? .pages, handling: handle)
      var run = EngineRun(
        plan: plan, column: column,
        claims: await claimText(of: engine, column, in: plan, jobs: jobs))
      if let program = engine as? ProcessEngine {
        run.isAborted = await program.isAborted
        run.error = instability(of: column.profile, ends: await program.unexplainedEnds)
      }
      return run
    }
  }

  /// Returns the error of an engine of which processes ended over no scenario; nil if there were few.
  private func instability(of profile: EngineProfile, ends: [EngineTerminationError]) -> String? {
    // Of each process, the first that ends early may have had nothing more to do.
    let tolerated = max(Limits.tolerated(in: plan.scenarios.count), command.jobs ?? 1)
    guard ends.count > tolerated, let last = ends.last else { return nil }
    return "the processes of \(profile.name) ended, or hung, more than "
      + "\(Noun.counted(tolerated, "time")) over no scenario: another process performed what they had "
      + "been asked; the last one \(last.words); a process has to answer every request, until 'bye'"
  }

  private var vocabulary: Vocabulary { book.vocabulary.vocabulary }

  private var limits: EngineLimits { EngineLimits(replyTimeout: .seconds(command.timeout)) }

  private func runner(_ engine: any Engine, _ jobs: Int, asksWhy: Bool) -> Runner {
    Runner(
      engine: engine,
      comparedWith: vocabulary.localEngine(
        imitating: command.selection.system ?? engine.profile.system),
      asksWhy: asksWhy, jobs: jobs,
      stopping: command.failFast ? .atFirstFailure : .never,
      expecting: expectations.failures(of: engine.profile),
      strictness: command.strict ? .strict : .byLevel,
      keeping: command.reporting.traces ? .all : .none,
      checking: engine.checkedTraces)
  }

  /// The number of rounds in which a file that is written still looks for what is flaky.
  private static let searchRounds = 20

  /// Asks again what did not end as expected, or everything, each time of new processes: what is decided by the order
  /// of a hash table differs only between processes. An engine that does not start again, or is
  /// interrupted, leaves the results as they are.
  ///
  /// A file that is written is to know all that is flaky, so there are more rounds while they find some.
  private func askAgain(_ choice: EngineChoice, _ run: EngineRun) async -> EngineResults {
    var column = run.column
    let (rounds, isUpdate) = (command.rounds, command.expectations.isUpdate)
    // How many rounds in a row found nothing more that is flaky, or that fails.
    var (round, quiet) = (1, 0)
    while round <= rounds || isUpdate && quiet < rounds && round <= Self.searchRounds,
      let again = Rerun(
        of: column, in: run.plan, round: round, asking: isUpdate ? .everything : .surprises)
    {
      let known = column
      guard let next = await rerun(choice, { try await again.results(of: known, with: $0) })
      else { return column }
      quiet = next.unsteadiness == known.unsteadiness ? quiet + 1 : 0
      column = next
      round += 1
    }
    return column
  }

  /// Returns the scenarios by which claims are compared with results: all, also those that a filtered
  /// run did not read, where something did not pass.
  private func allScenarios(for column: EngineResults) async -> [Scenario] {
    guard book.isPartial, column.results.contains(where: { $0.verdict.isUnsuccessful }) else {
      return book.scenarios
    }
    return (try? await command.spec.reader().read())?.scenarios ?? []
  }

  private func claimText(
    of engine: any Engine, _ column: EngineResults, in plan: Plan, jobs: Int
  ) async -> TerminalText {
    let profile = column.profile
    let claims = ClaimAudit(await allScenarios(for: column))
    let overDeclared = RunText.claims(claims.overDeclaredFeatures(in: column), of: profile)
    guard command.audit else { return overDeclared }
    // An engine that a run stopped at may hang, and would again.
    guard column.tally[.notRun] == 0 else { return overDeclared + AuditText.stopped(profile) }
    // What was judged before is kept, even where the audit is interrupted.
    guard let unclaimed = try? await claims.unclaimed(of: engine, jobs: jobs, in: plan)
    else { return overDeclared }
    return overDeclared + RunText.claims(unclaimed.underDeclared, of: profile)
      + AuditText.text(unclaimed.additions, of: profile)
  }

  private func rerunArguments(_ choice: EngineChoice) -> [String] {
    Checkout.runningProgram + ["--engine", choice.argument] + command.spec.arguments
  }
}

extension EngineResults {
  /// The numbers of results that are flaky and that fail, which grow with the reruns that are merged.
  fileprivate var unsteadiness: [Int] {
    [results.count(where: \.isFlaky), results.count(where: \.isFailure)]
  }
}

extension Engine {
  /// Which of the engine's traces are checked: those of programs, which may name what is not on the
  /// stage. The engine in this process records calls of the stage's own objects, and tests check them.
  var checkedTraces: TraceSelection { self is LocalEngine ? .none : .all }
}
