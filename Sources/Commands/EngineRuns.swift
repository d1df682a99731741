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
    await TerminationSignals.withCancellation { await runAll() }
  }

  private func runAll() async -> Results {
    var results = Results()
    results.report.shard = plan.shard
    if let note = processNote { StandardStream.error.write(ErrorMessage.text(note)) }
    for choice in command.engine where !Task.isCancelled {
      await run(choice, into: &results)
    }
    results.isInterrupted = Task.isCancelled
    results.report.pages = Scenario.digest(of: book.scenarios)
    results.report.enginesNotAsked = command.engine.count - results.report.engines.count
    return results
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
      detail: command.verbose ? .scenarios : .findings, write: StandardStream.output.write)
    let limits = EngineLimits(replyTimeout: .seconds(command.timeout))
    return try await choice.use(jobs: command.jobs, limits: limits) { engine, jobs in
      let runner = Runner(
        engine: engine, jobs: jobs, stopping: command.failFast ? .atFirstFailure : .never,
        expecting: expectations.failures(of: engine.profile),
        strictness: command.strict ? .strict : .byLevel,
        keeping: command.reporting.traces ? .all : .failures, faults: book.faults)
      let column = try await runner.run(plan, in: command.selection.order) { reporter.handle($0) }
      return (column, await claimText(of: engine, column, jobs: jobs))
    }
  }

  private func claimText(
    of engine: any Engine, _ column: EngineResults, jobs: Int
  ) async -> TerminalText {
    let profile = column.profile
    let claims = ClaimAudit(book.scenarios)
    let overDeclared = ClaimText.text(claims.overDeclaredFeatures(in: column), of: profile)
    guard command.audit else { return overDeclared }
    // An engine that a run stopped at may hang, and would again.
    guard column.tally.notRun == 0 else { return overDeclared + AuditText.stopped(profile) }
    // What was judged before is kept, even where the audit is interrupted.
    guard let unclaimed = try? await claims.unclaimed(of: engine, jobs: jobs, in: plan)
    else { return overDeclared }
    return overDeclared + ClaimText.text(unclaimed.underDeclared, of: profile)
      + AuditText.text(unclaimed.additions, of: profile)
  }

  private func rerunArguments(_ choice: EngineChoice) -> [String] {
    ["swift", "run", "conform", "--engine", choice.argument] + command.spec.arguments
  }
}
