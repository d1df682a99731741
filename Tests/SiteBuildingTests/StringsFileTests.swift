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
      "# Comment\r\n\n  next = a = b \r\nandMore = {count} & {count}\nandMore[1] = 1\n",
      file: "words.xx.txt", diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(file.texts.mapValues(\.plain) == ["next": "a = b", "andMore": "{count} & {count}"])
    #expect(file.texts["andMore"]?.parts(for: 1) == [.text("1")])
  }

  @Test("Every malformed line is reported with its file, line and a hint")
  func malformed() throws {
    let mistakes = try diagnostics(xx: Fixture.text("malformed-words.txt"))
    #expect(mistakes + "\n" == Fixture.text("malformed-words.expected.txt"))
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
