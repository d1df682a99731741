import ArgumentParser
import Engines
import Platform
import Reporting
import Results
import Running
import SpecReading

/// A command whose outcome is the exit status of the process.
protocol OutcomeCommand: AsyncParsableCommand {
  /// Carries out the command.
  func outcome() async throws -> RunOutcome
}

extension OutcomeCommand {
  func run() async throws { try await ExitStatus.exit(outcome) }
}

/// Maps the outcome of a command to the exit status of the process.
enum ExitStatus {
  private static let couldNotJudge: Int32 = 2

  /// Runs a command, prints why nothing could be judged, and throws the exit code of its outcome.
  static func exit(_ command: () async throws -> RunOutcome) async throws(ExitCode) {
    let outcome = await outcome(of: command)
    if case .couldNotJudge(let reason) = outcome {
      StandardStream.error.write(ErrorMessage.text("\(lines: reason)"))
    }
    guard let code = code(of: outcome) else { return }
    throw code
  }

  /// Exits with status 2, because standard output is incomplete and must not be read as a result.
  static func outputLost(_ error: POSIXError) -> Never {
    let reason = SystemErrorMessage(error).text
    StandardStream.error.write(ErrorMessage.text("the output cannot be written: \(reason)"))
    endAtOnce()
  }

  /// Kills the engines, and exits with status 2.
  static func endAtOnce() -> Never {
    EngineGroups.endAll()
    // Without the functions of `atexit`, which wait for other threads.
    _exit(couldNotJudge)
  }

  /// Returns the outcome of a command; every thrown error becomes `couldNotJudge`.
  static func outcome(of command: () async throws -> RunOutcome) async -> RunOutcome {
    do {
      return try await command()
    } catch {
      return .couldNotJudge(reason: "\(error)")
    }
  }

  /// Returns the exit code of an outcome, or nil for status 0.
  static func code(of outcome: RunOutcome) -> ExitCode? {
    switch outcome {
    case .conforming: nil
    case .notConforming: ExitCode(1)
    case .couldNotJudge: ExitCode(couldNotJudge)
    }
  }
}

extension StandardStream {
  /// Writes the last line of a run or merge: its verdict, with the exit status.
  func writeVerdict(_ outcome: RunOutcome, of report: Report, staleLines: Int = 0) {
    guard !report.engines.isEmpty else { return }
    let status = ExitStatus.code(of: outcome)?.rawValue ?? 0
    write(VerdictText.text(status: status, of: report.engines, staleLines: staleLines, look: look))
  }
}

/// Why a command cannot do what it was asked for.
struct CommandError: Error, CustomStringConvertible {
  /// The reason; the mistakes that it mentions have been printed.
  let description: String

  init(_ description: String) { self.description = description }

  static let interrupted = Self("interrupted")
  static let invalidPages = Self("the pages have errors; no scenarios were run")
  static let invalidFingerprints = Self("the fingerprints have errors; no fault was named")
  static let invalidProfiles = Self("the profiles have errors; no scenarios were run")

  /// Prints mistakes and throws the error, if there are any.
  static func check(_ mistakes: [Diagnostic], _ error: CommandError) throws(CommandError) {
    guard !mistakes.isEmpty else { return }
    StandardStream.error.write(DiagnosticList.text(mistakes))
    throw error
  }
}
