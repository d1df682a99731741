import Conformance
import Testing

@testable import SpecReading

@Suite("Diagnostics of translations")
struct TranslationDiagnosticTests {
  /// Returns the diagnostics of the Korean page with a replacement.
  private func mistakes(_ old: String, _ new: String, record: String = "") -> [String] {
    #expect(TestTranslation.korean.contains(old))
    return TestTranslation.read(TestTranslation.korean.replacing(old, with: new), record: record)
      .diagnostics
  }

  @Test(
    "Mistakes in headings are reported",
    arguments: [
      (
        "## HIT-1 히", "## HIT-11 히",
        """
        Spec/ko/hits.md:9:1: the original has no clause HIT-11
          hint: did you mean `HIT-1`?
        """
      ),
      (
        "## HIT-1 히", "## HIT-1은 히",
        """
        Spec/ko/hits.md:9:1: the heading nearly begins clause HIT-1
          hint: put a space right behind the id
        """
      ),
      (
        "## HIT-2 빗", "## HIT-1 빗",
        """
        Spec/ko/hits.md:13:1: `HIT-1` is translated already in line 9
          hint: make the two sections one
        """
      ),
      (
        "## 낱말 {#words}", "## 낱말",
        """
        Spec/ko/hits.md:5:1: the heading `낱말` does not say which one of the original it translates
          hint: write the original's anchor behind it, for example `낱말 {#words}`
        """
      ),
      (
        "# 히트\n", "# 히트 {#hit}\n",
        """
        Spec/ko/hits.md:1:1: the original has no heading `#hit`
          hint: did you mean `hits`?
        """
      ),
      (
        "{#words}", "{#terms-of-the-page}",
        """
        Spec/ko/hits.md:5:1: the original has no heading `#terms-of-the-page`
          hint: the anchor is the original's heading in lower case, with hyphens
        """
      ),
      (
        "## HIT-2", "## 더 {#words}\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:1: `words` is translated already in line 5
          hint: make the two sections one
        """
      ),
      (
        "# 히트\n", "히트\n",
        """
        Spec/ko/hits.md:1:1: the page has no title
          hint: begin it with `# Title`
        """
      ),
    ])
  func headings(_ old: String, _ new: String, _ mistake: String) {
    #expect(mistakes(old, new).contains(mistake))
  }

  @Test(
    "Shared blocks, other levels, broken links, tables and footnotes are reported",
    arguments: [
      (
        "## HIT-2", "| scenario | when |\n| --- | --- |\n| a | b |\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:1: tables of stages, scenarios and statements stand on the original alone
          hint: remove the table: it is shown in every language
        """
      ),
      (
        "## 낱말", "\(TestPage.stage)\n\n## 낱말",
        """
        Spec/ko/hits.md:5:1: tables of stages, scenarios and statements stand on the original alone
          hint: remove the table: it is shown in every language
        """
      ),
      (
        "## HIT-2", "Sources: 애플.\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:1: a paragraph `Sources: …` belongs on the original alone
          hint: remove it: it is shown in every language
        """
      ),
      (
        "## HIT-2", "Scenario: 하나\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:1: a paragraph `Scenario: …` belongs on the original alone
          hint: remove it: it is shown in every language
        """
      ),
      (
        "(MUST)", "(SHOULD)",
        """
        Spec/ko/hits.md:11:1: clause HIT-1 says SHOULD, and the original MUST
          hint: use the original's word
        """
      ),
      (
        "(MUST)", "",
        """
        Spec/ko/hits.md:9:1: clause HIT-1 does not say how binding it is
          hint: write `(MUST)` behind the words for it, as the original says
        """
      ),
      (
        "Not tested: 아무도 모른다.", "시험하지 않음: 아무도 모른다.",
        """
        Spec/ko/hits.md:13:1: the original says why `HIT-2` is not tested, and the translation \
        does not
          hint: add a paragraph `Not tested: …`, with those two words as they are
        """
      ),
      (
        "## HIT-2", "Not tested: 왜.\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:1: the original does not say that `HIT-1` is not tested
          hint: remove `Not tested: …`
        """
      ),
      (
        "hits.md#HIT-2", "hits.md#HIT-3",
        """
        Spec/ko/hits.md:11:30: the link leads to `HIT-3` on `hits.md`, and there is no such place
          hint: did you mean `HIT-1`?
        """
      ),
      (
        "hits.md#HIT-2", "../hits.md",
        """
        Spec/ko/hits.md:11:30: the link leads to `../hits.md`, and there is no such page
          hint: pages are the Markdown files of the folder itself
        """
      ),
      (
        "## HIT-2", "각주[^1]\n\n## HIT-2",
        """
        Spec/ko/hits.md:13:3: footnotes are not supported
          hint: write the note in the text, or `\\[^` where no footnote is meant
        """
      ),
      (
        "## HIT-2", "| 가 | 나 |\n| --- |\n\n## HIT-2",
        """
        Spec/ko/hits.md:14:1: the delimiter row has 1 cells and the header 2, so this is not a table
          hint: give both rows as many cells
        """
      ),
    ])
  func parts(_ old: String, _ new: String, _ mistake: String) {
    #expect(mistakes(old, new) == [mistake])
  }

  @Test("Mistakes in the record and pages without an original are reported")
  func record() {
    let record = """
      # A remark
      hits#HIT-1 0123456789abcdef
      <<<<<<< ours
      hits#HIT-1 fedcba9876543210
      hits#HIT-1 0123
      nothing 0123456789abcdef
      hits#HIT-9 0123456789abcdef
      """
    let (translation, diagnostics) = TestTranslation.read(
      ["hits": Array(TestTranslation.korean.utf8), "hit": Array("# 히트".utf8)],
      of: ["hits": TestTranslation.original], record: record)
    let unreadable = """
      this line names no section with its digest
        hint: remove it; `conform translations --stamp` writes these lines
      """
    #expect(
      diagnostics == [
        "Spec/ko/originals.txt:3:1: \(unreadable)",
        """
        Spec/ko/originals.txt:4:1: `hits#HIT-1` is already in line 2
          hint: keep one of the two lines
        """,
        "Spec/ko/originals.txt:5:1: \(unreadable)",
        "Spec/ko/originals.txt:6:1: \(unreadable)",
        """
        Spec/ko/hit.md:1:1: there is no page `hit.md` that this could be the translation of
          hint: did you mean `hits.md`?
        """,
      ])
    #expect(
      translation.notes.last?.description == """
        Spec/ko/originals.txt:7:1: there is no section `hits#HIT-9` any more
          hint: remove the line
        """)
  }

  @Test(
    "Hostile text in a translation is rendered safely",
    arguments: [
      (
        "# 히트\n\n가 <script>alert(1)</script> <b>끝 <!--",
        "<p>가 <!-- raw HTML omitted -->alert(1)<!--"
      ),
      ("# 히트\n\n<div>\n<p", "<!-- raw HTML omitted -->"),
      ("# 히트\n\n[가](javascript:alert(1))", "<p><a href=\"\">가</a>"),
      ("# 히트\n\n\u{202E}거꾸로\u{2066}", "<p>\u{202E}거꾸로\u{2066}</p>"),
      ("# 히트\n\n```\n끝이 없다", "<pre><code>끝이 없다"),
    ])
  func hostile(_ korean: String, _ shown: String) throws {
    let (translation, diagnostics) = TestTranslation.read(korean, rendering: .html)
    #expect(diagnostics == [])
    guard case .prose(let html) = try #require(translation.pages.first).blocks[1] else {
      Issue.record("no prose")
      return
    }
    #expect(html.hasPrefix(shown))
  }

  @Test("Empty pages and pages that are not text are read")
  func shapes() {
    let untitled = "Spec/ko/hits.md:1:1: the page has no title\n  hint: begin it with `# Title`"
    #expect(TestTranslation.read("그냥 글").diagnostics == [untitled])
    #expect(TestTranslation.read("").diagnostics == [untitled])
    let bytes = TestTranslation.read(
      ["hits": [0x23, 0x20, 0xFF]], of: ["hits": TestTranslation.original])
    #expect(
      bytes.diagnostics == [
        "Spec/ko/hits.md:1:1: the page is not UTF-8 text\n  hint: save it as UTF-8"
      ])
  }
}
