import Conformance
import Foundation
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

  // A file has words of the page, behind `=>` what stands in their place, and below `>>>` a mistake.
  @Test(
    "Mistakes in headings, shared blocks, levels, links, tables and footnotes are reported",
    arguments: ["headings", "parts"])
  func files(name: String) throws {
    let cases = try TestPage.cases(
      of: TestPage.fixtures.appending(path: "Translations/\(name).txt"))
    #expect(!cases.isEmpty)
    for (_, page, expected) in cases {
      let change = page.components(separatedBy: "\n=>\n")
      try #require(change.count == 2)
      #expect(mistakes(change[0], change[1]).joined(separator: "\n") == expected, "\(page)")
    }
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
