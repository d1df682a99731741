/// A pipe table, by the rules of GitHub Flavored Markdown.
package struct PipeTable: Hashable, Sendable {
  /// How a column's cells are set.
  package enum Alignment: Hashable, Sendable {
    case none, left, center, right
  }

  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// The Markdown between the pipes, trimmed, with `\|` read as `|`.
    package var markdown: String
    /// The column of its first character, counted from 1.
    package var column: Int

    package init(markdown: String, column: Int) {
      self.markdown = markdown
      self.column = column
    }
  }

  /// One line of cells; always as many as there are columns.
  package struct Row: Hashable, Sendable {
    /// The line of the page, counted from 1.
    package var line: Int
    /// The cells, from left to right.
    package var cells: [Cell]
    /// The first cell for which there is no column; readers of Markdown drop it.
    package var surplus: Cell?

    package init(line: Int, cells: [Cell], surplus: Cell? = nil) {
      self.line = line
      self.cells = cells
      self.surplus = surplus
    }
  }

  /// The alignment of each column.
  package var alignments: [Alignment]
  /// The first line.
  package var header: Row
  /// The lines below the delimiter row.
  package var rows: [Row]

  package init(alignments: [Alignment], header: Row, rows: [Row]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
