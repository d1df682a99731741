/// Why reports cannot be joined: every reason, a line each.
package struct JoiningMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  package var problems: [JoiningProblem]

  package var description: String { problems.map(\.words).joined(separator: "\n") }
}
