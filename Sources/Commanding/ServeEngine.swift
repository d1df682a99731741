import ArgumentParser
import Conformance
import Engines

/// Serves the reference engine to a runner.
struct ServeEngine: AsyncParsableCommand {
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

  func run() async throws {
    try await ExitStatus.exit {
      try await EngineServer(LocalEngine()).run()
      return .conforming
    }
  }
}
