import Conformance
import Testing

@Suite struct AnswerWordsTests {
  @Test(
    "Answers are printed as the pages write them",
    arguments: [
      (Answer.responder("E"), "E"),
      (.nobody, "nobody"),
      (.responders(["A", "B", "C"]), "A → B → C"),
      (.responders([]), "nobody"),
      (.truth(true), "yes"),
      (.truth(false), "no"),
      (.text("A -> B"), "\"A -> B\""),
    ])
  func answer(answer: Answer, words: String) {
    #expect(answer.sentence().description == words)
  }

  @Test("Subviews are printed as a list, not as a chain")
  func subviews() {
    let answer = Answer.responders(["B", "C"])
    #expect(answer.sentence(to: .ask("subviews", of: "A")).description == "B, C")
    #expect(answer.sentence(to: .ask("chain", of: "B")).description == "B → C")
  }
}
