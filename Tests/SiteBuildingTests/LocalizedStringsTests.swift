import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("LocalizedStrings")
struct LocalizedStringsTests {
  private func strings(_ tag: String, _ text: String) -> LocalizedStrings {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(text, file: "words.txt", diagnostics: &diagnostics)
    #expect(diagnostics == [])
    let original = StringsFile(PlainTheme.words("en"), file: "en", diagnostics: &diagnostics)
    return LocalizedStrings(Language(translation: tag), file.texts, original: original.texts)
  }

  @Test("Every outcome and every confidence is named by a text")
  func names() {
    let keys = Set(StringKey.allCases.map(\.rawValue))
    for outcome in Outcome.allCases { #expect(keys.contains("\(outcome)")) }
    for confidence in Confidence.allCases { #expect(keys.contains("\(confidence)")) }
  }

  @Test("The original's texts replace those that a language lacks, except for its name")
  func gaps() {
    let strings = strings("xx", "next = Xnext")
    #expect(strings[.next] == "Xnext")
    #expect(strings[.previous] == "Previous")
    #expect(strings.name == "xx")
    #expect(self.strings("xx", "language = Xish").name == "Xish")
  }

  @Test("Placeholders are filled wherever a language puts them")
  func placeholders() {
    let strings = strings("xx", "isNow = {new} <- {old}!")
    #expect(strings.text(.isNow, ["old": "A", "new": "{old}"]) == "{old} <- A!")
  }

  @Test(
    "A text has the words of its form for a number",
    arguments: [(0, "0개"), (2, "두 개"), (3, "3개")])
  func forms(_ count: Int, _ expected: String) {
    let strings = strings("ko", "countedClauses[2] = 두 개\ncountedClauses = {count}개\n")
    #expect(strings.text(.countedClauses, count: count) == expected)
  }

  @Test("A text that is not translated counts as the original does")
  func formsOfGaps() {
    let strings = strings("ko", "next = 다음")
    #expect(strings.text(.countedClauses, count: 1) == "1 clause")
    #expect(strings.text(.countedClauses, count: 2) == "2 clauses")
  }

  @Test("The words of a text are escaped, and pieces of HTML are not")
  func html() {
    let strings = strings("xx", "badgeOfEngine = 1 < 2 & {engine} <b>")
    let name = HTML { $0.append(foreign: "<Toy>") }
    #expect(
      strings.html(.badgeOfEngine, ["engine": name]).text
        == "1 &lt; 2 &amp; <bdi>&lt;Toy&gt;</bdi> &lt;b&gt;")
  }

  @Test("Scripts receive their texts with the forms")
  func asset() {
    let strings = strings(
      "ko",
      """
      next = "다음"
      andMore = 외 {count}개
      andMore[2] = 외 둘
      """)
    let script = strings.script(of: ["andMore", "next", "stage"])
    #expect(
      String(decoding: script, as: UTF8.self) == """
        Object.assign(globalThis.conformWords??={},{"andMore":{"2":"외 둘","other":"외 {count}개"},"next":"\\"다음\\"","stage":"Stage"});

        """)
  }
}
