import Results
import Testing

@testable import SpecReading

@Suite("What the rows and the domain of a vocabulary cannot be")
struct VocabularyPhraseTests {
  /// Returns the mistakes of a page with a feature and two kinds besides its text.
  private func page(_ text: String) -> [Diagnostic] {
    let all = """
      \(text)

      | feature     | meaning        |
      | ----------- | -------------- |
      | hit-testing | Finding views. |

      | kind  | is   | meaning       |
      | ----- | ---- | ------------- |
      | view  |      | A plain view. |
      | label | view | A label.      |

      """
    return VocabularyPage(Array(all.utf8), file: "vocabulary.md").diagnostics
  }

  @Test(
    "A phrase that another one always takes before it is a mistake",
    arguments: [
      ("{of:view} is {=:word}", "{of:view} is open", true),
      ("{of:view} is {=:text}", "{of:view} is wide open", true),
      ("{of:view} is open", "{of:view} is {=:word}", false),
      ("{of:label} is {=:word}", "{of:view} is {=:word}", false),
    ])
  func taken(first: String, second: String, isTaken: Bool) {
    let row = { (phrase: String) in
      let step = phrase.contains("=") ? "ask lid" : "ask lid, is open"
      return "| \(phrase) | \(step) | hit-testing | Help. |"
    }
    let text = """
      | step    | meaning |
      | ------- | ------- |
      | ask lid | It.     |

      | phrase | says | feature | help |
      | ------ | ---- | ------- | ---- |
      \(row(first))
      \(row(second))
      """
    let found = page(text).map(\.summary).filter { $0.contains("takes every sentence") }
    #expect(found.count == (isTaken ? 1 : 0))
  }

  @Test(
    "Only questions are asked in other words, with the slots of their phrases",
    arguments: [
      ("{of:view} has {=:number}", "ask lid, asked as the lid of {of:view}", []),
      (
        "{of:view} has {=:number}", "ask lid, asked as the lid of {it:view}",
        ["`{it:view}`: the question has a slot that the phrase does not have"]
      ),
      (
        "{of:view} hops", "do hop, asked as a hop",
        ["`{view} hops`: only `ask` has a question, which has words"]
      ),
      (
        "{of:view} has {=:number}", "ask lid, asked as",
        ["`{view} has {number}`: only `ask` has a question, which has words"]
      ),
    ])
  func questions(phrase: String, says: String, expected: [String]) {
    let text = """
      | step    | meaning |
      | ------- | ------- |
      | ask lid | It.     |
      | do hop  | Hops.   |

      | phrase | says | feature | help |
      | ------ | ---- | ------- | ---- |
      | \(phrase) | \(says) | hit-testing | Help. |
      """
    #expect(page(text).map(\.summary) == expected)
  }

  @Test("The domain of the program's own engine is spelled as it spells it")
  func domain() {
    #expect(page("Domain: uikit.").map(\.hint) == ["write `UIKit`"])
  }
}
