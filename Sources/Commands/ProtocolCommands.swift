import ArgumentParser
import Conformance
import Engines
import Results
import Running

/// Serves the reference engine over the engine protocol.
struct ServeEngine: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-engine",
    abstract: "Serve the reference engine over standard input and output.",
    discussion: """
      Reads requests and writes answers, one line of JSON each, until it is told 'bye' or its \
      input ends. 'Spec/protocol.md' says what they look like.

      Examples:
        conform --engine "conform serve-engine"
        conform serve-engine < requests.jsonl
      """)

  func outcome() async throws -> RunOutcome {
    try await EngineServer(LocalEngine()).run()
    return .conforming
  }
}

/// Prints the JSON Schema of the engine protocol's messages, or of reports.
struct PrintSchema: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of messages to and from engines, of the suite, or of reports.",
    discussion: """
      Steps, kinds and families are those of the vocabulary of the pages. The schemas that stand in \
      'Spec/protocol', and 'Spec/report.schema.json', are made by this command.

      Examples:
        conform schema request
        conform schema response
        conform schema export
        conform schema report
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(
    help: """
      Of what: the messages of the runner (request) or of an engine (response), the lines of \
      'conform export' (export), or reports (report).
      """)
  var message: WireSchema

  func outcome() async throws -> RunOutcome {
    let text = message.text(of: try spec.vocabulary())
    StandardStream.output.write(data: Array(text.utf8))
    return .conforming
  }
}

extension WireSchema: ExpressibleByArgument {}
