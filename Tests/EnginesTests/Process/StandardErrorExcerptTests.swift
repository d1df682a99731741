import Testing

@testable import Engines

@Suite("The excerpt of an engine's standard error")
struct StandardErrorExcerptTests {
  /// The excerpt of bytes that come in pieces of that size.
  private static func excerpt(of bytes: [UInt8], pieces: Int = 4_096) -> String {
    var excerpt = StandardErrorExcerpt()
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      excerpt.add(bytes[start..<min(bytes.count, start + pieces)])
    }
    return excerpt.text
  }

  @Test("A short text is kept whole and trimmed", arguments: [1, 4_096])
  func short(pieces: Int) {
    #expect(Self.excerpt(of: Array("\n no window\n\n".utf8), pieces: pieces) == "no window")
    let long = String(repeating: "a", count: 2_000)
    #expect(Self.excerpt(of: Array(long.utf8), pieces: pieces) == long)
    #expect(Self.excerpt(of: []) == "")
    #expect(Self.excerpt(of: Array(" \n".utf8)) == "")
  }

  @Test("Of a longer text 1,000 code points stay at each end", arguments: [1, 999, 4_096, 1 << 20])
  func long(pieces: Int) {
    for count in [300, 3_000, 100_000] {
      let frames = String(repeating: "frame here\n", count: count)
      let text = "Fatal error: no view\n\(frames)the end"
      #expect(
        Self.excerpt(of: Array(text.utf8), pieces: pieces)
          == "\(text.prefix(1_000))\n…\n\(text.suffix(1_000))")
    }
  }

  @Test("The cuts do not depend on the lengths of what changes from run to run")
  func sameCuts() {
    let texts = [7, 123_456].map { process in
      (0..<5_000).map { "line \($0) of pid \(process)\n" }.joined()
    }
    #expect(Self.excerpt(of: Array(texts[0].utf8)) == Self.excerpt(of: Array(texts[1].utf8)))
  }

  @Test("Bytes that are not UTF-8, in any number, become replacement characters")
  func binary() {
    let text = Self.excerpt(of: Array(repeating: 0xFF, count: 1 << 20), pieces: 1 << 16)
    #expect(text.allSatisfy { $0 == "\u{FFFD}" || $0 == "\n" || $0 == "…" })
    #expect(text.unicodeScalars.count <= 2_010)
  }
}
