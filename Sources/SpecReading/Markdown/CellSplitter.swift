/// Splits one line of a pipe table into its cells.
struct CellSplitter {
  /// The whole page.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The line without the white space around it.
  let range: Range<Int>

  /// Up to where the line's characters are counted, and how many there are before.
  private var counted: Int
  private var characters = 0

  init(bytes: UnsafeBufferPointer<UInt8>, lineStart: Int, range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    counted = lineStart
  }

  /// The cells from left to right: `| a | b \| c |` gives `a` and `b | c`.
  mutating func split() -> [PipeTable.Cell] {
    var cells: [PipeTable.Cell] = []
    cells.reserveCapacity(6)
    var index = range.lowerBound
    if index < range.upperBound, bytes[index] == UInt8(ascii: "|") { index += 1 }
    while index < range.upperBound {
      let end = endOfCell(from: index)
      cells.append(cell(index..<end))
      index = end + 1
    }
    return cells
  }

  private func endOfCell(from start: Int) -> Int {
    var index = start
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\")
      {
        break
      }
      index += 1
    }
    return index
  }

  private mutating func cell(_ range: Range<Int>) -> PipeTable.Cell {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isTableSpace { start += 1 }
    while end > start, bytes[end - 1].isTableSpace { end -= 1 }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let markdown =
      content.contains(UInt8(ascii: "|"))
      ? Self.unescapingPipes(content) : String(decoding: content, as: UTF8.self)
    return PipeTable.Cell(markdown: markdown, column: column(of: start))
  }

  private static func unescapingPipes(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in content {
      if byte == UInt8(ascii: "|"), result.last == UInt8(ascii: "\\") { result.removeLast() }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The column in characters, counted from 1; goes on counting where it stopped.
  private mutating func column(of index: Int) -> Int {
    for byte in bytes[counted..<index] where byte & 0xC0 != 0x80 { characters += 1 }
    counted = index
    return characters + 1
  }
}
