import ArgumentParser
import Engines
import Results
import Running

/// Writes the scenarios as lines of JSON.
struct Export: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the scenarios as lines of JSON, for tests that run without this program.",
    discussion: """
      The first line says which pages the scenarios are of, and every other line is a scenario: its \
      stage and steps as engines get them, what is expected, and the sources of its clause. \
      'Spec/protocol.md' says how to judge what is expected, and 'Spec/engines' has examples in \
      Python and JavaScript. The options select scenarios as they do for a run.

      Examples:
        conform export --output suite.jsonl
        conform export --filter 'HIT-* level:MUST' --output hit-testing.jsonl
        conform export --profile smoke | head -2
      """)

  @OptionGroup var spec: SpecOptions

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp(
      "The file to write; standard output without it. Example: --output suite.jsonl",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var output: Path?

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book()
    let plan = try selection.plan(book, in: spec)
    let bytes = book.suite(of: plan.scenarios, program: LocalEngine.version).lines
    if let output {
      try output.write(bytes)
    } else {
      StandardStream.output.write(data: bytes)
    }
    return .conforming
  }
}
