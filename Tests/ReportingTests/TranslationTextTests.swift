import Conformance
import Reporting
import Results
import Testing

@Suite("The state of translations as text")
struct TranslationTextTests {
  @Test("The table has a line for each language and page, and one for each total")
  func table() {
    let tallies = [
      TranslationTally(
        language: "ko",
        rows: [
          .init(page: "hit-testing", current: 12), .init(page: "touches", older: 1, missing: 2),
        ]
      ),
      TranslationTally(language: "pt-BR", rows: [.init(page: "touches", missing: 3)]),
    ]
    #expect(
      TranslationText.text(tallies) == """
        language  page         translated       older     missing
        ko        hit-testing          12           0           0
        ko        touches               0           1           2
        ko        all                  12           1           2
        pt-BR     touches               0           0           3
        pt-BR     all                   0           0           3

        """)
  }

  @Test("Without translations the text says where to put them")
  func none() {
    #expect(
      TranslationText.text([])
        == "no translations: the pages of a language stand in a folder named by its tag, such as ko\n"
    )
  }

  @Test("Stamped sections are listed by line")
  func stamp() {
    #expect(
      StampText.text(file: "o.txt", stamped: ["a#b"], removed: ["a#c", "x\u{202E}"]) == """
        up to date  a#b
        removed     a#c
        removed     x\\u{202E}
        o.txt: 1 section up to date, 2 removed

        """)
    #expect(
      StampText.text(file: "o.txt", stamped: [], removed: []) == "o.txt: nothing has changed\n")
  }

  @Test("Notes are listed with their number")
  func notes() {
    let note = Diagnostic(SourceLocation(file: "a.md", line: 3), "old\u{1B}", hint: "do")
    #expect(
      DiagnosticList.notes([note]) == """
        a.md:3:1: old\\u{1B}
          hint: do
        1 note on translations

        """)
    #expect(DiagnosticList.notes([]) == "")
  }
}
