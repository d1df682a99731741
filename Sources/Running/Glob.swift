import Results

/// A pattern in which `*` stands for any characters, or none.
struct Glob: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  /// The pattern as it was written.
  let pattern: String
  private let bytes: [UInt8]

  init(_ pattern: String) {
    self.pattern = pattern
    bytes = Array(pattern.utf8)
  }

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

/// Values by patterns.
struct GlobIndex<Value: Sendable>: Sendable {
  private let values: [(glob: Glob, value: Value)]
  private var affixes = AffixIndex()

  /// Creates an index of values with the patterns of the texts that they are for.
  init(_ values: some Sequence<(String, Value)>) {
    self.values = values.map { (Glob($0), $1) }
    for (glob, _) in self.values {
      let parts = glob.pattern.split(separator: "*", omittingEmptySubsequences: false)
      // Without a star, beginning and end would overlap.
      affixes.add(start: parts[0], end: parts.count > 1 ? parts[parts.count - 1] : "")
    }
  }

  /// Returns the values whose pattern the whole text matches, in the order in which they were given.
  func values(for text: String) -> [Value] {
    affixes.numbers(for: text).map { values[$0] }.filter { $0.glob.matches(text) }.map { $0.value }
  }
}
