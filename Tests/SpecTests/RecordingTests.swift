import Conformance
import Engines
import Results
import Running
import Testing

@testable import SpecReading

@Suite("Recording the rows of the specification")
struct RecordingTests {
  /// Returns the phrase with `?` for each word, and for each end.
  private static func questions(about phrase: String) -> [[Substring]] {
    let words = phrase.split(separator: " ")
    let singles = words.indices.map { index in
      words[..<index] + ["?"] + words[(index + 1)...]
    }
    let ends = words.indices.map { words[..<$0] + ["?"] }
    return (singles + ends + [words + ["?"]]).map(Array.init)
  }

  @Test("What is recorded for a question reads back, and holds on the engine")
  func roundTrip() async throws {
    let engine = LocalEngine()
    var (asked, recorded, same) = (0, 0, 0)
    for scenario in try await SpecPages.scenarios(every: 20) where scenario.clause.level == .must {
      let matcher = PhraseMatcher(setting: StageSetting(scenario.script.stage, .uikit))
      for expectation in scenario.expectations {
        for words in Self.questions(about: expectation.phrase.description) {
          guard let open = matcher.openMatch(words) else { continue }
          let question = OpenExpectation(
            words.joined(separator: " "), of: open.phrase,
            asking: Vocabulary.uikit.form(of: open.phrase),
            filledWith: open.arguments, question: open.question, step: expectation.step,
            at: (location: scenario.location, column: 0, part: 0, start: ""))
          // `finger 1 is ?` may ask for something else than `finger 1 is of type pencil` does.
          if let query = question.query, query != scenario.script.steps[expectation.step] {
            continue
          }
          asked += 1
          let asking = Self.scenario(scenario, open: question)
          guard let recording = try? await Recording(of: engine, on: asking) else { continue }
          recorded += 1
          let sentence = recording.sentences[0]
          if sentence == expectation.phrase.description { same += 1 }
          let match = try #require(
            matcher.match(Words.of(sentence[...]), after: .then), "\(words): \(sentence)")
          let requirement: Conformance.Requirement =
            switch match.meaning {
            case .answer(_, let answers): Conformance.Requirement(answers: answers)
            case .calls(let requirement): requirement
            case .step: throw CancellationError()
            }
          let answer = Self.scenario(
            scenario,
            expecting: Results.Expectation(
              step: expectation.step, requirement: requirement, phrase: match.sentence, line: 1))
          let run = await Explanation.EngineRun(of: engine, on: answer)
          #expect(run.isAsWritten, "\(scenario.id) \(words): \(sentence)")
        }
      }
    }
    // Enough of the phrases can be asked for, and most questions have an answer.
    #expect(asked > 250)
    #expect(recorded * 10 > asked * 7, "\(recorded) of \(asked)")
    #expect(same * 10 > asked * 6, "\(same) of \(asked)")
  }

  private static func scenario(
    _ scenario: Scenario, open: OpenExpectation? = nil,
    expecting expectation: Results.Expectation? = nil
  ) -> Scenario {
    Scenario(
      id: scenario.id, clause: scenario.clause, location: scenario.location,
      features: scenario.features, script: scenario.script,
      expectations: expectation.map { [$0] } ?? [], openExpectations: open.map { [$0] } ?? [])
  }
}
