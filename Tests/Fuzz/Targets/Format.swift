import Results

@testable import SpecReading

extension FuzzTarget {
  static let format = FuzzTarget(
    "format",
    property: """
      Formatting a page changes no scenario, no mistake and no words, and formatting it twice is \
      formatting it once.
      """,
    seeds: { _ in
      let tables = [
        "a|b\n-|:-:\nx\\|y|`z`|surplus\n|\n", "|뷰|👩‍👩‍👧|\n|-|-|\n|é\u{301}||\n> |x|\n",
        "text\n| a | b |\r\n|---|---|\r\n|x\\\r\n    | y |\n",
      ]
      return try tables.map { Array($0.utf8) } + SeedSource.files(in: "Spec", ending: ".md")
        + SeedSource.files(in: "Spec/ko", ending: ".md")
    },
    check: { bytes in
      var page = PageText(bytes, file: "Spec/hits.md")
      let changed = page.format()
      try require(changed.isEmpty == (page.bytes == bytes), "the tables \(changed) are not all")
      try require(words(of: page.bytes) == words(of: bytes), "formatting changes words")
      var again = PageText(page.bytes, file: "Spec/hits.md")
      try require(again.format().isEmpty, "the second formatting changes \(again.format())")
      let (old, new) = (read(bytes), read(page.bytes))
      try require(
        meaning(of: old) == meaning(of: new), "formatting changes the meaning of the page")
    })

  /// Returns the bytes other than those that formatting may add and remove.
  private static func words(of bytes: [UInt8]) -> [UInt8] {
    bytes.filter { !$0.isTableSpace && $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "-") }
  }

  private static func read(_ bytes: [UInt8]) -> ParsedPage {
    var reader = PageReader(bytes, file: "Spec/hits.md", name: "hits", rendering: .none)
    return reader.read()
  }

  /// Returns what a page says, without columns.
  private static func meaning(of parsed: ParsedPage) -> [String] {
    parsed.page.clauses.map { "\($0)" }
      + parsed.page.scenarios.map { "\($0.id) \($0.script) \($0.expectations) \($0.solution)" }
      + parsed.page.scenarios.flatMap(\.openExpectations).map(\.words)
      + parsed.statements.map { "\($0.id) \($0.section) \($0.location.line) \($0.status)" }
      + parsed.diagnostics.map { "\($0.location.line) \($0.summary) \($0.hint ?? "")" }
      + parsed.links.map { "\($0.line) \($0.url)" }
  }
}
