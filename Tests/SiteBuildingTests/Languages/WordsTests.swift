import Conformance
import Testing

@testable import SiteBuilding

@Suite("Words")
struct WordsTests {
  private func read(
    _ text: String, said: [String] = ["Skip", "{1} results"]
  ) -> (words: Words, mistakes: String) {
    var diagnostics: [Diagnostic] = []
    let used = said.enumerated().map { index, text in
      UsedWord(
        text: text, location: SourceLocation(file: "Site/a.js", line: index + 7),
        isSaidByScript: text.contains("{"))
    }
    let words = Words(text, file: "Site/words.ko.txt", used: used, diagnostics: &diagnostics)
    return (words, diagnostics.map(\.description).joined(separator: "\n"))
  }

  @Test("A line has a text, an equals sign with spaces around it, and the translation")
  func lines() {
    let (words, mistakes) = read("# Comment\r\n\n  Skip = 건너뛰기 = \r\n{1} results = 결과 {1}개\n")
    #expect(mistakes == "")
    #expect(words["Skip"] == "건너뛰기 =")
    #expect(words["{1} results"] == "결과 {1}개")
    #expect(words["Other"] == "Other")
  }

  @Test("Scripts get the words that they say, and no others")
  func asset() {
    let asset = read("Skip = 건너뛰기\n{1} results = \"{1}\"개").words.asset(
      for: .init(translation: "ko"))
    #expect(
      String(decoding: asset.bytes, as: UTF8.self)
        == "globalThis.conformWords={\"{1} results\":\"\\\"{1}\\\"개\"};\n")
    #expect(asset.path.hasPrefix("words.ko."))
    #expect(asset.kind == .script)
  }

  @Test("Every mistake is named with file, line and remedy")
  func mistakes() {
    let (_, mistakes) = read(
      "Skip=건너뛰기\n{1} results = 결과\n{1} results = 결과 {1}개\nGone = 없음\n = a\n")
    #expect(
      mistakes == """
        Site/words.ko.txt:1:1: “Skip=건너뛰기” is no translation
          hint: write what the theme says, ' = ' and the same in the other language; '#' is a comment
        Site/words.ko.txt:2:1: the translation of “{1} results” has other places to fill
          hint: the original has {1}
        Site/words.ko.txt:3:1: “{1} results” is translated already on line 2
          hint: delete one of the two
        Site/words.ko.txt:5:1: “= a” is no translation
          hint: write what the theme says, ' = ' and the same in the other language; '#' is a comment
        Site/a.js:7:1: “Skip” is not translated in Site/words.ko.txt
          hint: add a line there: Skip = …
        Site/words.ko.txt:4:1: the theme says “Gone” nowhere
          hint: delete the line, or write the original as the theme has it
        """)
  }
}
