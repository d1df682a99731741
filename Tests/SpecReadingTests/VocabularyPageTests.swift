import Conformance
import Testing

@testable import SpecReading

@Suite("The page of the vocabulary")
struct VocabularyPageTests {
  static let forms = """
    | step       | traits | meaning           | UIKit    | random scripts |
    | ---------- | ------ | ----------------- | -------- | -------------- |
    | set hidden |        | Whether it hides. | isHidden |                |

    """
  static let phrases = """
    | phrase              | says               | feature     | needs | help  | ko      |
    | ------------------- | ------------------ | ----------- | ----- | ----- | ------- |
    | {of:view} is hidden | set hidden, to yes | hit-testing |       | Hides | {1} 숨김 |
    """

  static let features = """
    | feature     | meaning        |
    | ----------- | -------------- |
    | hit-testing | Finding views. |

    """
  static let kinds = """
    | kind  | is   | in   | meaning       |
    | ----- | ---- | ---- | ------------- |
    | view  |      | view | A plain view. |
    | label | view | view | A label.      |
    """

  func page(_ text: String) -> VocabularyPage {
    VocabularyPage(
      Array("\(text)\n\n\(Self.features)\n\(Self.kinds)\n".utf8), file: "vocabulary.md")
  }

  @Test(
    "A phrase that asks has one answer",
    arguments: [
      ("{=:truth} is it", "ask hidden", nil), ("it is", "ask hidden, is yes", nil),
      ("it is", "ask hidden", "`it is`: this asks, and has no answer"),
      ("it is {=:truth}", "ask hidden, is yes", "`it is {truth}`: this has two answers"),
    ] as [(String, String, String?)])
  func oneAnswer(phrase: String, says: String, problem: String?) {
    let text = """
      \(Self.forms.dropLast())
      | ask hidden | | Whether it hides. | isHidden | |

      \(Self.phrases)
      | \(phrase) | \(says) | hit-testing | | Help. | \(phrase.contains("{") ? "{1}" : "it") |
      """
    #expect(page(text).diagnostics.map(\.summary) == [problem].compactMap(\.self))
  }

  @Test(
    "The question of an answer is what is before it, without `is` or `are`",
    arguments: [
      ("the age is {=:number} s", "the age"), ("it has {=:text}", "it has"),
      ("{=:truth} is it", ""), ("they are {=:list}", "they"),
    ])
  func questions(phrase: String, question: String) throws {
    let text = """
      Domain: views.

      \(Self.forms.replacing("set hidden", with: "ask hidden"))

      \(Self.phrases.replacing("{of:view} is hidden", with: phrase)
        .replacing("set hidden, to yes", with: "ask hidden"))
      """
    let page = page(text)
    #expect(page.diagnostics == [])
    #expect(try Phrase.pattern(of: #require(page.vocabulary).phrases[0].question) == question)
  }

  @Test("Words of families and names of kinds that no row can say are mistakes")
  func unusableWords() {
    let text = """
      \(Self.forms)
      \(Self.phrases)

      | family | slot | fills      |
      | ------ | ---- | ---------- |
      | calls  | call | `a` or `b` |

      | message | family | word    | meaning |
      | ------- | ------ | ------- | ------- |
      | hit     | calls  | a hit   | Hit.    |
      | hop     | calls  | nothing | Hop.    |

      | kind   | is | in | meaning   |
      | ------ | -- | -- | --------- |
      | number |    |    | A number. |
      | nobody |    |    | None.     |
      | or     |    |    | Either.   |
      """
    #expect(
      page(text).diagnostics.map(\.summary) == [
        "`number`: in a slot this word means something else",
        "`nobody`: in a slot this word means something else",
        "`or`: in a slot this word means something else",
        "`a hit`: no slot can be filled by this", "`nothing`: no slot can be filled by this",
      ])
  }

  @Test("Rows are read with their languages")
  func rows() {
    let page = page("# Words\n\n\(Self.forms)\n\(Self.phrases)\n")
    #expect(page.diagnostics == [])
    #expect(page.languages == ["ko"])
    #expect(page.rows.count == 5)
  }

  @Test("Meanings in other languages are read, and are no part of the rows")
  func meanings() {
    let forms = """
      | step       | meaning           | ko          |
      | ---------- | ----------------- | ----------- |
      | set hidden | Whether it hides. | 숨는지 여부 |

      """
    let text = "\(Self.kinds)\n\n\(Self.features)\n\(forms)\n\(Self.phrases)\n"
    let page = VocabularyPage(Array(text.utf8), file: "vocabulary.md")
    #expect(page.diagnostics == [])
    #expect(page.rows[3].cells == ["set hidden", "", "Whether it hides.", "", ""])
    #expect(page.translations == [[:], [:], [:], ["ko": "숨는지 여부"], ["ko": "{1} 숨김"]])
  }

  @Test("An empty meaning in another language is a mistake, unless the meaning may be empty")
  func emptyMeanings() {
    let messages = """
      | message | meaning     | ko          |
      | ------- | ----------- | ----------- |
      | sent()  | It is sent. | 보내진다    |
      | got()   |             |             |

      | step       | meaning           | ko  |
      | ---------- | ----------------- | --- |
      | set hidden | Whether it hides. |     |
      """
    let found = page("\(messages)\n\n\(Self.phrases)\n").diagnostics.map(\.description)
    #expect(found.first == "vocabulary.md:8:40: the cell `ko` is empty\n  hint: fill it in")
    #expect(found.count == 2)
  }

  @Test(
    "What is wrong with the columns of a table is said of each",
    arguments: [
      (
        "| UIKit ", "| AppKit ",
        """
        vocabulary.md:1:45: `AppKit` is neither a column of this table nor the tag of a language
          hint: it has step | meaning, and for each language a column with its tag, such as `ko`
        """
      ),
      (
        "| meaning ", "| meanin ",
        """
        vocabulary.md:1:1: the table `step` lacks `meaning`
          hint: it has step | meaning, and for each language a column with its tag, such as `ko`
        vocabulary.md:1:25: `meanin` is neither a column of this table nor the tag of a language
          hint: did you mean `meaning`?
        """
      ),
      (
        "| UIKit ", "| traits ",
        """
        vocabulary.md:1:45: another column is `traits` too
          hint: keep one of them
        """
      ),
      (
        "| step ", "| form ",
        """
        vocabulary.md:1:1: no table of a vocabulary begins with the column `form`
          hint: begin it with `kind`, `family`, `message`, `feature`, `step`, `phrase`
        """
      ),
    ])
  func columns(of column: String, otherwise: String, expected: String) {
    let text = Self.forms.replacing(column, with: otherwise)
    #expect(page(text).diagnostics.map(\.description).joined(separator: "\n") == expected)
  }

  @Test("A row with more cells than columns, and a second domain, are mistakes")
  func surplus() {
    let text = """
      Domain: gates.

      Domain: doors.

      \(Self.phrases.replacing("| {1} 숨김 |", with: "| {1} 숨김 | more |"))

      \(Self.forms)
      """
    #expect(
      page(text).diagnostics.map { "\($0.location.line): \($0.summary)" } == [
        "3: another line names the domain", "7: this cell has no column: the table has 6",
      ])
  }

  @Test(
    "A constant answer is a number, a truth, nobody or a text",
    arguments: [
      ("2", Answer.number(2)), ("0.5", .number(0.5)), ("yes", .truth(true)), ("nobody", .nobody),
      ("two words", .text("two words")), ("`Wed, 21 Oct`", .text("Wed, 21 Oct")),
      ("`2`", .text("2")), ("` `", .text("")),
    ])
  func answers(spelling: String, answer: Answer) throws {
    let text = "Domain: views.\n\(Self.forms)\n\(Self.phrases)\n"
    let page = page(
      text.replacing("set hidden", with: "ask hidden").replacing("to yes", with: "is \(spelling)"))
    #expect(page.diagnostics == [])
    #expect(try #require(page.vocabulary).phrases.map(\.answer) == [answer])
  }

  @Test(
    "What a phrase expects of calls needs slots of its fields that can be filled so",
    arguments: [
      ("{of:view} is {one:call}", "receives calls in one", nil),
      ("{who:view} is {one:call}", "receives calls in one", "`{of:…}`: what the phrase says needs"),
      ("{of:view} is {to:call}", "receives calls in one", "`{one:…}`: what the phrase says needs"),
      (
        "{of:view} is {one:word}", "receives calls in one",
        "`{one:word}`: the slot has to be filled"
      ),
      ("{of:view} is {one:calls}", "receives calls in one", "`{one:calls}`: the slot has to be"),
      ("{of:view} was {all:calls}", "history calls in all", nil),
      (
        "{of:view} was {all:call}", "history calls in all",
        "`{all:call}`: the slot has to be filled"
      ),
      ("{of:view or nobody} is hit", "receives hit", "`{of:view or nobody}`: the slot has to name"),
      ("the way is {path:view path}", "visits hit", nil),
      ("the way is {path:view}", "visits hit", "`{path:view}`: the slot has to be a `path`"),
      (
        "{of:view} fired {count:number}", "firings in count", "`{count:number}`: the slot has to be"
      ),
      ("{of:view} is {=:expected}", "receives hit", "`{=:expected}`: only a phrase of `ask`"),
    ] as [(String, String, String?)])
  func expectedCalls(phrase: String, says: String, problem: String?) {
    let slots = phrase.count { $0 == "{" }
    let sentence = (1...slots).map { "{\($0)}" }.joined(separator: " ")
    let text = """
      \(Self.forms)
      \(Self.phrases)
      | \(phrase) | \(says) | hit-testing | | Help. | \(sentence) |

      | family | slot | fills      |
      | ------ | ---- | ---------- |
      | calls  | call | `a` or `b` |

      | message | family | word | meaning |
      | ------- | ------ | ---- | ------- |
      | hit     | calls  | a    | Hit.    |
      | hop     | calls  | b    | Hop.    |
      """
    let found = page(text).diagnostics.map(\.summary)
    #expect(found.count == (problem == nil ? 0 : 1), "\(found)")
    #expect(found.first?.hasPrefix(problem ?? "") != false, "\(found)")
  }

  @Test("Two rows with the same words after the same keyword are a mistake, whatever their fields")
  func repeated() {
    let row = "| {other:view} is hidden | set hidden, to no | hit-testing | | Help. | {1} 도움 |"
    let found = page("\(Self.forms)\n\(Self.phrases)\n\(row)\n").diagnostics.map(\.summary)
    #expect(found == ["`{view} is hidden`: another row has this phrase"])
  }

  @Test(
    "A field that is filled with values of two types is a mistake, at the second row",
    arguments: [
      ("has {to:number}", "set hidden", "{to:number}", "a number here, and yes or no"),
      ("shows", "set hidden, to 2", "to 2", "a number here, and yes or no"),
      ("shows", "set hidden, to no", nil, ""), ("shows", "set hidden, to nobody", nil, ""),
    ] as [(String, String, String?, String)])
  func types(phrase: String, says: String, text: String?, problem: String) {
    let sentence = phrase.contains("{") ? "{1}" : "x"
    let row = "| \(phrase) | \(says) | hit-testing | | Help. | \(sentence) |"
    let found = page("\(Self.forms)\n\(Self.phrases)\n\(row)\n").diagnostics
    #expect(
      found.map(\.summary)
        == [text].compactMap(\.self).map {
          "`\($0)`: the field is \(problem) in another phrase of the step"
        })
    #expect(found.map(\.location.line) == [text].compactMap(\.self).map { _ in 8 })
  }

  @Test("All rows with mistakes are reported, also a step that is declared twice")
  func allMistakes() {
    let text = """
      \(Self.forms.dropLast())
      | set hidden | | Again. | x | |
      | sets alpha | | Another kind. | x | |

      \(Self.phrases)
      | it rains | | hit-testing | | Rain. | 비 |
      """
    let found = page(text).diagnostics.map(\.summary)
    #expect(
      found == [
        "the cell `says` is empty", "`set hidden`: another row declares this step",
        "`sets alpha`: a step is 'set', 'change', 'do' or 'ask', and a name",
      ])
  }

  @Test("A vocabulary of another domain needs the columns alone that say something")
  func otherDomain() throws {
    let text = """
      Domain: queues.

      | step | meaning |
      | --- | --- |
      | do put | Puts a word into the queue. |
      | ask first | The first word. |

      | phrase | says | feature | help |
      | --- | --- | --- | --- |
      | {of:word} is put | do put | hit-testing | A word is put. |
      | the first is {=:word} | ask first | hit-testing | The first word. |
      """
    let page = page(text)
    #expect(page.diagnostics == [])
    #expect(page.domain == "queues")
    #expect(page.difference == nil)
    let vocabulary = try #require(page.vocabulary)
    #expect(vocabulary.features == [.hitTesting])
    #expect(vocabulary.forms.map(\.name) == ["put", "first"])
    #expect(vocabulary.phrases.map(\.pattern) == ["{word} is put", "the first is {word}"])
  }

  @Test(
    "Mistakes in features are reported",
    arguments: [
      ("| Hits | x |", "`Hits`: a feature's name has small letters, digits and hyphens"),
      ("| hit-testing | x |", "`hit-testing`: another row declares this feature"),
    ])
  func features(row: String, summary: String) {
    #expect(page("\(Self.features)\(row)\n").diagnostics.map(\.summary).contains(summary))
  }

  @Test("An empty vocabulary is a mistake, and one that is no text")
  func empty() {
    let page = VocabularyPage(Array("# Words\n".utf8), file: "vocabulary.md")
    #expect(page.diagnostics.map(\.summary) == ["the vocabulary declares nothing"])
    #expect(page.vocabulary == nil)
    let latin = VocabularyPage(Array("# W".utf8) + [0xF6, 0x0A], file: "vocabulary.md")
    #expect(latin.diagnostics.map(\.summary) == ["the page is not UTF-8 text"])
  }
}
