import Conformance

/// A pipe table, by the rules of GitHub Flavored Markdown.
package struct PipeTable: Hashable, Sendable {
  /// The alignment of a column's cells.
  package enum Alignment: String, Sendable {
    case none, left, center, right
  }

  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// The Markdown between the pipes, trimmed, with `\|` read as `|`.
    package var markdown: String
    /// The column of its first character, from 1.
    package var column: Int
    /// The phrases in the cell, with the words of its column's header; empty where it has none, and where
    /// the reader was not asked to render.
    package var sentences: [Sentence] = []

    package init(markdown: String, column: Int) {
      self.markdown = markdown
      self.column = column
    }
  }

  /// One line of cells, with exactly one cell per column.
  package struct Row: Hashable, Sendable {
    /// The line of the page, from 1.
    package var line: Int
    /// The cells, from left to right.
    package var cells: [Cell]
    /// The first cell beyond the last column; Markdown readers drop it.
    package var surplus: Cell?
  }

  /// The alignment of each column.
  package var alignments: [Alignment]
  /// The first line.
  package var header: Row
  /// The lines below the delimiter row.
  package var rows: [Row]
}
