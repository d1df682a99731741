/// Recognises a delimiter row: cells of hyphens with optional colons, between optional pipes.
struct DelimiterScanner {
  private var bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether the whole line is a delimiter row.
  mutating func scanRow() -> Bool {
    _ = take(UInt8(ascii: "|"))
    repeat {
      guard scanMarker() else { return false }
    } while take(UInt8(ascii: "|")) && !isAtEnd()
    return isAtEnd()
  }

  private mutating func scanMarker() -> Bool {
    skipSpace()
    _ = take(UInt8(ascii: ":"))
    guard take(UInt8(ascii: "-")) else { return false }
    while take(UInt8(ascii: "-")) {}
    _ = take(UInt8(ascii: ":"))
    skipSpace()
    return true
  }

  private mutating func isAtEnd() -> Bool {
    skipSpace()
    return bytes.isEmpty
  }

  private mutating func skipSpace() {
    while bytes.first?.isTableSpace == true { bytes.removeFirst() }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard bytes.first == byte else { return false }
    bytes.removeFirst()
    return true
  }
}
