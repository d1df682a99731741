import Testing

@testable import SpecReading

@Suite("Pairs of headings of a translation and its original")
struct SectionPairingTests {
  @Test("As few sections as possible are reported as out of order")
  func order() {
    let korean = """
      # 히트

      ## HIT-2 빗나갈 수 있다

      Not tested: 모른다. (MAY)

      ## 낱말

      ## HIT-1 히트한다

      (MUST)
      """
    #expect(
      TestTranslation.read(korean).diagnostics == [
        """
        Spec/ko/hits.md:3:1: `HIT-2` is not where the original has it
          hint: put the sections in the order of the original
        """
      ])
  }

  @Test("A removed heading is reported if others could be mistaken for it")
  func lost() throws {
    let original = "# T\n\n## A\n\n## B\n\n## C\n"
    let record = try TestTranslation.stamped("# ㅌ\n\n## ㄱ\n\n## ㄴ\n\n## ㄷ\n", of: original)
    #expect(
      TestTranslation.read("# ㅌ\n\n## ㄱ\n\n## ㄷ\n", of: original, record: record).diagnostics == [
        """
        Spec/ko/hits.md:3:1: 1 heading of this level is missing here or below, and nothing says \
        which
          hint: put back what was translated, or take its lines out of `originals.txt`
        """
      ])
    let rest = record.split(separator: "\n").filter { !$0.hasPrefix("hits#b") }
      .joined(separator: "\n")
    let (translation, diagnostics) = TestTranslation.read(
      "# ㅌ\n\n## ㄱ\n\n## ㄷ\n", of: original, record: rest)
    #expect(diagnostics == [])
    #expect(translation.sections.map(\.status) == [.current, .current, .missing, .current])
    #expect(
      translation.pages[0].blocks.compactMap(\.heading).map { "\($0.anchor) \($0.text)" } == [
        "t ㅌ", "a ㄱ", "b B", "c ㄷ",
      ])
  }

  @Test("A section that is new on the original is the missing one")
  func added() throws {
    let korean = "# ㅌ\n\n## ㄱ\n\n## ㄷ\n"
    let record = try TestTranslation.stamped(korean, of: "# T\n\n## A\n\n## C\n")
    let (translation, diagnostics) = TestTranslation.read(
      korean, of: "# T\n\n## A\n\n## B\n\n## C\n", record: record)
    #expect(diagnostics == [])
    #expect(translation.sections.map(\.status) == [.current, .current, .missing, .current])
  }
}
