/// A mistake in a page: where it is, what it is, and what to do about it.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Where the mistake is.
  package var location: SourceLocation
  /// What is wrong, quoting the words at fault.
  package var summary: String
  /// What to do, where we know.
  package var hint: String?

  package init(_ location: SourceLocation, _ summary: String, hint: String? = nil) {
    self.location = location
    self.summary = summary
    self.hint = hint
  }

  /// `file:line:column: summary`, with the hint on a line of its own.
  package var description: String {
    let line = "\(location.file):\(location.line):\(location.column): \(summary)"
    return hint.map { "\(line)\n  hint: \($0)" } ?? line
  }
}
