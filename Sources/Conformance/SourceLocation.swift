/// A place in a page.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The page's path, as the user named it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in characters.
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
