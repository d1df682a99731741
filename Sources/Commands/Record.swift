import ArgumentParser
import Conformance
import Reporting
import Results
import Running
import SpecReading

/// Writes what an engine did into a row whose expectation is not known yet.
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Fill in a new row's expectation from an engine's behaviour, citing a source.",
    discussion: """
      Write the row with '?' for what is not known yet: in the place of the words that are missing, \
      as in 'the hit-test view is ?' or 'A saw ?', or at the end of a phrase of which it is not \
      known whether it holds, as in 'tap fires ?'. 'conform check' names each such row until it is \
      recorded. A question mark that is meant as one is written '\\?'.

      What an engine does is no evidence of what is right, so '--source' is required: it names where \
      that is said, by a statement of the ledger or an address. It is \
      added to the sources of the clause, and the clause to the homes of the statement. What \
      several engines do is written only where all do the same. Without a source it is printed, and \
      nothing is written.

      An expectation that is there is never overwritten: it is compared with what the engines do. \
      The exit status is then 1 if one does something else.

      Examples:
        conform record HIT-9/new --engine "python3 engine.py" --source U12
        conform record HIT-9/new --engine local --source https://example.org/log
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(help: "The id of the scenario. Example: HIT-9/new")
  var id: String

  @Option(
    help: """
      The engine to record: 'local', or a program that speaks the protocol; may be repeated. \
      Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice]

  @Option(
    help: ArgumentHelp(
      """
      What shows that it is so on UIKit: the id of a statement of the ledger, or an http or https \
      address; may be repeated. Example: --source U12
      """, valueName: "source"),
    transform: { text in
      guard let source = CitedSource(text) else {
        throw ValidationError("write the id of a statement, such as U12, or a whole address")
      }
      return source
    })
  var source: [CitedSource] = []

  func validate() throws {
    try engine.checkDistinct()
  }

  func run() async throws {
    var isRefused = false
    try await ExitStatus.exit {
      let lock = FolderLock(of: spec.folder)
      defer { lock.release() }
      let reader = spec.reader()
      let book = try await reader.read()
      try CommandError.check(book.mistakes, .invalidPages)
      let vocabulary = book.vocabulary.vocabulary
      let id = book.formerIDs.present(of: id) ?? id
      let topic = try ClauseSelection(id, clauses: book.clauses, scenarios: book.scenarios)
      guard let scenario = topic.scenarios.first, scenario.id.description == id else {
        let rows = topic.scenarios.filter { !$0.openExpectations.isEmpty }.map(\.id.description)
        let which = rows.isEmpty ? "one of its scenarios" : rows.joined(separator: " or ")
        return .couldNotJudge(
          reason: "'\(id)' is a clause, and one row is recorded at a time: name \(which)")
      }
      guard !scenario.openExpectations.isEmpty else {
        return try await compare(scenario, vocabulary)
      }
      let recordings = try await engine.ask(speaking: vocabulary) {
        try await Recording(of: $0, on: scenario)
      }
      StandardStream.output.write(RecordText.text(recordings, of: scenario))
      guard Set(recordings.map(\.sentences)).count == 1 else {
        return .couldNotJudge(reason: "the engines do not agree, so nothing was written")
      }
      guard !source.isEmpty else {
        isRefused = true
        return .conforming
      }
      var writer = RowWriter(scenario, in: book, by: reader)
      let changes = try writer.changes(writing: recordings[0].sentences, citing: source)
      let written = try await writer.scenario(after: changes)
      let runs = try await engine.ask(speaking: vocabulary) {
        await Explanation.EngineRun(of: $0, on: written)
      }
      guard runs.allSatisfy(\.isAsWritten) else {
        StandardStream.error.write(RecordText.comparison(runs, with: written))
        return .couldNotJudge(
          reason: "nothing was written, because the engines do not pass the row as it would be")
      }
      try write(changes)
      return .conforming
    }
    guard isRefused else { return }
    StandardStream.error.write(RecordText.refusal(id))
    throw ExitCode.validationFailure
  }

  /// Compares the expectations that a row has with what the engines do.
  private func compare(_ scenario: Scenario, _ vocabulary: Vocabulary) async throws -> RunOutcome {
    let runs = try await engine.ask(speaking: vocabulary) {
      await Explanation.EngineRun(of: $0, on: scenario)
    }
    StandardStream.output.write(
      RecordText.comparison(runs, with: scenario)
        + "nothing was written: the row already has its expectations\n")
    let isObserved = runs.allSatisfy { run in
      switch run.verdict {
      case .passed, .failed, .deviated: true
      case .skipped, .errored: false
      }
    }
    guard isObserved else {
      return .couldNotJudge(reason: "not every engine carried out '\(id)'")
    }
    return runs.allSatisfy(\.isAsWritten) ? .conforming : .notConforming
  }

  private func write(_ changes: [PageText]) throws {
    let files = changes.map { Path(stringLiteral: $0.file) }
    for (file, page) in zip(files, changes) where try file.read() != page.old {
      throw SpecError.changed(page.file)
    }
    for (file, page) in zip(files, changes) {
      try file.write(page.bytes)
      StandardStream.output.write("\(page.file, upTo: .max): written\n")
    }
  }
}
