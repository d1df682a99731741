import Conformance

/// A message about a mistake in a file, with its location and a hint.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The location of the mistake.
  package var location: SourceLocation
  /// The mistake, with the offending words quoted.
  package var summary: String
  /// A suggested correction, if there is one.
  package var hint: String?

  package init(_ location: SourceLocation, _ summary: String, hint: String? = nil) {
    self.location = location
    self.summary = summary
    self.hint = hint
  }

  /// `file:line:column: summary`, followed by the hint on its own line.
  package var description: String {
    let line = "\(location.file):\(location.line):\(location.column): \(summary)"
    return hint.map { "\(line)\n  hint: \($0)" } ?? line
  }
}

/// A position in a file.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path, as the user named it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
