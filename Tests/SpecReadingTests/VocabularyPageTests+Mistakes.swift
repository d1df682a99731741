import Conformance
import Testing
@testable import SpecReading

extension VocabularyPageTests {
  @Test(
    "The hint of a mistake names what was meant, or where it is declared",
    arguments: [
      ("set hidden, to", "set hiden, to", "did you mean `set hidden`?"),
      ("set hidden, to", "do rain, to", "declare it in the table whose first column is `step`"),
      ("hit-testing | ", "hit-tesing | ", "did you mean `hit-testing`?"),
      ("{of:view}", "{of:vew}", "did you mean `view`?"),
      ("{of:view}", "{of:numbr}", "did you mean `number`?"),
      ("{of:view}", "{view}", "write it as `{of:object}`"),
      ("{of:view}", "({of:view})", "write spaces around it: slots are whole words"),
      ("{of:view} is", "{of:view}'s", "write spaces around it: slots are whole words"),
      ("{1}", "{2}", "write each slot of the phrase by its number, as `{1}`"),
      ("to yes", "yes", "write it as in `set open, to yes`"),
      ("{of:view} is", "{of:view} {of:view}", "name the field of the slot otherwise"),
    ])
  func hints(sound: String, broken: String, hint: String) throws {
    let text = "\(Self.forms)\n\(Self.phrases)\n"
    #expect(text.contains(sound))
    let found = page(text.replacing(sound, with: broken)).diagnostics
    #expect(found.map(\.hint) == [hint])
  }

  @Test("Another vocabulary of UIKit's domain is a mistake, at the first row that differs")
  func difference() {
    let text = "\(Self.forms)\n\(Self.phrases)\n"
    #expect(page(text).difference == nil)
    let difference = page("\(text)\n\nDomain: UIKit.\n").difference
    #expect(difference?.location.line == 3)
    #expect(difference?.summary == "this program was built with another vocabulary")
  }

  @Test(
    "Mistakes are reported with their line and column",
    arguments: [
      (
        "isHidden |        ", "isHidden | open with rain",
        "3:56: `rain`: no circumstance has this name"
      ),
      ("isHidden |        ", "isHidden | twice        ", "3:56: `twice`: random scripts know"),
      ("hidden |        |", "hidden | hovers |", "3:16: `hovers`: no trait has this name"),
      ("set hidden, to yes", "set hiden, to yes", "7:25: `set hiden`: this is no step"),
      ("set hidden, to yes", "set hidden, yes", "7:25: `yes`: a constant is a field and its value"),
      ("set hidden, to yes", "gets touches in phase", "7:25: `gets touches in phase`: this is no"),
      ("set hidden, to yes", "history touchesX", "7:25: `history touchesX`: no message"),
      ("set hidden, to yes", "history touches: rain", "7:25: `history touches: rain`: no message"),
      ("hit-testing |       |", "hits | |", "7:46: `hits`: no feature has this name"),
      ("hit-testing |       |", "hit-testing | hits |", "7:60: `hits`: no feature has this name"),
      ("{of:view}", "{of:cloud}", "7:3: `cloud`: no slot has this form"),
      (
        "{of:view}", "{set:view}",
        "7:3: `{set:view}`: on the wire this field has the name of the step"
      ),
      ("{of:view} is", "{of:view} {of:view}", "7:3: `{of:view}`: another slot of the phrase fills"),
      ("{of:view}", "{=:truth}", "7:3: `{=:truth}`: only a phrase of `ask` has an answer"),
      ("{of:view} is", "{of:text} is", "7:3: `{of:text}`: this takes all words that follow"),
      ("{of:view} is", "{to:view} is", "7:3: `{to:view}`: another slot of the phrase fills this"),
      ("{of:view} is", "{:view} is", "7:3: `{:view}`: a field is a name of letters and digits"),
      ("to yes", "to a, 21 b", "7:25: `21`: a field is a name of letters and digits"),
      (
        "{of:view} is hidden", "hidden is {of:list}",
        "7:3: `{of:list}`: no field of a step is a list, or has alternatives"
      ),
      ("is hidden", "is **hidden**", "7:3: `**hidden**`: no row can say this"),
      ("to yes", "to yes, to no", "7:25: `to no`: another constant fills this field"),
      ("to yes", "is yes", "7:3: `{view} is hidden`: only `ask` has an answer"),
      ("Hides |", " |", "7:69: the cell `help` is empty"),
      ("| phrase ", "| words  ", "5:1: no table of a vocabulary begins with the column `words`"),
    ])
  func mistakes(sound: String, broken: String, expected: String) throws {
    let text = "\(Self.forms)\n\(Self.phrases)\n"
    #expect(text.contains(sound))
    let found = page(text.replacing(sound, with: broken)).diagnostics
    #expect(found.count == 1)
    let words = try #require(found.first).description
    #expect(words.hasPrefix("vocabulary.md:\(expected)"), "\(words)")
  }
}
