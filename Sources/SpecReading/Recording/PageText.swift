import Conformance

/// The text of a page, in which single cells are replaced; all else stays byte for byte.
package struct PageText: Sendable {
  /// The page's path.
  package let file: String
  /// The text that was read.
  package let old: [UInt8]
  /// The text to write, with the byte order mark if the page has one.
  package var bytes: [UInt8] { mark + source.bytes }

  private(set) var source: SourceLines
  private let mark: ArraySlice<UInt8>

  init(_ bytes: [UInt8], file: String) {
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

  /// Replaces a cell of a table by Markdown without unescaped pipes, and makes the column wider in
  /// every row where the table is aligned.
  mutating func replaceCell(
    _ column: Int, onLine line: Int, of table: PipeTable, by markdown: String
  ) {
    let lines = table.header.line...max(line, table.rows.last?.line ?? line)
    let rows = lines.map { TableReader(source: source).cells(inLine: $0) }
    let own = rows[line - lines.lowerBound][column]
    let content = " \(markdown) "
    let missing = content.unicodeScalars.count - width(of: own)
    let isClosed = source.bytes[own.upperBound...].first == UInt8(ascii: "|")
    let padding = String(repeating: " ", count: isClosed ? max(0, -missing) : 0)
    var changes = [(range: own, bytes: Array((content + padding).utf8))]
    let isAligned =
      isClosed && source.bytes[own].first == UInt8(ascii: " ")
      && rows.allSatisfy {
        $0.count == table.alignments.count && width(of: $0[column]) == width(of: own)
      }
    if isAligned, missing > 0 {
      for (number, row) in rows.enumerated() where number + lines.lowerBound != line {
        // The delimiter row is the second.
        let filler = number == 1 ? UInt8(ascii: "-") : UInt8(ascii: " ")
        let place =
          number == 1 ? source.bytes[row[column]].firstIndex(of: filler) : row[column].upperBound
        guard let place else { continue }
        changes.append((place..<place, Array(repeating: filler, count: missing)))
      }
    }
    replace(changes)
  }

  /// Replaces ranges, which do not overlap.
  mutating func replace(_ changes: [(range: Range<Int>, bytes: [UInt8])]) {
    var bytes = source.bytes
    for (range, new) in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: new)
    }
    source = SourceLines(bytes)
  }

  /// Returns the number of characters.
  private func width(of range: Range<Int>) -> Int {
    source.bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}

extension PipeTable.Cell {
  /// Returns the Markdown of a cell with a text; nil if no cell has it.
  static func markdown(of text: String) -> String? {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    // A `?` alone is what is not known.
    var markdown = words.map { $0 == "?" ? "\\?" : $0 }.joined(separator: " ")
    if InlineMarkdown(markdown: markdown).text != text {
      markdown = text.unicodeScalars.map { scalar in
        "\\`*_[]<&?".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
      }.joined()
    }
    guard InlineMarkdown(markdown: markdown).text == text else { return nil }
    return markdown.replacing("|", with: "\\|")
  }
}
