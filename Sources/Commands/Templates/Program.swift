import Conformance
import MyEngine

/// Serves the engine over standard input and output: `conform --engine .build/debug/engine`.
///
/// What the framework prints goes to standard error.
@main struct Program {
  static func main() async throws { try await EngineServer(MyEngine()).run() }
}
