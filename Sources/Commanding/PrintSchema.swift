import ArgumentParser
import Conformance

/// Prints the JSON Schema of the protocol's messages.
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a message between the runner and an engine.",
    discussion: """
      The schemas that stand in 'Spec/protocol' are made by this command.

      Examples:
        conform schema request
        conform schema response
      """)

  @Argument(help: "Which messages: those of the runner (request) or of an engine (response).")
  var message: WireSchema

  func run() { StandardStream.output.write(message.text) }
}

extension WireSchema: ExpressibleByArgument {}
