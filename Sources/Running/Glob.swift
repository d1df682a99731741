/// A pattern in which `*` stands for any characters, or none.
struct Glob: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  private let bytes: [UInt8]

  init(_ pattern: String) { bytes = Array(pattern.utf8) }

  /// Whether the whole text is of that form.
  func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text.utf8)
    var (next, position) = (0, 0)
    // Where to go on when the characters after the last `*` turn out to be another's.
    var retry: (next: Int, position: Int)?
    while position < text.count {
      if next < bytes.count, bytes[next] == Self.star {
        next += 1
        retry = (next, position)
      } else if next < bytes.count, bytes[next] == text[position] {
        next += 1
        position += 1
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return bytes[next...].allSatisfy { $0 == Self.star }
  }
}
