import CCMark

/// Finds `[^name]`, which code hosts show as a footnote, outside of code and links.
struct Footnotes {
  let source: SourceLines

  /// Returns the place of the first one in a node's lines.
  func first(in node: OpaquePointer?, _ lines: ClosedRange<Int>) -> SourceLines.Place? {
    Self.index(in: source.bytes(of: lines.lowerBound..<lines.upperBound + 1), of: node)
      .map(source.place)
  }

  /// Returns the place of the first one in a cell of a table.
  func first(in table: PipeTable, _ lines: ClosedRange<Int>) -> SourceLines.Place? {
    guard !Self.marks(in: source.bytes(of: lines.lowerBound..<lines.upperBound + 1)).isEmpty else {
      return nil
    }
    for row in [table.header] + table.rows {
      for cell in row.cells {
        if let column = Self.column(in: cell) { return (row.line, column) }
      }
    }
    return nil
  }

  private static func column(in cell: PipeTable.Cell) -> Int? {
    let source = SourceLines(Array(cell.markdown.utf8))
    guard !marks(in: source.bytes[...]).isEmpty else { return nil }
    return cell.withHeading { node in
      index(in: source.bytes[...], of: node).map { cell.column + source.place(of: $0).column - 1 }
    }
  }

  /// Returns the index of the first one in the text of a node.
  private static func index(in text: ArraySlice<UInt8>, of node: OpaquePointer?) -> Int? {
    let marks = marks(in: text)
    guard !marks.isEmpty else { return nil }
    let words = NodeText.wordsAfterCarets(node)
    return marks.first { words.contains($0.name) }?.index
  }

  /// Returns each `[^name]`, even in code, that no backslash escapes and that is not a link's text.
  private static func marks(in text: ArraySlice<UInt8>) -> [(name: String, index: Int)] {
    var marks: [(String, Int)] = []
    var rest = text
    while let start = rest.index(ofByte: UInt8(ascii: "[")) {
      rest = rest[(start + 1)...]
      guard rest.first == UInt8(ascii: "^") else { continue }
      let name = rest.dropFirst().prefix(while: \.isFootnoteName)
      let end = rest[name.endIndex...]
      let isEscaped = start > text.startIndex && text[start - 1] == UInt8(ascii: "\\")
      guard !isEscaped, !name.isEmpty, end.first == UInt8(ascii: "]"),
        end.dropFirst().first != UInt8(ascii: "(")
      else { continue }
      marks.append((String(decoding: name, as: UTF8.self), start))
    }
    return marks
  }
}

extension UInt8 {
  /// Whether the byte may be part of a footnote's name.
  var isFootnoteName: Bool {
    self > 0x20 && self != UInt8(ascii: "[") && self != UInt8(ascii: "]")
  }
}
