import ArgumentParser
import Conformance
import Engines
import Fuzzing
import Reporting
import Results
import Running
import SpecReading

/// Looks for differences between engines with random scripts.
struct Fuzz: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Look for differences between two engines with random stages and steps.",
    discussion: """
      Scripts are made of what both engines claim. A difference is shrunk to a small stage and few \
      steps, and printed once for each cause as a page in Markdown, with rows that 'conform check' \
      accepts and the clauses that it is about. What a clause leaves open (MAY, the order of \
      questions) is no difference. The same seed and count print the same. Both engines get the \
      scenarios of the pages first: of causes that these show, only a line is printed, under the name \
      of the fault that 'conform run' would name as the likely cause, if any, and nothing of \
      those that a file of expected failures has.
      Exit status: 0 where nothing differs, 1 where something does, 2 where an engine failed, 64 \
      where the command line is wrong.

      Examples:
        conform fuzz --engine local --engine "python3 engine.py" --time 60
        conform fuzz --engine local --engine "python3 engine.py" --seed 7 --count 5000
        conform fuzz --engine local --engine ./mine > differences.md
        conform fuzz --engine local --engine ./mine --expectations mine.txt
      """)

  private static let usableCounts = 1...1_000_000_000
  private static let usualCount = 20_000
  /// The number of processes in a row that may end without an answer: shrinking a crash repeats it.
  private static let crashLimit = 2_000

  @OptionGroup var spec: SpecOptions

  @Option(
    help: """
      An engine: 'local', or a program that speaks the protocol; named twice, for two. Example: \
      --engine local --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = []

  @Option(
    help: ArgumentHelp(
      "The number that scripts are made from; 'random' takes any. Example: --seed 7",
      valueName: "number"))
  var seed: Seed?

  @Option(
    help: ArgumentHelp(
      "How many scripts to make (default: 20000). Example: --count 5000", valueName: "number"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Stop after this many seconds instead of --count. Example: --time 60", valueName: "seconds"))
  var time: Double?

  @Option(
    help: ArgumentHelp(
      """
      How many scripts to run at a time (default: one per core); for an external engine, the \
      number of processes (default: one). Example: --jobs 1
      """, valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      """
      A file of expected failures of an engine: causes that they show are left out; may be \
      repeated. Example: --expectations toy.txt
      """, valueName: "file"),
    completion: .file())
  var expectations: [Path] = []

  @Option(
    help: ArgumentHelp(
      "Response timeout of an external engine, in seconds. Example: --timeout 60",
      valueName: "seconds"))
  var timeout = 2.0

  func validate() throws {
    guard engine.count == 2 else {
      throw ValidationError(
        "Name two engines to compare. Example: --engine local --engine \"python3 engine.py\"")
    }
    try engine.checkDistinct()
    if count != nil, time != nil {
      throw ValidationError("'--count' and '--time' both end a run. Name one of them.")
    }
    try EngineUsage.check(count, of: "--count", in: Self.usableCounts)
    try EngineUsage.check(seconds: time, of: "--time")
    try EngineUsage.check(seconds: timeout, of: "--timeout")
    try EngineUsage.check(jobs, of: "--jobs", in: EngineUsage.jobs)
  }

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book()
    guard book.vocabulary.vocabulary.isUIKit else {
      throw CommandError("random scripts are of UIKit's vocabulary, and these pages have their own")
    }
    let failures = try ExpectationOptions.book(expectations).following(book.formerIDs)
    let report = try await TerminationSignals.withCancellation {
      try await self.report(book, failures)
    }
    let page = FuzzPage(report, clauses: ClauseFinder(book.scenarios))
    StandardStream.output.write("\(lines: page.markdown)")
    if report.isInterrupted { return .couldNotJudge(reason: "interrupted") }
    let isExpected =
      report.counterexamples.isEmpty && report.unstable.isEmpty
      && report.known.allSatisfy(\.isExpected)
    return isExpected ? .conforming : .notConforming
  }

  private func report(_ book: SpecBook, _ failures: ExpectationBook) async throws -> FuzzReport {
    var limits = EngineLimits(replyTimeout: .seconds(timeout))
    limits.crashLimit = Self.crashLimit
    limits.unexplainedEnds = Self.crashLimit
    let effort = time.map { Fuzzer.Effort.time(.seconds($0)) } ?? .scripts(count ?? Self.usualCount)
    let number = seed?.number ?? 1
    return try await engine[0].use(speaking: .uikit, jobs: jobs, limits: limits) { first, width in
      try await engine[1].use(speaking: .uikit, jobs: jobs, limits: limits) {
        second, otherWidth in
        let fuzzer = try Fuzzer(
          first, second, seed: number, effort: effort, width: max(width, otherWidth),
          known: known(book, failures, to: [first.profile, second.profile]))
        return try await fuzzer.run()
      }
    }
  }

  /// Returns the scenarios that both engines can be asked.
  private func known(
    _ book: SpecBook, _ failures: ExpectationBook, to profiles: [EngineProfile]
  ) -> KnownScenarios {
    let claims = CommonClaims(profiles)
    var reducer = StageReducer(
      EngineProfile(
        name: "both", version: "", language: "", features: claims.features, kinds: claims.kinds,
        lacks: claims.lacks))
    let expected = profiles.map(failures.failures)
    return KnownScenarios(
      book.scenarios.compactMap { reducer.reduce($0).scenario }, faults: book.faults,
      judge: { Judge.judge($0, by: $1) },
      isExpected: { scenario in
        expected.contains { $0.expected(scenario.id.description) != nil }
      })
  }
}
