import Platform

/// The beginning and the end of what a process wrote on standard error, the same in every run.
///
/// Some programs print the cause of a crash first (Swift, before the backtrace), others last (Python).
struct StandardErrorExcerpt {
  /// The maximum length of the beginning and of the end, in bytes of UTF-8.
  private static let limit = 1_000
  /// The number of bytes that are kept at each end. They are more than the limit, so that the
  /// lengths of addresses and process numbers do not move the cut.
  private static let capacity = 1 << 14

  private var beginning: [UInt8] = []
  private var end: [UInt8] = []
  private var isTruncated = false

  /// Adds bytes.
  mutating func add(_ bytes: some Collection<UInt8>) {
    let first = bytes.prefix(Self.capacity - beginning.count)
    beginning.append(contentsOf: first)
    let rest = bytes.dropFirst(first.count)
    end.append(contentsOf: rest.suffix(Self.capacity))
    guard end.count > Self.capacity || rest.count > Self.capacity else { return }
    isTruncated = true
    end.removeFirst(max(0, end.count - Self.capacity))
  }

  /// The text, trimmed, with a line `…` for what is left out between the beginning and the end.
  var text: String {
    if !isTruncated {
      let text = Self.stable(beginning + end)
      if text.count <= 2 * Self.limit { return String(decoding: text, as: UTF8.self) }
      return Self.joined(text, text)
    }
    // The line that the buffer begins in is not whole, so what varies in it may not be recognized.
    let start = end.firstIndex(of: UInt8(ascii: "\n")) ?? end.startIndex
    return Self.joined(Self.stable(beginning), Self.stable(end[start...]))
  }

  private static func joined(_ beginning: [UInt8], _ end: [UInt8]) -> String {
    let first = beginning.prefix(characterStart(upTo: limit, in: beginning))
    let last = end.dropFirst(characterStart(upTo: end.count - limit, in: end))
    return "\(String(decoding: first, as: UTF8.self))\n…\n\(String(decoding: last, as: UTF8.self))"
  }

  /// Returns the largest offset, up to the given one, at which a character begins or the text ends.
  private static func characterStart(upTo offset: Int, in text: [UInt8]) -> Int {
    var offset = min(max(0, offset), text.count)
    while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func stable(_ bytes: some BidirectionalCollection<UInt8>) -> [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let end = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    let text = String(decoding: bytes[start...end], as: UTF8.self)
    return Array(text.withoutRunDetails(temporaryFolder: temporaryFolder).utf8)
  }

  /// The folder for temporary files that the process inherits.
  private static var temporaryFolder: String? { getenv("TMPDIR").map { String(cString: $0) } }
}
