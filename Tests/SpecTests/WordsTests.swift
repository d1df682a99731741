import Conformance
import Engines
import Results
import Testing

@testable import Running
@testable import SpecReading

@Suite("Steps and observations in words")
struct WordsTests {
  @Test(
    "Steps, answers and calls of the pages have words that are read back as the same",
    arguments: try await SpecPages.scenarios(every: 10))
  func areReadBack(_ scenario: Scenario) throws {
    let script = scenario.script
    guard case .observed(let trace) = LocalEngine().reply(to: script) else {
      Issue.record("the reference engine observes nothing")
      return
    }
    let words = script.words(observing: trace.records)
    #expect(words.count == script.steps.count)
    for (index, worded) in words.enumerated() {
      let step = script.steps[index]
      let meaning = try meaning(
        of: worded.sentence.description, after: worded.keyword, on: script.stage)
      if let answer = trace.records[index].answer {
        #expect(
          meaning == .answer(step, oneOf: [.answer(oneOf: [answer])]),
          "\(worded.sentence.description)")
      } else {
        #expect(meaning == .step(step), "\(worded.sentence.description)")
      }
      for text in worded.expectations {
        guard
          case .calls(let requirement) = try self.meaning(
            of: text.description, after: .then, on: script.stage)
        else {
          Issue.record("“\(text)” expects no calls")
          continue
        }
        #expect(requirement.holds(at: index, of: trace, on: script.stage), "\(text)")
      }
    }
  }

  private func meaning(
    of text: String, after keyword: Keyword, on stage: Stage
  ) throws -> Meaning {
    let matcher = PhraseMatcher(setting: StageSetting(stage, .uikit))
    let match = matcher.match(Words.of(text[...]), after: keyword)
    return try #require(match, "“\(text)” is not a phrase").meaning
  }
}
