import ArgumentParser
import Conformance
import Platform
import Reporting
import Results
import Running

/// Runs scenarios on engines and prints their verdicts.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run the scenarios against engines (the default).",
    discussion: """
      A filter is a list of terms, separated by spaces. Repeated filters are ORed; terms within \
      one are ANDed. A term is an id, in which '*' matches any text ('HIT-4/hidden', 'HIT-4' for \
      all its scenarios, 'HIT-*'), or 'feature:touches', 'level:MUST', 'page:hit-testing' \
      ('page:hit-*'); '!' negates it. Case-insensitive. A profile is a list of scenarios that is \
      kept with the pages; with filters, only what both select is run. Bazel's variables for test \
      sharding are honoured.

      The last line is the verdict with the exit status: PASSED (0), FAILED (1) or NOT JUDGED (2).

      Examples:
        conform --filter HIT-4
        conform --filter 'level:MUST !feature:layers' --fail-fast
        conform --profile smoke --filter feature:touches
        conform --report report.json --report report.xml
        conform --shard 1/3 --report first.json
        conform --engine "python3 toy.py" --expectations toy.txt
      """)

  /// What is no option: the parser gives it to this command, because it is the default.
  @Argument(help: .hidden) var unexpected: [String] = []

  @OptionGroup var spec: SpecOptions

  @Option(
    help: """
      The engine to run the scenarios against: 'local', or a program that speaks the protocol; may \
      be repeated. Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = [.local]

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      """
      Run the scenarios in a shuffled order, the same for the same number; 'random' picks a \
      number and prints it. Example: --seed random
      """, valueName: "number"))
  var seed: Seed?

  @Flag(help: "List the ids and titles of the selected scenarios, without running them.")
  var list = false

  @Flag(help: "Stop after the first failure; the remaining scenarios count as not run.")
  var failFast = false

  @Flag(help: "Treat violations of a SHOULD as failures (status 1).")
  var strict = false

  @Flag(
    help: """
      Print every scenario that did not pass, with its trace, and all findings after them.
      """)
  var verbose = false

  @Flag(
    help: """
      Print all findings, and not the ten largest alone. A scenario that did not pass is in the \
      largest finding with which it shares a difference, an error or at least its clause.
      """)
  var allFindings = false

  /// What is printed of the scenarios that did not pass.
  var detail: ConsoleReporter.Detail {
    verbose ? .scenarios : allFindings ? .allFindings : .findings
  }

  @OptionGroup var expectations: ExpectationOptions

  @Flag(
    help: """
      Also run what engines do not claim, and report for each feature and kind how many \
      scenarios pass, and how many more would run if only that were claimed. This changes no \
      verdict; it is left out after a run that '--fail-fast' ended.
      """)
  var audit = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Where a part is run, also run up to thirty scenarios for each cause of what fails, by which it is \
      judged, and which are in no count; not with '--shard'.
      """)
  var checkCauses = true

  @Option(
    help: ArgumentHelp(
      """
      How many scenarios to run at a time (default: one per core); for an external engine, the \
      number of processes (default: one). Example: --jobs 1
      """, valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      """
      Response timeout of an external engine, in seconds. An engine is abandoned after 25 \
      processes in a row that gave no response, and after 10 that ended or hung over scenarios that \
      another process then completed. Example: --timeout 60
      """,
      valueName: "seconds"))
  var timeout = 10.0

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      """
      Reruns of unexpected results (default: 1; with '--expectations', 4), each in another order and \
      in new processes; those that differ are reported as flaky and not counted. More flaky scenarios \
      than one, and than one in a hundred, end the run with status 2. With 0, every scenario is run \
      once. With '--update-expectations', everything is rerun, at least four times, and what differs \
      is written as flaky. Example: --repeat 5
      """, valueName: "number"))
  var repeats: Int?

  /// How often scenarios are asked again.
  var rounds: Int {
    if expectations.isUpdate { return max(4, repeats ?? 0) }
    return repeats ?? (expectations.files.isEmpty ? 1 : 4)
  }

  @OptionGroup var reporting: ReportOptions

  /// Returns what to write instead of a word that is no option, such as `rnu` or `HIT-4`.
  private static func error(unexpected word: String) -> ValidationError {
    let commands = Conform.configuration.subcommands.map { $0._commandName }
    if commands.contains(word) {
      return ValidationError("The command comes first: conform \(word) …")
    }
    if let command = Spelling.suggestion(for: word, among: commands) {
      return ValidationError("'\(word)' is not a command. Did you mean '\(command)'?")
    }
    return ValidationError(
      "'\(word)' is not a command. To run the scenarios of an id: conform --filter '\(word)'")
  }

  func validate() throws {
    try EngineUsage.check(seconds: timeout, of: "--timeout")
    try EngineUsage.check(jobs, of: "--jobs", in: EngineUsage.jobs)
    try EngineUsage.check(repeats, of: "--repeat", in: 0...100)
    if list, failFast || jobs != nil || seed != nil || reporting.isAsked {
      throw ValidationError(
        "'--list' runs nothing, so it goes without '--fail-fast', '--jobs', '--seed' and what is "
          + "made of a run.")
    }
    try reporting.checkBadge(engines: engine.count)
    if reporting.traces, !reporting.keepsAll {
      throw ValidationError(
        "'--traces' keeps traces in a report. Name one, such as '--report report.json'.")
    }
    try engine.checkDistinct()
    if list, expectations.isUpdate || audit || strict {
      throw ValidationError(
        "'--list' runs nothing, so it goes without '--update-expectations', '--audit' and "
          + "'--strict'.")
    }
  }

  func run() async throws {
    // Later than `validate()`, so that an unknown option before the word is reported instead.
    if let word = unexpected.first { throw Self.error(unexpected: word) }
    try await ExitStatus.exit { try await outcome() }
  }

  private func outcome() async throws -> RunOutcome {
    let sharding = try TestSharding { ProcessInfo.processInfo.environment[$0] }
    let outputs = reporting.outputs + sharding.outputs
    let (book, plan) = try await selection.plan(
      in: spec, environment: sharding.shard,
      needsAll: audit || !outputs.isEmpty || !expectations.files.isEmpty || reporting.isAsked)
    guard !list else {
      StandardStream.output.write(RunText.list(plan.scenarios))
      return .conforming
    }
    let old = try reporting.olderReport()?.following(book.formerIDs)
    let expected = try expectations.book().following(book.formerIDs)
    try sharding.acknowledge()
    StandardStream.output.write(
      RunText.notes(shard: plan.shard, of: plan.selected, seed: seed?.number))
    var results = await EngineRuns(command: self, plan: plan, expectations: expected, book: book)
      .run()
    if !outputs.isEmpty { results.report.pages = Scenario.digest(of: book.scenarios) }
    let diagnosed = Result { try book.checkFingerprints(for: results.report) }
    let settled = Result { try settle(results, by: expected, all: book.scenarios) }
    let report = (try? settled.get().report) ?? results.report
    writeSummary(of: report, claims: results.claims)
    let written = Result { try report.write(to: outputs) }
    reporting.printTexts(of: report, comparedWith: old, scenarios: book.scenarios)
    let errors = [settled.reason, written.reason, diagnosed.reason].compactMap { $0 }
    guard !results.isInterrupted else {
      return .couldNotJudge(reason: (["interrupted"] + errors).joined(separator: "\n"))
    }
    let reviews = (try? settled.get().reviews) ?? []
    let outcome = RunOutcome(
      report.engines, shard: plan.shard, reviews: reviews, errors: results.engineErrors + errors)
    StandardStream.output.writeVerdict(
      outcome, of: report, staleLines: reviews.flatMap(\.problems).count(where: \.isStale))
    return outcome
  }

  /// Compares the verdicts with the expected failures; an interrupted run is not compared, because
  /// its verdicts are incomplete.
  private func settle(
    _ results: EngineRuns.Results, by expected: ExpectationBook, all: [Scenario]
  ) throws -> (report: Report, reviews: [ExpectationReview]) {
    guard !results.isInterrupted else { return (results.report, []) }
    return try expectations.settle(results.report, by: expected, all: all)
  }

  /// Writes the matrix of several engines and the text about their claims, each after a blank line.
  private func writeSummary(of report: Report, claims: TerminalText) {
    let stream = StandardStream.output
    let matrix =
      report.engines.count > 1
      ? EngineMatrix(report, look: stream.look, width: stream.width).text : ""
    for text in [matrix, claims] where !text.isEmpty { stream.write("\n\(text)") }
  }
}

extension TestSharding {
  /// Creates the status file, which tells the build tool that this program supports sharding.
  fileprivate func acknowledge() throws {
    guard let statusFile, let path = Path(argument: statusFile) else { return }
    try path.write([])
  }

  /// The JUnit report that the build tool reads.
  fileprivate var outputs: [ReportOutput] {
    guard let reportFile, let path = Path(argument: reportFile) else { return [] }
    return [(path, ReportFormat.junit.encode)]
  }
}

extension Result {
  /// The text of the error, or nil.
  fileprivate var reason: String? {
    guard case .failure(let error) = self else { return nil }
    return "\(error)"
  }
}
