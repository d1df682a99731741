import Testing

@testable import SpecReading

@Suite("Pairs of headings of a translation and its original")
struct SectionPairingTests {
  private static let original = "# T\n\n## A\n\n## B\n\n## C\n"

  /// Reads a translation that was recorded when it was whole.
  private func read(_ korean: String) throws -> (translation: Translation, diagnostics: [String]) {
    let record = try TestTranslation.stamped(
      "# ㅌ\n\n## ㄱ {#a}\n\n## ㄴ {#b}\n\n## ㄷ {#c}\n", of: Self.original)
    return TestTranslation.read(korean, of: Self.original, record: record)
  }

  @Test(
    "A section is paired by its anchor, wherever it is, and a removed one is the missing one",
    arguments: [
      "# ㅌ\n\n## ㄱ {#a}\n\n## ㄷ {#c}\n", "# ㅌ\n\n### ㄷ{#c}\n\n# ㄱ   {#a}\n",
    ])
  func lost(_ korean: String) throws {
    let (translation, diagnostics) = try read(korean)
    #expect(diagnostics == [])
    #expect(translation.sections.map(\.status) == [.current, .current, .missing, .current])
    #expect(
      translation.pages[0].blocks.compactMap(\.heading).map {
        "\($0.level) \($0.anchor) \($0.text)"
      } == ["1 t ㅌ", "2 a ㄱ", "2 b B", "2 c ㄷ"])
  }

  @Test("The advice for a heading without an anchor is the next one of the original")
  func advice() throws {
    #expect(
      try read("# ㅌ\n\n## ㄱ {#a}\n\n## ㄴ\n\n## ㄷ\n\n## ㄹ {d}\n").diagnostics == [
        """
        Spec/ko/hits.md:5:1: the heading `ㄴ` does not say which one of the original it translates
          hint: write the original's anchor behind it, for example `ㄴ {#b}`
        """,
        """
        Spec/ko/hits.md:7:1: the heading `ㄷ` does not say which one of the original it translates
          hint: write the original's anchor behind it, for example `ㄷ {#c}`
        """,
        """
        Spec/ko/hits.md:9:1: the heading `ㄹ {d}` does not say which one of the original it translates
          hint: write the original's anchor behind it, for example `ㄹ {d} {#…}`
        """,
      ])
  }
}
