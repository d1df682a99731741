/// A pattern in which `*` stands for any characters, or none.
struct Glob: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  /// The pattern as it was written.
  let pattern: String
  private let bytes: [UInt8]

  /// The bytes before the first `*`, with which every text of that form begins.
  var beginning: ArraySlice<UInt8> { bytes.prefix { $0 != Self.star } }

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

/// Patterns by what they begin with, so that a text is compared with few of many.
struct GlobIndex {
  private let globs: [Glob]
  private let positions: [ArraySlice<UInt8>: [Int]]
  /// The lengths of the beginnings, ascending.
  private let lengths: [Int]

  init(_ globs: [Glob]) {
    self.globs = globs
    positions = Dictionary(grouping: globs.indices) { globs[$0].beginning }
    lengths = Set(positions.keys.lazy.map(\.count)).sorted()
  }

  /// Returns the positions of the patterns that match the text, ascending.
  func matches(_ text: String) -> [Int] { candidates(for: text).filter { globs[$0].matches(text) } }

  /// Returns the positions of the patterns that the text begins like, ascending.
  func candidates(for text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return lengths.prefix { $0 <= bytes.count }.flatMap { positions[bytes.prefix($0)] ?? [] }
      .sorted()
  }
}
