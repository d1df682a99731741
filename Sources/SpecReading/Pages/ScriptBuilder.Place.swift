extension ScriptBuilder {
  /// Where a phrase stands: it begins in a column's header and ends in a cell.
  struct Place {
    let column: StepColumn
    let cell: PipeTable.Cell
    let line: Int
    /// The phrase's words in the cell.
    let end: String
    /// Where they begin.
    let start: (index: String.Index, column: Int)

    /// The whole phrase.
    var phrase: String { column.start.isEmpty ? end : "\(column.start) \(end)" }

    /// Where the words at fault stand: in the header or in the cell.
    func location(
      of failure: PhraseMatcher.Failure, _ words: [Substring], in text: String
    ) -> (line: Int, column: Int) {
      guard case .slot(_, let index) = failure, index < words.count else {
        return (line, cell.column)
      }
      if index < column.prefix.count { return (column.line, column.column) }
      // Markup shifts the words; then the cell's beginning is near enough.
      guard text == cell.markdown else { return (line, cell.column) }
      let offset = text.unicodeScalars.distance(from: start.index, to: words[index].startIndex)
      return (line, start.column + offset)
    }
  }
}
