import Conformance
import Results

/// The text of a page, in which cells are replaced and tables formatted; all else stays byte for byte.
package struct PageText: Sendable {
  /// A range of the page without its byte order mark, and the bytes that replace it.
  package typealias Change = (range: Range<Int>, bytes: [UInt8])

  /// The page's path.
  package let file: String
  /// The text that was read.
  package let old: [UInt8]
  /// The text to write, with the byte order mark if the page has one.
  package var bytes: [UInt8] { mark + source.bytes }

  private(set) var source: SourceLines
  private let mark: ArraySlice<UInt8>

  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    old = bytes
    source = SourceLines(bytes)
    mark = bytes.prefix(bytes.count - source.bytes.count)
  }

  /// The blocks of the page.
  var blocks: [MarkdownBlock] { MarkdownDocument(source, rendering: .none).blocks }

  /// Returns the table with a row on that line, and the row; nil if there is none.
  func table(withRow line: Int) -> (table: PipeTable, row: PipeTable.Row)? {
    for case .table(let table) in blocks.map(\.content) {
      if let row = table.rows.first(where: { $0.line == line }) { return (table, row) }
    }
    return nil
  }

  /// Replaces a cell of a table by Markdown without unescaped pipes; a table that is formatted stays
  /// so, and of any other only the cell changes.
  mutating func replaceCell(
    _ column: Int, onLine line: Int, of table: PipeTable, by markdown: String
  ) {
    let wasFormatted = formattingChanges(of: table).isEmpty
    let own = TableReader(source: source).cells(inLine: line)[column]
    let content = " \(markdown) "
    let isClosed = source.bytes[own.upperBound...].first == UInt8(ascii: "|")
    let spare = source.bytes[own].count { $0 & 0xC0 != 0x80 } - content.unicodeScalars.count
    let padding = String(repeating: " ", count: isClosed ? max(0, spare) : 0)
    replace([(own, Array((content + padding).utf8))])
    if wasFormatted { replace(formattingChanges(of: table)) }
  }

  /// Formats every table, and returns the first lines of those that changed.
  ///
  /// Cells are trimmed and aligned, and rows get the cells that they leave out; all else stays byte for
  /// byte. What cannot be read as a table stays as it is.
  package mutating func format() -> [Int] {
    let changes = formattingChanges
    replace(changes.flatMap(\.changes))
    return changes.map(\.line)
  }

  /// The first line of each table whose formatting changes it, with the lines to replace.
  package var formattingChanges: [(line: Int, changes: [Change])] {
    guard String(validating: source.bytes, as: UTF8.self) != nil else { return [] }
    return blocks.compactMap { block in
      guard case .table(let table) = block.content else { return nil }
      let changes = formattingChanges(of: table)
      return changes.isEmpty ? nil : (table.header.line, changes)
    }
  }

  /// Returns the lines of a table that formatting changes.
  private func formattingChanges(of table: PipeTable) -> [Change] {
    let lines = table.header.line...(table.rows.last?.line ?? table.header.line + 1)
    let reader = TableReader(source: source)
    let cells = lines.map { line in
      reader.cells(inLine: line).map { range in
        String(decoding: source.bytes[reader.trimmed(range)], as: UTF8.self)
      }
    }
    return zip(lines, TableLayout.lines(cells)).compactMap { line, text in
      let (range, new) = (source.range(of: line), Array(text.utf8))
      return source.bytes[range].elementsEqual(new) ? nil : (range, new)
    }
  }

  /// Replaces ranges, which do not overlap.
  mutating func replace(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    var (bytes, end): ([UInt8], Int) = ([], 0)
    for (range, new) in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += source.bytes[end..<range.lowerBound] + new
      end = range.upperBound
    }
    source = SourceLines(bytes + source.bytes[end...])
  }
}

extension PipeTable.Cell {
  /// Returns the Markdown of a cell with a text; nil if no cell has it.
  package static func markdown(of text: String) -> String? {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    // A `?` alone is what is not known.
    var markdown = words.map { $0 == "?" ? "\\?" : $0 }.joined(separator: " ")
    if Self(markdown: markdown, column: 1).text != text {
      markdown = text.unicodeScalars.map { scalar in
        "\\`*_[]<&?".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
      }.joined()
    }
    guard Self(markdown: markdown, column: 1).text == text else { return nil }
    return markdown.replacing("|", with: "\\|")
  }
}

extension Diagnostic {
  /// A table that formatting would change.
  package static func unformattedTable(in file: String, line: Int) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: line), "the table is not formatted",
      hint: "conform format \(file)")
  }
}
