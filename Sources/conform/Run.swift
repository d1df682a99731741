import ArgumentParser
import Conformance
import Engines
import Reporting
import Running

/// Runs scenarios against engines and tells how they ended.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run the scenarios against engines (the default).",
    discussion: """
      A filter is one or more terms, separated by spaces, that must all hold; with several \
      filters, any will do. A term is an id in which '*' stands for anything ('HIT-4/hidden', \
      'HIT-4' for all its scenarios, 'HIT-*'), or 'feature:touches', 'level:MUST', \
      'page:hit-testing'; '!' before a term turns it around.

      Examples:
        conform --filter HIT-4
        conform --filter 'level:MUST !feature:layers' --fail-fast
        conform --report report.json
      """)

  @OptionGroup var spec: SpecOption

  @Option(
    help: """
      The engine to put the scenarios to: 'local', or a program that speaks the protocol; may be \
      repeated. Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = [.local]

  @Option(
    name: .customLong("filter"),
    help: ArgumentHelp(
      "Run only what this selects; may be repeated. Example: --filter 'HIT-4 !HIT-4/hidden'",
      valueName: "terms"),
    transform: { try ScenarioFilter($0) })
  var filters: [ScenarioFilter] = []

  @Flag(help: "Print the ids and titles of what would be run, and run nothing.")
  var list = false

  @Flag(help: "Stop after the first scenario that fails; the later ones count as not run.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      "How many scenarios to run at a time (default: one for each core). Example: --jobs 1",
      valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Also write every verdict to this file, as JSON. Example: --report report.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var report: Path?

  @Flag(
    help: """
      Keep in the report what each engine did in every scenario, so that the site can replay it.
      """)
  var traces = false

  @Option(
    help: ArgumentHelp(
      "How long a program may owe an answer, in seconds. Example: --timeout 60",
      valueName: "seconds"))
  var timeout = 10.0

  func validate() throws {
    guard timeout > 0, timeout.isFinite else {
      throw ValidationError("'--timeout \(timeout)' is no time. Write a number above 0.")
    }
    if let jobs, jobs < 1 {
      throw ValidationError("'--jobs \(jobs)' runs nothing. Write 1 or more.")
    }
    if list, failFast || jobs != nil || report != nil {
      throw ValidationError(
        "'--list' runs nothing, so it goes without '--fail-fast', '--jobs' and '--report'.")
    }
    if traces, report == nil {
      throw ValidationError("'--traces' keeps traces in a report. Name its file with '--report'.")
    }
    if Set(engine).count < engine.count {
      throw ValidationError("An engine is named twice. Name each once.")
    }
  }

  func run() async throws {
    try await ExitStatus.exit { try await outcome() }
  }

  private func outcome() async throws -> RunOutcome {
    let book = try await spec.book(rendering: .none)
    let plan = try Plan(book.scenarios, filters: filters)
    guard !list else {
      StandardStream.output.write(ScenarioList.text(plan.scenarios))
      return .conforming
    }
    var columns: [Report.Column] = []
    for choice in engine { columns.append(try await run(plan, on: choice)) }
    if let report {
      try File(report).write(try ReportJSON.encode(Report(engines: columns)))
    }
    return RunOutcome(columns)
  }

  private func run(_ plan: Plan, on choice: EngineChoice) async throws -> Report.Column {
    var reporter = ConsoleReporter(
      look: StandardStream.output.look, rerun: RerunCommand(words(choice)),
      write: StandardStream.output.write)
    return try await choice.use(jobs: jobs, limits: limits) { engine, jobs in
      let runner = Runner(
        engine: engine, jobs: jobs, stopping: failFast ? .atFirstFailure : .never,
        keeping: traces ? .all : .ofFailures)
      return try await runner.run(plan) { reporter.handle($0) }
    }
  }

  private var limits: EngineLimits { EngineLimits(silence: .seconds(timeout)) }

  private func words(_ choice: EngineChoice) -> [String] {
    ["swift", "run", "conform", "--engine", choice.words] + spec.words
  }
}
