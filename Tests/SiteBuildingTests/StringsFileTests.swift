import Conformance
import Results
@testable import SpecReading
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
  }

  @Test("Every malformed line is reported with its file, line and a hint")
  func malformed() throws {
    let mistakes = try diagnostics(
      xx: """
        a b = c
        next =
        next = Xnext
        next = Again
        plural[few] = n is 2
        countedClauses[two] = 2
        plural[one] = n = 1
        isNow = {old} {new}
        isNow[one] = {old} {new}
        strayVerdicts = {count}
        strayVerdicts[on] = 1
        strayVerdicts[one] = {n}
        """)
    #expect(
      mistakes == """
        Site/words.xx.txt:2:1: “next =” is not a text
          hint: write a key of letters and digits, ' = ' and the text; '#' is a comment
        Site/words.xx.txt:4:1: “next” has a text already on line 3
          hint: delete one of the two
        Site/words.xx.txt:1:1: “a b = c” is not a text
          hint: write a key of letters and digits, ' = ' and the text; '#' is a comment
        Site/words.xx.txt:5:1: “n is 2” is not a rule for a plural
          hint: write it as in 'n = 1' or 'n % 10 = 2..4 and n % 100 != 12..14'
        Site/words.xx.txt:6:1: “countedClauses[two]” is a form without a rule, or of a text without {count}
          hint: add lines such as 'plural[two] = n = 1' and 'countedClauses = {count} …'
        Site/words.xx.txt:9:1: “isNow[one]” is a form without a rule, or of a text without {count}
          hint: add lines such as 'plural[one] = n = 1' and 'isNow = {count} …'
        Site/words.xx.txt:11:1: “strayVerdicts[on]” is a form without a rule, or of a text without {count}
          hint: add lines such as 'plural[on] = n = 1' and 'strayVerdicts = {count} …'
        Site/words.xx.txt:12:1: the text of “strayVerdicts[one]” has other placeholders
          hint: write it with {count}
        """)
  }

  @Test("Missing and unknown keys are reported, and other placeholders of a translation")
  func keys() throws {
    let mistakes = try diagnostics(
      en: { $0.replacing("\nprevious = Previous\n", with: "\n") },
      xx: "nxet = X\nisNow = {new}\nsearch = {old}\n",
      theme: [
        "404.html": "{{root}}{{\"noSuchPag\"}}", "a.js": "say(\"foundResults\");\nsay(\"zzz\");",
      ])
    #expect(
      mistakes == """
        Site/words.en.txt:1:1: the text “previous” is missing
          hint: add a line: previous = …
        Site/404.html:1:9: “noSuchPag” is not a text of Site/words.en.txt
          hint: did you mean “noSuchPage”?
        Site/a.js:2:1: “zzz” is not a text of Site/words.en.txt
          hint: add a line there: zzz = …
        Site/words.xx.txt:1:1: “nxet” is not a text of Site/words.en.txt
          hint: did you mean “next”?
        Site/words.xx.txt:2:1: the text of “isNow” has other placeholders
          hint: write it with {new}, {old}
        Site/words.xx.txt:3:1: the text of “search” has other placeholders
          hint: write it without any
        """)
  }

  @Test(
    "The keys of a script's texts are found with their lines, and nothing else",
    arguments: [
      ("say(\"copy\")", ["copy 1"]),
      ("x(say( \"shown\", { shown: a, count: b }), say(\"b\"))", ["shown 1", "b 1"]),
      ("...say.parts(\"replayOf\", { scenario: node })", ["replayOf 1"]),
      ("say(\"a\", { name: say(\"b\") })", ["a 1", "b 1"]), ("globalThis.say(\"c\")", ["c 1"]),
      ("\nsay(\"a\"); // é\n\n say(\n\"b\")", ["a 2", "b 5"]),
      ("essay(\"no\"); say(text); say(`no`); say('no'); hearsay(\"no\")", []),
      ("say(", []), ("say(\"open", []), ("", []),
    ])
  func scripts(_ script: String, _ expected: [String]) {
    let uses = StringUse.all(inScript: script, file: "a.js")
    #expect(uses.map { "\($0.key) \($0.location.line)" } == expected)
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
}
