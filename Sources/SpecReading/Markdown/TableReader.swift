/// Finds a pipe table among the lines of a paragraph, by the rules of GitHub Flavored Markdown.
struct TableReader {
  /// What the lines of a paragraph turned out to be.
  enum Finding: Equatable {
    /// A table, and the lines it covers.
    case table(PipeTable, lines: ClosedRange<Int>)
    /// Not a table, though somebody meant one.
    case fault(TableFault)
    /// Not a table.
    case nothing
  }

  let source: SourceLines

  /// Looks for the first table that begins within those lines; it may reach beyond them.
  func find(in lines: ClosedRange<Int>) -> Finding {
    var fault: TableFault?
    for line in lines.dropFirst() {
      guard let alignments = alignments(inLine: line) else { continue }
      let header = row(line - 1)
      guard header.cells.count == alignments.count else {
        fault =
          fault
          ?? .cellCounts(line: line, header: header.cells.count, delimiter: alignments.count)
        continue
      }
      let end = lastRow(below: line)
      let rows = line < end ? (line + 1...end).map { padded(row($0), to: alignments.count) } : []
      let table = PipeTable(alignments: alignments, header: header, rows: rows)
      return .table(table, lines: line - 1...end)
    }
    return (fault ?? rowsAlone(in: lines)).map(Finding.fault) ?? .nothing
  }

  /// What is wrong where lines look like rows though no table is among them.
  private func rowsAlone(in lines: ClosedRange<Int>) -> TableFault? {
    guard let first = lines.first(where: looksLikeRow) else { return nil }
    let isAlone = first == lines.upperBound || !looksLikeRow(first + 1)
    return isAlone ? .strayRow(line: first) : .noDelimiterRow(line: first)
  }

  /// Whether the line begins with a pipe and has another.
  private func looksLikeRow(_ line: Int) -> Bool {
    let bytes = source.bytes[trimmed(line)]
    let pipe = UInt8(ascii: "|")
    return bytes.first == pipe && bytes.dropFirst().contains(pipe)
  }

  /// The last line of the table whose delimiter row that is.
  private func lastRow(below delimiter: Int) -> Int {
    var last = delimiter
    while last < source.count, !BlockStart.endsTable(source.bytes[source.range(of: last + 1)]) {
      last += 1
    }
    return last
  }

  /// The row with as many cells as there are columns; what is over goes into `surplus`.
  private func padded(_ row: PipeTable.Row, to count: Int) -> PipeTable.Row {
    var row = row
    if row.cells.count > count {
      row.surplus = row.cells[count]
      row.cells.removeSubrange(count...)
    }
    while row.cells.count < count { row.cells.append(PipeTable.Cell(markdown: "", column: 1)) }
    return row
  }

  /// The alignments, where the line is a delimiter row such as `| :-- | --: |`.
  private func alignments(inLine line: Int) -> [PipeTable.Alignment]? {
    guard isDelimiterRow(line) else { return nil }
    return row(line).cells.map { cell in
      switch (cell.markdown.first == ":", cell.markdown.last == ":") {
      case (true, true): .center
      case (true, false): .left
      case (false, true): .right
      case (false, false): .none
      }
    }
  }

  private func isDelimiterRow(_ line: Int) -> Bool {
    let range = source.range(of: line)
    guard let first = trimmed(line).first, "|:-".utf8.contains(source.bytes[first]),
      !BlockStart.isIndentedCode(source.bytes[range])
    else { return false }
    var scanner = DelimiterScanner(bytes: source.bytes[trimmed(line)])
    return scanner.scanRow()
  }

  /// The line without the white space around it.
  private func trimmed(_ line: Int) -> Range<Int> {
    var range = source.range(of: line)
    while let first = range.first, source.bytes[first].isTableSpace {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, source.bytes[last].isTableSpace {
      range = range.lowerBound..<last
    }
    return range
  }

  /// The cells of a line: split at the pipes that no backslash precedes.
  private func row(_ line: Int) -> PipeTable.Row {
    let start = source.range(of: line).lowerBound
    let range = trimmed(line)
    return source.bytes.withUnsafeBufferPointer { bytes in
      var cells = CellSplitter(bytes: bytes, lineStart: start, range: range)
      return PipeTable.Row(line: line, cells: cells.split())
    }
  }
}

extension UInt8 {
  /// Whether the byte counts as white space within a table's line.
  var isTableSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: true
    default: false
    }
  }
}
