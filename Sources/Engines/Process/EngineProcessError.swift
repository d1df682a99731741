import Conformance

/// Why a process that is an engine was ended, or ended itself, before it was told to.
package enum EngineFailure: Error, Hashable, Sendable {
  /// It could not be started.
  case notStarted(String)
  /// It ended itself, with that status.
  case exited(Int)
  /// A signal ended it.
  case killed(signal: Int)
  /// It closed its output and lived on.
  case closedOutput
  /// It said nothing for too long.
  case silent(Duration)
  /// It wrote a line that is too long.
  case flooded(limit: Int)
  /// It wrote something that is no message.
  case unreadable(line: String, WireProblem)
  /// It answered what it was not asked, or twice.
  case unknownID(Int)
  /// It speaks another version of the protocol.
  case wrongProtocol(Int)
  /// It did not begin with `hello`, or said it twice.
  case wrongGreeting
  /// It is not who it was before it was started again.
  case changedItself

  /// What it did, with the engine as the subject.
  package var words: String {
    switch self {
    case .notStarted(let reason): "could not be started: \(reason)"
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .closedOutput: "closed its standard output and did not end"
    case .silent(let duration): "said nothing for \(Self.words(duration))"
    case .flooded(let limit): "wrote a line of more than \(limit) bytes"
    case .unreadable(let line, let problem):
      "wrote a line that is no answer (\(problem)): \(line)"
    case .unknownID(let id): "answered id \(id), which is not open"
    case .wrongProtocol(let version):
      "speaks version \(version) of the protocol, not \(EngineRequest.currentProtocol)"
    case .wrongGreeting: "did not begin with one 'hello'"
    case .changedItself: "says that it is another engine than when it was first started"
    }
  }

  private static func words(_ duration: Duration) -> String {
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
