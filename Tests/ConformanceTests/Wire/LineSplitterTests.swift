import Testing

@testable import Conformance

@Suite("Line splitter")
struct LineSplitterTests {
  private func lines(_ pieces: [String], longest: Int = 100) throws -> [String] {
    var splitter = LineSplitter(longest: longest)
    return try pieces.flatMap { piece in
      try splitter.add(piece.utf8).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "Lines are the same however the bytes arrive",
    arguments: [
      (["a\nb\n"], ["a", "b"]), (["a", "b", "\n"], ["ab"]), (["a\n\nb"], ["a", ""]),
      (["\n", "a\nb", "c\nd"], ["", "a", "bc"]), ([""], []),
    ])
  func cut(pieces: [String], expected: [String]) throws {
    #expect(try lines(pieces) == expected)
  }

  @Test("A line that is too long is an error, whether it ends or not")
  func long() throws {
    #expect(try lines(["abc\n"], longest: 3) == ["abc"])
    for pieces in [["abcd\n"], ["abcd"], ["ab", "cd"]] {
      #expect(throws: LineSplitter.LongLineError(limit: 3)) { try lines(pieces, longest: 3) }
    }
  }
}
