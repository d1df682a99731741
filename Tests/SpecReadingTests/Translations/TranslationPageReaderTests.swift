import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Translated pages")
struct TranslationPageReaderTests {
  @Test("With fewer paragraphs the prose comes first, then the shared blocks in their order")
  func joins() throws {
    let record = try TestTranslation.stamped(TestTranslation.korean)
    let (translation, diagnostics) = TestTranslation.read(
      TestTranslation.korean, record: record, rendering: .html)
    #expect(diagnostics == [])
    #expect(translation.notes == [])
    let page = try #require(translation.pages.first)
    #expect(page.file == "Spec/ko/hits.md")
    #expect(page.name == "hits")
    #expect(page.title == "히트")
    #expect(page.scenarios.map(\.id.description) == ["HIT-1/inside", "HIT-1/two-steps"])
    #expect(
      TestTranslation.outline(page) + "\n" == TestPage.fixture("Translations/hits.outline.txt"))
  }

  @Test("Each translated paragraph stands in the place of the original's")
  func placesOfParagraphs() throws {
    let (translation, _) = TestTranslation.read(
      TestTranslation.korean.replacing("(hits.md#HIT-2).", with: "(hits.md#HIT-2).\n\n표 다음."),
      rendering: .html)
    let outline = TestTranslation.outline(try #require(translation.pages.first))
    #expect(outline.contains("\n  steps HIT-1/two-steps\n  prose <p>표 다음.</p>\n"))
  }

  @Test("Paragraphs on UIKit are translated, and those on evidence are shared")
  func asides() throws {
    let original = TestPage.fixture("Translations/sources.md")
    let korean = TestPage.fixture("Translations/sources.ko.md")
    let (translation, diagnostics) = TestTranslation.read(korean, of: original, rendering: .html)
    #expect(diagnostics == [])
    #expect(
      TestTranslation.outline(try #require(translation.pages.first)) + "\n"
        == TestPage.fixture("Translations/sources.outline.txt"))
    let silent = korean.replacing("UIKit: 한다(MUST).", with: "한다.")
    #expect(
      TestTranslation.read(silent, of: original).diagnostics == [
        """
        Spec/ko/hits.md:7:1: the original says in `HIT-1` what UIKit does, and the translation does not
          hint: add a paragraph `UIKit: …`, with that word as it is
        """
      ])
    let repeated = korean.replacing("낱말.", with: "Evidence: reported")
    #expect(
      TestTranslation.read(repeated, of: original).diagnostics == [
        """
        Spec/ko/hits.md:5:1: a paragraph `Evidence: …` belongs on the original alone
          hint: remove it: it is shown in every language
        """
      ])
  }

  @Test("A clause keeps its id and level and has a translated title, wording and reason")
  func clauses() throws {
    let page = try #require(
      TestTranslation.read(TestTranslation.korean, rendering: .html).translation.pages.first)
    let clause = try #require(page.clauses.last)
    #expect(page.clauses.map(\.id) == ["HIT-1", "HIT-2"])
    #expect(clause.title == "빗나갈 수 있다")
    #expect(clause.wording == "빗나갈 수 있다(MAY).")
    #expect(clause.untestedReason == "아무도 모른다.")
    #expect(clause.level == .may)
    #expect(clause.page == "Spec/hits.md")
    #expect(clause.location == SourceLocation(file: "Spec/hits.md", line: 34))
    #expect(page.blocks.compactMap(\.heading?.clause?.title) == ["히트한다", "빗나갈 수 있다"])
  }

  @Test("A section without a translation is shown as the original and noted")
  func missing() throws {
    let korean = """
      # 히트

      ## HIT-1 히트한다

      해야 한다(MUST).
      """
    let record = try TestTranslation.stamped(korean)
    let (translation, diagnostics) = TestTranslation.read(korean, record: record, rendering: .html)
    #expect(diagnostics == [])
    #expect(
      TestTranslation.outline(try #require(translation.pages.first)) + "\n"
        == TestPage.fixture("Translations/missing.outline.txt"))
    #expect(
      translation.notes.map(\.description) == [
        """
        Spec/hits.md:12:1: `hits#words` is not translated (ko)
          hint: add it to Spec/ko/hits.md, then conform translations --stamp 'hits#words'
        """,
        """
        Spec/hits.md:34:1: `hits#HIT-2` is not translated (ko)
          hint: add it to Spec/ko/hits.md, then conform translations --stamp 'hits#HIT-2'
        """,
      ])
  }

  @Test("A page without a translation is shown as the original and noted once")
  func missingPage() throws {
    let (translation, diagnostics) = TestTranslation.read(nil)
    let page = try #require(translation.pages.first)
    #expect(diagnostics == [])
    #expect(page.file == "Spec/hits.md")
    #expect(page.title == "Hits")
    #expect(
      page.blocks.compactMap(\.heading?.translation) == Array(repeating: .missing, count: 4))
    #expect(
      translation.notes.map(\.description) == [
        """
        Spec/hits.md:1:1: the page is not translated (ko)
          hint: write Spec/ko/hits.md, then conform translations --stamp hits
        """
      ])
  }

  @Test("A section whose original has changed is outdated and may have another level")
  func older() throws {
    let record = try TestTranslation.stamped(TestTranslation.korean)
    let original = TestTranslation.original.replacing("It MUST hit,", with: "It SHOULD hit,")
      .replacing("Not tested: nobody knows.\n", with: "Not tested: nobody\nknows.\n")
      .replacing("| inside ", with: "| within ")
    let (translation, diagnostics) = TestTranslation.read(
      TestTranslation.korean, of: original, record: record)
    #expect(diagnostics == [])
    #expect(translation.sections.map(\.status) == [.current, .current, .outdated, .current])
    #expect(
      translation.notes.map(\.description) == [
        """
        Spec/hits.md:16:1: `hits#HIT-1` is younger than its translation at Spec/ko/hits.md:9; \
        there clause HIT-1 says MUST, and the original SHOULD
          hint: bring the translation up to date, then conform translations --stamp 'hits#HIT-1'
        """
      ])
  }

  @Test("A section that was never recorded is noted")
  func unrecorded() throws {
    let notes = TestTranslation.read(TestTranslation.korean).translation.notes
    #expect(notes.count == 4)
    #expect(
      notes.first?.description == """
        Spec/hits.md:1:1: `hits#hits` was never compared with its translation at Spec/ko/hits.md:1
          hint: compare the two, then conform translations --stamp 'hits#hits'
        """)
  }

  @Test("Terms of the translated glossary are linked before their particles")
  func glossary() throws {
    let korean = [
      "glossary": "# 용어집\n\n## 히트 {#hit}\n\n찾는다.\n\n## 리스폰더 체인 {#responder-chain}\n\n길.\n",
      "page": "# 쪽\n\n히트는 히트를, 리스폰더 체인에게는 히트맨.\n",
    ]
    let (translation, diagnostics) = TestTranslation.read(
      korean.mapValues { Array($0.utf8) },
      of: [
        "glossary": "# Glossary\n\n## Hit\n\nF.\n\n## Responder chain\n\nW.\n\n## New\n\nN.\n",
        "page": "# Page\n\nA hit.\n",
      ], record: "", rendering: .html)
    #expect(diagnostics == [])
    #expect(
      TestTranslation.outline(translation.pages[1]) == """
        1 page “쪽” outdated
          prose <p><a href="glossary.html#hit">히트</a>는 히트를, \
        <a href="glossary.html#responder-chain">리스폰더 체인</a>에게는 히트맨.</p>
        """)
  }

  @Test("Tables of prose are translated; line endings and a byte order mark do not matter")
  func tables() throws {
    let original = "# T\n\nA\n\n| one | two |\n| --- | --- |\n| 1 | 2 |\n"
    let korean = "\u{FEFF}# 표\r\n\r\n| 하나 | 둘 |\r\n| --- | --- |\r\n| 1 | 2 |\r\n\r\n끝\r\n"
    let (translation, diagnostics) = TestTranslation.read(korean, of: original, rendering: .html)
    #expect(diagnostics == [])
    #expect(
      TestTranslation.outline(translation.pages[0]) == """
        1 t “표” outdated
          table ["하나", "둘"]
          prose <p>끝</p>
        """)
  }
}
