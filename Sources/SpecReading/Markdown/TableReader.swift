/// Finds a pipe table in the lines of a paragraph, by the rules of GitHub Flavored Markdown.
struct TableReader {
  /// The result of the search.
  enum SearchResult: Equatable {
    /// A table and its lines.
    case table(PipeTable, lines: ClosedRange<Int>)
    /// A malformed table.
    case fault(TableFault)
    /// No table.
    case nothing
  }

  /// The maximum number of cells of a table that its rows leave out. A short row has one for each
  /// column, so a small page could otherwise fill the memory.
  private static let maximumMissingCells = 500_000

  let source: SourceLines

  /// Finds the first table that begins within the lines; it may end after them.
  func find(in lines: ClosedRange<Int>) -> SearchResult {
    var fault: TableFault?
    for line in lines.dropFirst() {
      guard let alignments = alignments(inLine: line) else { continue }
      let header = row(line - 1)
      guard header.cells.count == alignments.count else {
        let counts = "\(alignments.count) cells and the header \(header.cells.count)"
        fault =
          fault
          ?? TableFault(
            line: line,
            summary: "the delimiter row has \(counts), so this is not a table",
            hint: "give both rows as many cells")
        continue
      }
      let end = lastRow(below: line)
      guard let rows = rows(line + 1..<end + 1, columns: alignments.count) else {
        return .fault(
          TableFault(
            line: line - 1, summary: "the rows of this table leave out too many cells",
            hint:
              "write every row with as many cells as the header, or make tables of fewer columns"
          ))
      }
      let table = PipeTable(alignments: alignments, header: header, rows: rows)
      return .table(table, lines: line - 1...end)
    }
    return (fault ?? rowsAlone(in: lines)).map(SearchResult.fault) ?? .nothing
  }

  /// Returns the fault of lines that look like rows of no table.
  private func rowsAlone(in lines: ClosedRange<Int>) -> TableFault? {
    guard let first = lines.first(where: looksLikeRow) else { return nil }
    let isAlone = first == lines.upperBound || !looksLikeRow(first + 1)
    return isAlone
      ? TableFault(
        line: first, summary: "this line looks like a row but belongs to no table",
        hint: "remove what parts it from its table, such as a blank line")
      : TableFault(
        line: first, summary: "these lines look like a table but have no delimiter row",
        hint: "write `| --- |`, with as many cells, below the header")
  }

  /// Whether the line begins with a pipe and has another.
  private func looksLikeRow(_ line: Int) -> Bool {
    let bytes = source.bytes[trimmed(source.range(of: line))]
    let pipe = UInt8(ascii: "|")
    return bytes.first == pipe && bytes.dropFirst().contains(pipe)
  }

  /// Returns the last line of the table with the delimiter row.
  private func lastRow(below delimiter: Int) -> Int {
    var last = delimiter
    while last < source.count, !BlockStart.endsTable(source.bytes[source.range(of: last + 1)]) {
      last += 1
    }
    return last
  }

  /// Returns the rows in the lines, each with one cell for each column; nil if too many are missing.
  private func rows(_ lines: Range<Int>, columns count: Int) -> [PipeTable.Row]? {
    var missing = 0
    var rows: [PipeTable.Row] = []
    rows.reserveCapacity(lines.count)
    for line in lines {
      var row = row(line)
      missing += max(0, count - row.cells.count)
      guard missing <= Self.maximumMissingCells else { return nil }
      if row.cells.count > count {
        row.surplus = row.cells[count]
        row.cells.removeSubrange(count...)
      }
      while row.cells.count < count { row.cells.append(PipeTable.Cell(markdown: "", column: 1)) }
      rows.append(row)
    }
    return rows
  }

  /// Parses a delimiter row such as `| :-- | --: |`; nil for any other line.
  private func alignments(inLine line: Int) -> [PipeTable.Alignment]? {
    let range = source.range(of: line)
    guard let first = trimmed(range).first, "|:-".utf8.contains(source.bytes[first]),
      !BlockStart.isIndentedCode(source.bytes[range])
    else { return nil }
    let cells = cells(inLine: line).map { source.bytes[trimmed($0)] }
    guard !cells.isEmpty, cells.allSatisfy(Self.isDelimiter) else { return nil }
    let colon = UInt8(ascii: ":")
    return cells.map { cell in
      switch (cell.first == colon, cell.last == colon) {
      case (true, true): .center
      case (true, false): .left
      case (false, true): .right
      case (false, false): .none
      }
    }
  }

  /// Whether a cell consists of hyphens with an optional colon at each end.
  private static func isDelimiter(_ cell: ArraySlice<UInt8>) -> Bool {
    var hyphens = cell
    if hyphens.first == UInt8(ascii: ":") { hyphens.removeFirst() }
    if hyphens.last == UInt8(ascii: ":") { hyphens.removeLast() }
    return !hyphens.isEmpty && hyphens.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Returns the range of the page without surrounding white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, source.bytes[first].isTableSpace {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, source.bytes[last].isTableSpace {
      range = range.lowerBound..<last
    }
    return range
  }

  /// Returns where the cells of a line are in the page, from left to right, with the white space around
  /// them: between the pipes that no backslash precedes.
  func cells(inLine line: Int) -> [Range<Int>] {
    let pipe = UInt8(ascii: "|")
    var rest = trimmed(source.range(of: line))
    if let first = rest.first, source.bytes[first] == pipe { rest.removeFirst() }
    var cells: [Range<Int>] = []
    cells.reserveCapacity(8)
    while let start = rest.first {
      let end = rest.first { index in
        source.bytes[index] == pipe
          && (index == start || source.bytes[index - 1] != UInt8(ascii: "\\"))
      }
      cells.append(start..<(end ?? rest.upperBound))
      rest = min((end ?? rest.upperBound) + 1, rest.upperBound)..<rest.upperBound
    }
    return cells
  }

  /// Returns the cells of a line: `| a | b \| c |` → `a`, `b | c`.
  private func row(_ line: Int) -> PipeTable.Row {
    var (counted, column) = (source.range(of: line).lowerBound, 1)
    let cells = cells(inLine: line).map { range in
      let content = trimmed(range)
      column += source.bytes[counted..<content.lowerBound].count { $0 & 0xC0 != 0x80 }
      counted = content.lowerBound
      return PipeTable.Cell(markdown: markdown(of: source.bytes[content]), column: column)
    }
    return PipeTable.Row(line: line, cells: cells)
  }

  /// Returns the text of a cell, in which a pipe has no backslash.
  private func markdown(of content: ArraySlice<UInt8>) -> String {
    let pipe = UInt8(ascii: "|")
    guard content.contains(pipe) else { return String(decoding: content, as: UTF8.self) }
    var result: [UInt8] = []
    for byte in content {
      if byte == pipe, result.last == UInt8(ascii: "\\") { result.removeLast() }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is white space within a table's line.
  var isTableSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: true
    default: false
    }
  }
}

/// The fault of lines that look like a pipe table.
struct TableFault: Hashable, Sendable {
  /// The line of the fault, from 1.
  let line: Int
  /// What is wrong.
  let summary: String
  /// What to do.
  let hint: String
}
