import ArgumentParser
import Reporting
import Running
import SpecReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells the shell how a command ended.
enum ExitStatus {
  private static let couldNotJudge: Int32 = 2

  /// Carries a command out and ends with the status that its outcome has.
  static func exit(_ command: () async throws -> RunOutcome) async throws(ExitCode) {
    let outcome = await outcome(of: command)
    if case .couldNotJudge(let reason) = outcome {
      StandardStream.error.write(ErrorMessage.text(reason))
    }
    guard let code = code(of: outcome) else { return }
    throw code
  }

  /// Ends at once, because what the command had to say is lost: nobody must take that for a result.
  static func outputLost(_ error: Int32) -> Never {
    let reason = SystemRefusal(code: error).reason
    StandardStream.error.write(ErrorMessage.text("the output cannot be written: \(reason)"))
    systemExit(couldNotJudge)
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
    case .couldNotJudge: ExitCode(couldNotJudge)
    }
  }

  private static func systemExit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}
