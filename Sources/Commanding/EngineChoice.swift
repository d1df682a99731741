import ArgumentParser
import Conformance
import Engines

/// What may stand after `--engine`.
enum EngineChoice: Hashable, ExpressibleByArgument {
  /// The reference engine, in this process.
  case local
  /// A program that speaks the protocol; a line for the shell.
  case program(String)

  /// Reads what stands after the option; nothing at all is no engine.
  init?(argument: String) {
    let words = argument.split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return nil }
    self = words == "local" ? .local : .program(argument)
  }

  static var defaultCompletionKind: CompletionKind { .list(["local"]) }

  /// What stands after the option.
  var words: String {
    switch self {
    case .local: "local"
    case .program(let command): command
    }
  }

  /// Lets the body use the engine, with the number of scenarios that it can have in hand at a time.
  ///
  /// - Throws: what the body throws, or why a program cannot be used.
  func use<Value: Sendable>(
    jobs: Int?, limits: EngineLimits, _ body: (any Engine, Int) async throws -> Value
  ) async throws -> Value {
    switch self {
    case .local: return try await body(LocalEngine(), jobs ?? Machine.cores)
    case .program(let command):
      let processes = jobs ?? 1
      return try await ProcessEngine.withEngine(command, processes: processes, limits: limits) {
        try await body($0, processes * limits.window)
      }
    }
  }
}
