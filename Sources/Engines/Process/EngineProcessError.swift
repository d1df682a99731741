import Conformance

/// Why a process that is an engine ended, or was ended, before it got `bye`.
package enum EngineProcessError: Error, Hashable, Sendable {
  /// It could not be started.
  case notStarted(String)
  /// It exited with that status.
  case exited(Int)
  /// A signal ended it.
  case killed(signal: Int)
  /// It closed its standard output without ending.
  case closedOutput
  /// It wrote no answer within the reply timeout.
  case timedOut(Duration)
  /// It wrote a line of more bytes than the limit.
  case lineTooLong(limit: Int)
  /// It wrote a line that is not a message.
  case unreadable(line: String, WireError)
  /// It answered an id that it was not asked, or has answered already.
  case unknownID(Int)
  /// It speaks another version of the protocol.
  case wrongProtocol(Int)
  /// It did not begin with `hello`, or sent it twice.
  case wrongGreeting
  /// Its profile is not that of the first process of the same engine.
  case changedProfile

  /// What happened, without the subject: `ended with status 3`.
  var words: String {
    switch self {
    case .notStarted(let reason): "could not be started: \(reason)"
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .closedOutput: "closed its standard output and did not end"
    case .timedOut(let duration): "said nothing for \(Self.words(duration))"
    case .lineTooLong(let limit): "wrote a line of more than \(limit) bytes"
    case .unreadable(let line, let problem):
      "wrote an invalid message (\(problem)): \(line)"
    case .unknownID(let id): "answered id \(id), which is not open"
    case .wrongProtocol(let version):
      "speaks version \(version) of the protocol, not \(EngineRequest.currentProtocol)"
    case .wrongGreeting: "did not begin with one 'hello'"
    case .changedProfile: "says that it is another engine than when it was first started"
    }
  }

  private static func words(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

/// Why a process of an engine ended, with an excerpt of its standard error.
package struct EngineTerminationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it ended.
  package var cause: EngineProcessError
  /// The beginning and the end of its standard error; empty if it wrote nothing.
  package var standardError: String

  /// What happened, without the subject.
  package var words: String {
    standardError.isEmpty
      ? cause.words : "\(cause.words); its standard error says: \(standardError)"
  }

  package var description: String { "the engine \(words)" }
}
