import Platform

/// The beginning and the end of what a process wrote on standard error, the same in every run.
///
/// Some programs print the cause of a crash first (Swift, before the backtrace), others last (Python).
struct StandardErrorExcerpt {
  /// The maximum length of the beginning and of the end, in code points.
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
    // The line that the buffer begins in is not whole, so what varies in it may not be recognized.
    let first = Self.stable(isTruncated ? beginning : beginning + end)
    let line = end.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let last = isTruncated ? Self.stable(end[line...]) : first
    guard isTruncated || first.unicodeScalars.count > 2 * Self.limit else { return first }
    return "\(Substring(first.unicodeScalars.prefix(Self.limit)))\n…\n"
      + "\(Substring(last.unicodeScalars.suffix(Self.limit)))"
  }

  private static func stable(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[start...end]).withoutRunDetails(temporaryFolder: temporaryFolder)
  }

  /// The folder for temporary files that the process inherits.
  private static var temporaryFolder: String? { getenv("TMPDIR").map { String(cString: $0) } }
}
