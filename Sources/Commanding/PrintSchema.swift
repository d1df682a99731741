import ArgumentParser
import Conformance

/// Prints the JSON Schema of the protocol's messages, or of reports.
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of messages between the runner and an engine, or of reports.",
    discussion: """
      The schemas that stand in 'Spec/protocol', and 'Spec/report.schema.json', are made by this \
      command.

      Examples:
        conform schema request
        conform schema response
        conform schema report
      """)

  @Argument(
    help: """
      Of what: the messages of the runner (request) or of an engine (response), or reports (report).
      """)
  var message: WireSchema

  func run() { StandardStream.output.write(message.text) }
}

extension WireSchema: ExpressibleByArgument {}
