extension ScriptBuilder {
  /// Where a phrase stands: it begins in a column's header and ends in a cell.
  struct Place {
    let column: StepColumn
    let cell: PipeTable.Cell
    let line: Int
    /// The phrase's words in the cell.
    let end: String
    /// The words of the whole cell.
    let text: String
    /// Where those of the phrase begin, with the spaces before them.
    let start: (index: String.Index, column: Int)

    /// The whole phrase.
    var phrase: String { column.start.isEmpty ? end : "\(column.start) \(end)" }

    /// The column in which its words in the cell begin.
    ///
    /// Markup shifts the words; then the cell's beginning is near enough.
    var beginning: Int {
      guard text == cell.markdown else { return cell.column }
      return start.column + text[start.index...].prefix { $0 == " " }.count
    }

    /// Where the words at fault stand: in the header or in the cell.
    func location(
      of failure: PhraseMatcher.Failure, _ words: [Substring]
    ) -> (line: Int, column: Int) {
      guard case .slot(_, let index) = failure, index < words.count else {
        return (line, beginning)
      }
      if index < column.prefix.count { return (column.line, column.column) }
      guard text == cell.markdown else { return (line, cell.column) }
      let offset = text.unicodeScalars.distance(from: start.index, to: words[index].startIndex)
      return (line, start.column + offset)
    }
  }
}
