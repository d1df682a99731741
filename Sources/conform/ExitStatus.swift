import ArgumentParser
import Running

/// Tells the shell how a command ended.
enum ExitStatus {
  /// Carries a command out and ends with the status that its outcome has.
  static func exit(_ command: () async throws -> RunOutcome) async throws(ExitCode) {
    let outcome = await outcome(of: command)
    if case .couldNotJudge(let reason) = outcome {
      StandardStream.error.write("conform: \(reason)\n")
    }
    guard let code = code(of: outcome) else { return }
    throw code
  }

  /// The outcome of a command; whatever it throws means that nothing could be judged.
  static func outcome(of command: () async throws -> RunOutcome) async -> RunOutcome {
    do {
      return try await command()
    } catch {
      return .couldNotJudge(reason: "\(error)")
    }
  }

  /// The status of an outcome, or nil where all is as expected.
  static func code(of outcome: RunOutcome) -> ExitCode? {
    switch outcome {
    case .conforming: nil
    case .notConforming: ExitCode(1)
    case .couldNotJudge: ExitCode(2)
    }
  }
}
