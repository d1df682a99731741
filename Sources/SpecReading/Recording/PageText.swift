import Conformance

/// The text of a page, in which single cells are replaced; all else stays byte for byte.
struct PageText {
  /// The bytes of the page, with the byte order mark if it has one.
  var bytes: [UInt8] { mark + source.bytes }

  private(set) var source: SourceLines
  private let mark: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    source = SourceLines(bytes)
    mark = bytes.prefix(bytes.count - source.bytes.count)
  }

  /// The blocks of the page.
  var blocks: [MarkdownBlock] { MarkdownDocument(source, rendering: .none).blocks }

  /// Returns the table with a row on that line; nil if there is none.
  func table(withRow line: Int) -> PipeTable? {
    for case .table(let table) in blocks.map(\.content)
    where table.rows.contains(where: { $0.line == line }) { return table }
    return nil
  }

  /// Replaces a cell of a table by Markdown without unescaped pipes, and makes the column wider in
  /// every row where the table is aligned.
  mutating func replaceCell(
    _ column: Int, onLine line: Int, of table: PipeTable, by markdown: String
  ) {
    let lines = table.header.line...max(line, table.rows.last?.line ?? line)
    let cells = lines.map { TableReader(source: source).cells(inLine: $0) }
    let own = cells[line - lines.lowerBound][column]
    let content = " \(markdown) "
    let needed = content.unicodeScalars.count
    let isAligned =
      source.bytes[own].first == UInt8(ascii: " ")
      && cells.allSatisfy { $0.count == table.alignments.count }
      && cells.allSatisfy { width(of: $0[column]) == width(of: own) }
    let missing = needed - width(of: own)
    var changes = [(own, Array(content.utf8) + spaces(closing(own, -missing)))]
    if isAligned, missing > 0 {
      for (number, row) in cells.enumerated() where number + lines.lowerBound != line {
        let range = row[column]
        // The delimiter row is the second.
        changes.append((range, number == 1 ? dashes(range, missing) : padded(range, missing)))
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

  /// Returns the number of spaces to add, none to a cell that no pipe closes.
  private func closing(_ range: Range<Int>, _ spaces: Int) -> Int {
    let pipe = UInt8(ascii: "|")
    let isClosed = range.upperBound < source.bytes.count && source.bytes[range.upperBound] == pipe
    return isClosed ? spaces : 0
  }

  private func spaces(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: max(0, count))
  }

  private func padded(_ range: Range<Int>, _ count: Int) -> [UInt8] {
    source.bytes[range] + spaces(closing(range, count))
  }

  /// Returns the delimiter cell with more dashes.
  private func dashes(_ range: Range<Int>, _ count: Int) -> [UInt8] {
    let dash = UInt8(ascii: "-")
    var cell = Array(source.bytes[range])
    let place = cell.firstIndex(of: dash) ?? cell.endIndex
    cell.insert(contentsOf: Array(repeating: dash, count: count), at: place)
    return cell
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
