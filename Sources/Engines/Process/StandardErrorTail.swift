/// Keeps the end of what a process writes on standard error, however much it is.
struct StandardErrorTail: Sendable {
  /// How many bytes are worth quoting.
  private static let longest = 2_000

  private var bytes: [UInt8] = []
  private var isCut = false

  /// Adds what was written.
  mutating func add(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.suffix(Self.longest))
    guard bytes.count > Self.longest || more.count > Self.longest else { return }
    isCut = true
    bytes.removeFirst(max(0, bytes.count - Self.longest))
  }

  /// The text, without space around it.
  var text: String {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) } ?? bytes.startIndex
    guard start < end + 1, start < bytes.endIndex else { return "" }
    return (isCut ? "…" : "") + String(decoding: bytes[start...end], as: UTF8.self)
  }
}
