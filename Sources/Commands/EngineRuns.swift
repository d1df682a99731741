import Conformance
import Engines
import Reporting
import Results
import Running

/// Runs a plan on one engine after the other and prints the progress.
struct EngineRuns: Sendable {
  /// The scenarios to run.
  var plan: Plan
  /// The order in which the scenarios are sent to the engines.
  var order: RunOrder
  /// The engines to run.
  var engines: [EngineChoice]
  /// The value of `--jobs`; nil for each engine's default.
  var jobs: Int?
  /// The reply timeout and the other limits of an engine's process.
  var limits: EngineLimits
  /// When a run ends before its last scenario.
  var stopping: Runner.Stopping
  /// Whether an unmet SHOULD is a failure.
  var strictness: Judge.Strictness
  /// The scenarios whose traces are recorded; only `all` are in the report too.
  var traces: TraceRetention
  /// The expected failures.
  var expectations: ExpectationBook
  /// Compares the features that engines declare with their verdicts.
  var claims: ClaimAudit
  /// Whether engines are also sent scenarios that need what they do not claim.
  var isAuditing: Bool
  /// What is printed of the scenarios that did not pass.
  var detail: ConsoleReporter.Detail
  /// The faults that may explain what did not pass.
  var faults: [Fault]
  /// The arguments that select the same pages in a rerun command.
  var specArguments: [String]

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
    await TerminationSignals.withCancellation { await runAll() }
  }

  private func runAll() async -> Results {
    var results = Results()
    results.report.shard = plan.shard
    if let note = processNote { StandardStream.error.write(ErrorMessage.text(note)) }
    for choice in engines where !Task.isCancelled {
      await run(choice, into: &results)
    }
    results.isInterrupted = Task.isCancelled
    results.report.enginesNotAsked = engines.count - results.report.engines.count
    return results
  }

  /// The line that says that fewer processes are started than `--jobs` wants.
  private var processNote: TerminalText? {
    let wanted = jobs ?? 1
    let possible = DescriptorLimit.processes(atMost: wanted)
    guard possible < wanted, engines.contains(where: { $0 != .local }) else { return nil }
    return "--jobs \(wanted) is lowered to \(possible): more processes do not fit in the "
      + "\(DescriptorLimit.current) open files that 'ulimit -n' allows"
  }

  private func run(_ choice: EngineChoice, into results: inout Results) async {
    do {
      let (column, claims) = try await run(choice)
      results.report.engines.append(column)
      results.claims += claims
    } catch let interrupted as InterruptedRunError {
      results.report.engines.append(interrupted.results)
    } catch {
      // Cancellation also ends an engine that is still starting; that is not the engine's error.
      if !Task.isCancelled { results.engineErrors.append("\(choice.argument): \(error)") }
    }
  }

  /// Runs the plan on an engine, and returns its verdicts and the text about its claims.
  private func run(_ choice: EngineChoice) async throws -> (EngineResults, TerminalText) {
    var reporter = ConsoleReporter(
      look: StandardStream.output.look, rerun: RerunCommand(rerunArguments(choice)),
      detail: detail, write: StandardStream.output.write)
    return try await choice.use(jobs: jobs, limits: limits) { engine, jobs in
      let runner = Runner(
        engine: engine, jobs: jobs, stopping: stopping,
        expecting: expectations.failures(of: engine.profile), strictness: strictness,
        keeping: traces, faults: faults)
      let column = try await runner.run(plan, in: order) { reporter.handle($0) }
      return (column, await claimText(of: engine, column, jobs: jobs))
    }
  }

  private func claimText(
    of engine: any Engine, _ column: EngineResults, jobs: Int
  ) async -> TerminalText {
    let profile = column.profile
    let overDeclared = ClaimText.text(claims.overDeclaredFeatures(in: column), of: profile)
    guard isAuditing else { return overDeclared }
    // An engine that a run stopped at may hang, and would again.
    guard column.tally.notRun == 0 else { return overDeclared + AuditText.stopped(profile) }
    // What was judged before is kept, even where the audit is interrupted.
    guard let unclaimed = try? await claims.unclaimed(of: engine, jobs: jobs, in: plan)
    else { return overDeclared }
    return overDeclared + ClaimText.text(unclaimed.underDeclared, of: profile)
      + AuditText.text(unclaimed.additions, of: profile)
  }

  private func rerunArguments(_ choice: EngineChoice) -> [String] {
    ["swift", "run", "conform", "--engine", choice.argument] + specArguments
  }
}
