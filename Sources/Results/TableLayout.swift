/// Lays out pipe tables.
package enum TableLayout {
  /// The width up to which a table is aligned. The columns of wider ones, which no screen shows in
  /// one line, are left as wide as their cells.
  private static let maximumWidth = 500

  /// Returns the lines of a table with columns of equal width:
  ///
  ///     a|b     ─►   | a   | b   |
  ///     -|:-:        | --- | :-: |
  ///     x            | x   |     |
  ///
  /// - Parameter rows: the trimmed cells of each line, as Markdown; the second is the delimiter row. A
  ///   row that leaves cells out gets empty ones; cells beyond the delimiter row are kept.
  package static func lines(_ rows: [[String]]) -> [String] {
    guard rows.count > 1 else { return [] }
    let delimiters = rows[1]
    let cells = rows.map { row in
      (row + Array(repeating: "", count: max(0, delimiters.count - row.count)))
        .map { (text: $0, width: TerminalWidth.of($0)) }
    }
    var widths = Array(repeating: 3, count: cells.reduce(0) { max($0, $1.count) })
    for (index, row) in cells.enumerated() where index != 1 {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    let isAligned = widths.reduce(1) { $0 + $1 + 3 } <= maximumWidth
    return cells.enumerated().map { index, row in
      let padded = row.enumerated().map { column, cell in
        if index == 1 { return delimiter(cell.text, width: isAligned ? widths[column] : 3) }
        return cell.text
          + String(repeating: " ", count: isAligned ? widths[column] - cell.width : 0)
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
  }

  /// Returns a cell of the delimiter row with its markers: `:-` → `:---`.
  private static func delimiter(_ cell: String, width: Int) -> String {
    let (start, end) = (cell.hasPrefix(":") ? ":" : "", cell.hasSuffix(":") ? ":" : "")
    return start + String(repeating: "-", count: width - start.count - end.count) + end
  }
}

/// The number of columns that a terminal uses for text.
package enum TerminalWidth {
  /// Returns the width of a text: `뷰 A` → 4.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the width of a character: that of its widest scalar, because terminals draw a sequence in
  /// the cells of its base.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    return scalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 ? 0 : 1 }
    if wide.contains(where: { $0.contains(scalar.value) }) || scalar.properties.isEmojiPresentation
    {
      return 2
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// The blocks whose characters have East Asian Width W or F (Unicode Standard Annex 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]
}
