import Conformance
import Engines
import Reporting
import Running

/// Puts a plan to one engine after the other, and tells what happens.
struct EngineRuns: Sendable {
  /// What is put to them.
  var plan: Plan
  /// In which order.
  var order: RunOrder
  /// Which engines these are.
  var engines: [EngineChoice]
  /// How many scenarios run at a time, where somebody said so.
  var jobs: Int?
  /// What is borne.
  var limits: EngineLimits
  /// When a run ends before its last scenario.
  var stopping: Runner.Stopping
  /// What becomes of a SHOULD that is not met.
  var strictness: Judge.Strictness
  /// Of which scenarios the report keeps what the engines did.
  var traces: TraceRetention
  /// What is expected not to pass.
  var expectations: ExpectationBook
  /// Holds the engines' claims against what they do.
  var claims: ClaimAudit
  /// Whether engines are also asked for what they do not claim.
  var isAuditing: Bool
  /// The words that choose the same pages again.
  var specWords: [String]

  /// What became of all of them.
  struct Results: Sendable {
    /// What was judged.
    var report = Report(engines: [])
    /// What engines do that they do not claim, and the other way round, in words.
    var claims = ""
    /// Why engines could not be asked.
    var engineErrors: [String] = []
    /// Whether somebody ended the runs before they were over.
    var isInterrupted = false
  }

  /// Runs them all, until somebody interrupts.
  func run() async -> Results {
    await Interruption.cancelling { await runAll() }
  }

  private func runAll() async -> Results {
    var results = Results()
    results.report.shard = plan.shard
    for choice in engines where !Task.isCancelled {
      await run(choice, into: &results)
    }
    results.isInterrupted = Task.isCancelled
    results.report.enginesNotAsked = engines.count - results.report.engines.count
    return results
  }

  private func run(_ choice: EngineChoice, into results: inout Results) async {
    do {
      let (column, findings) = try await run(choice)
      results.report.engines.append(column)
      results.claims += ClaimText.text(findings, of: column.profile)
    } catch let interrupted as InterruptedRunError {
      results.report.engines.append(interrupted.column)
    } catch {
      // An engine that was ended while it started is not to blame for that.
      if !Task.isCancelled { results.engineErrors.append("\(choice.words): \(error)") }
    }
  }

  private func run(_ choice: EngineChoice) async throws -> (Report.Column, [ClaimFinding]) {
    var reporter = ConsoleReporter(
      look: StandardStream.output.look, rerun: RerunCommand(words(choice)),
      write: StandardStream.output.write)
    return try await choice.use(jobs: jobs, limits: limits) { engine, jobs in
      let runner = Runner(
        engine: engine, jobs: jobs, stopping: stopping,
        expecting: expectations.failures(of: engine.profile), strictness: strictness,
        keeping: traces)
      let column = try await runner.run(plan, in: order) { reporter.handle($0) }
      let unkept = claims.overdeclaredFeatures(in: column)
      guard isAuditing else { return (column, unkept) }
      // What was judged before is kept, even where the audit is interrupted.
      let modest = try? await claims.underdeclaredFeatures(of: engine, jobs: jobs, in: plan)
      return (column, unkept + (modest ?? []))
    }
  }

  private func words(_ choice: EngineChoice) -> [String] {
    ["swift", "run", "conform", "--engine", choice.words] + specWords
  }
}
