/// How long and how much a runner bears from an engine that is a program of its own.
package struct EngineLimits: Sendable {
  /// How long an engine that has been asked something may say nothing.
  package var silence: Duration
  /// How many scripts one process is given before it has answered the first of them.
  ///
  /// Enough to hide the round trip, and few enough to run one by one where the process dies.
  package var window = 64
  /// The longest line that an engine may write, in bytes.
  package var longestLine = 1 << 24
  /// How many processes in a row may end without one answer before the engine is given up.
  package var fruitlessProcesses = 25
  /// How long a process may take to end after it was told to, or has closed its output.
  package var farewell = Duration.seconds(2)

  package init(silence: Duration = .seconds(10)) { self.silence = silence }
}
