import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("StringsFile")
struct StringsFileTests {
  /// The diagnostics of a theme with words in English and in another language.
  private func diagnostics(
    en changes: (String) -> String = { $0 }, xx: String? = nil, theme: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    let words: [String: String?] = [
      "words.en.txt": changes(PlainTheme.words("en")), "words.ko.txt": nil, "words.xx.txt": xx,
    ]
    try PlainTheme.write(to: folder, changing: words.merging(theme) { $1 })
    let error = try #require(throws: SiteError.self) { _ = try Theme(folder: folder.path) }
    return error.description.replacing(folder.path + "/", with: "Site/")
  }

  @Test("A line has a key, an equals sign with spaces around it, and a text")
  func lines() {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(
      "# Comment\r\n\n  next = a = b \r\nandMore = {count} & {count}\nandMore[x] = 1\nplural[x] = n = 1\n",
      file: "words.xx.txt", diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(file.texts.mapValues(\.plain) == ["next": "a = b", "andMore": "{count} & {count}"])
    #expect(file.texts["andMore"]?.parts(for: 1) == [.literal("1")])
    #expect(StringsFile.tag(of: "words.pt-BR.txt") == "pt-BR")
    #expect(StringsFile.tag(of: "words.txt") == nil)
  }

  @Test("Every malformed line is reported with its file, line, column and a hint")
  func malformed() throws {
    let mistakes = try diagnostics(
      xx: """
        next=Xnext
        a b = c
        next =
        next = Xnext
        next = Again
          andMore = {count} {count
        plural[few] = n is 2
        pictureFingers[two] = 2
        plural[one] = n = 1
        isNow = {old} {new}
        isNow[one] = {old} {new}
        strayVerdicts = {count}
        strayVerdicts[on] = 1
        strayVerdicts[one] = {n}
        """)
    #expect(
      mistakes == """
        Site/words.xx.txt:1:1: “next=Xnext” is not a text
          hint: write a key of letters and digits, ' = ' and the text; '#' is a comment
        Site/words.xx.txt:2:1: “a b = c” is not a text
          hint: write a key of letters and digits, ' = ' and the text; '#' is a comment
        Site/words.xx.txt:3:1: “next =” is not a text
          hint: write a key of letters and digits, ' = ' and the text; '#' is a comment
        Site/words.xx.txt:5:1: “next” has a text already on line 4
          hint: delete one of the two
        Site/words.xx.txt:6:21: “{” without “}”
          hint: close it, as in {count}
        Site/words.xx.txt:7:15: “n is 2” is not a rule for a plural
          hint: write it as in 'n = 1' or 'n % 10 = 2..4 and n % 100 != 12..14'
        Site/words.xx.txt:8:1: “pictureFingers[two]” is a form of no text
          hint: add a line for all other numbers: pictureFingers = …
        Site/words.xx.txt:11:1: “isNow[one]” is a form for some numbers, and “isNow” has no {count}
          hint: delete the line
        Site/words.xx.txt:13:1: no rule says for which numbers “strayVerdicts[on]” is meant
          hint: did you mean “one”?
        Site/words.xx.txt:14:22: “strayVerdicts[one]” has no placeholder “{n}”
          hint: this text can use {count}
        """)
  }

  @Test("Missing and unknown keys and placeholders of the original are reported")
  func original() throws {
    let mistakes = try diagnostics(
      en: { words in
        words.replacing("\nnext = Next\n", with: "\nnext = Next {page}\n")
          .replacing("\nprevious = Previous\n", with: "\n")
          .replacing("{old} is now {new}", with: "{old} is now {knew}")
      },
      theme: [
        "404.html": "{{root}}{{\"noSuchPag\"}}{{\"foundResults\"}}",
        "a.js": "say(\"foundResults\");\nsay(\"foundResults\", { cuont });\nsay(\"zzz\");",
      ])
    #expect(
      mistakes == """
        Site/words.en.txt:1:1: the text “previous” is missing
          hint: add a line: previous = …
        Site/words.en.txt:25:13: “next” has no placeholder “{page}”
          hint: delete it: nothing is filled in
        Site/words.en.txt:199:22: “isNow” has no placeholder “{knew}”
          hint: this text can use {new}, {old}
        Site/words.en.txt:199:1: the text of “isNow” lacks “{new}”
          hint: put {new} where it belongs
        Site/404.html:1:9: “noSuchPag” is not a text of Site/words.en.txt
          hint: did you mean “noSuchPage”?
        Site/404.html:1:24: the text of “foundResults” has other placeholders
          hint: fill {count} here
        Site/a.js:1:1: the text of “foundResults” has other placeholders
          hint: fill {count} here
        Site/a.js:2:1: the text of “foundResults” has other placeholders
          hint: fill {count} here
        Site/a.js:3:1: “zzz” is not a text of Site/words.en.txt
          hint: add a line there: zzz = …
        """)
  }

  @Test("Unknown keys and other placeholders of a translation are reported")
  func translation() throws {
    let mistakes = try diagnostics(
      xx: "nxet = X\nisNow = {new}\nsearch = {old}\nfoundResults = {count} {cuont}\n")
    #expect(
      mistakes == """
        Site/words.xx.txt:1:1: “nxet” is not a text of Site/words.en.txt
          hint: did you mean “next”?
        Site/words.xx.txt:2:1: the text of “isNow” lacks “{old}”
          hint: put {old} where it belongs
        Site/words.xx.txt:3:10: “search” has no placeholder “{old}”
          hint: delete it: nothing is filled in
        Site/words.xx.txt:4:24: “foundResults” has no placeholder “{cuont}”
          hint: this text can use {count}
        """)
  }

  @Test("A text that a shown language lacks, and one that nothing shows, is a warning")
  func warnings() throws {
    let folder = try TemporaryFolder()
    let english = PlainTheme.words("en").split(separator: "\n")
      .filter { line in StringKey.allCases.contains { line.hasPrefix("\($0.rawValue) =") } }
      .joined(separator: "\n")
    let shown = english.split(separator: "\n").filter { !$0.hasPrefix("next = ") }
      .map { $0.hasPrefix("language = ") ? "language = Xish" : $0 }.joined(separator: "\n")
    try PlainTheme.write(
      to: folder,
      changing: [
        "words.en.txt": english + "\nfoo = Foo\n", "words.xx.txt": shown + "\nfoo = Foo",
        "words.ko.txt": "language = 한국어\n",
      ])
    let theme = try Theme(folder: folder.path)
    var book = Samples.book(Samples.page())
    book.translations = ["xx", "yy"].map { Translation(language: $0, pages: []) }
    let warnings = theme.warnings(for: book).map(\.description).joined(separator: "\n")
    let line = english.split(separator: "\n").count + 1
    #expect(
      warnings.replacing(folder.path + "/", with: "Site/") == """
        Site/words.en.txt:\(line):1: nothing shows the text “foo”
          hint: delete the line
        Site/words.xx.txt:1:1: “next” is not translated: Next
          hint: add a line: next = …
        Site/words.yy.txt:1:1: the site has no words in “yy”
          hint: copy words.en.txt to this file and translate it
        """)
  }

  @Test("Reading a line takes time in proportion to its placeholders, each with its column")
  func manyPlaceholders() throws {
    var diagnostics: [Diagnostic] = []
    let mistake = StringsFile(
      "a = \(String(repeating: "ä{b}", count: 3)){", file: "words.xx.txt",
      diagnostics: &diagnostics)
    #expect(mistake.texts["a"]?.plain == "ä{b}ä{b}ä{b}{")
    #expect(diagnostics.map(\.location.column) == [17])
    func time(_ placeholders: Int) -> Duration {
      let line = "a = \(String(repeating: "{b}", count: placeholders))"
      let times = (1...3).map { _ in
        ContinuousClock().measure {
          _ = StringsFile(line, file: "words.xx.txt", diagnostics: &diagnostics)
        }
      }
      return times.min() ?? .zero
    }
    // Sixteen times as many take sixteen times as long; with a quadratic reader, 256 times.
    let growth = time(32_000) / time(2_000)
    #expect(growth < 100)
  }
}
