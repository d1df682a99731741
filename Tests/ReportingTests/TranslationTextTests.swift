import Conformance
import Reporting
import Results
import Testing

@Suite("The state of translations as text")
struct TranslationTextTests {
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
      TranslationText.stamp(of: "o.txt", stamped: ["a#b"], removed: ["a#c", "x\u{202E}"]) == """
        up to date  a#b
        removed     a#c
        removed     x\\u{202E}
        o.txt: 1 section up to date, 2 removed

        """)
    #expect(
      TranslationText.stamp(of: "o.txt", stamped: [], removed: [])
        == "o.txt: nothing has changed\n")
  }
}
