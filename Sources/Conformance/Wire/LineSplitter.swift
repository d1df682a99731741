/// Cuts a stream of bytes into lines.
package struct LineSplitter: Sendable {
  /// A line may not be longer than this many bytes.
  private let longest: Int
  private var rest: [UInt8] = []

  /// Refuses lines longer than that many bytes.
  package init(longest: Int) { self.longest = longest }

  /// What has come since the last whole line.
  package var unfinished: ArraySlice<UInt8> { rest[...] }

  /// The lines, without their ends, that are whole now that more has come.
  ///
  /// - Throws: where a line is too long.
  package mutating func add(_ bytes: some Collection<UInt8>) throws(LongLine) -> [ArraySlice<UInt8>]
  {
    // What was looked through before holds no end of a line.
    var position = rest.count
    rest.append(contentsOf: bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = rest[position...].firstIndex(of: UInt8(ascii: "\n")) {
      guard end - start <= longest else { throw LongLine(limit: longest) }
      lines.append(rest[start..<end])
      start = end + 1
      position = start
    }
    guard rest.count - start <= longest else { throw LongLine(limit: longest) }
    if start > 0 { rest = Array(rest[start...]) }
    return lines
  }

  /// A line that is longer than it may be.
  package struct LongLine: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many bytes it may have.
    package var limit: Int

    package var description: String { "a line is longer than \(limit) bytes" }
  }
}
