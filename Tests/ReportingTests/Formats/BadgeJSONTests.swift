import Conformance
import Reporting
import Results
import Testing

@Suite struct BadgeJSONTests {
  @Test(
    "A badge shows how many of all scenarios passed, with the best colour only for all of them",
    arguments: [
      (10, 0, 0, 0, "10 of 10", "brightgreen"), (9, 0, 1, 0, "9 of 10", "green"),
      (999, 1, 0, 0, "999 of 1000", "green"), (8, 1, 1, 0, "8 of 10", "yellowgreen"),
      (5, 0, 0, 5, "5 of 10", "yellow"), (3, 7, 0, 0, "3 of 10", "orange"),
      (2, 8, 0, 0, "2 of 10", "red"), (0, 1, 0, 0, "0 of 1", "red"),
    ])
  func badge(
    passed: Int, failed: Int, skipped: Int, notRun: Int, message: String, colour: String
  ) {
    var tally = Tally()
    (tally[.passed], tally[.failed], tally[.skipped], tally[.notRun]) = (
      passed, failed, skipped, notRun
    )
    let column = EngineResults(profile: .sample, results: [], tally: tally)
    #expect(
      String(decoding: BadgeJSON.encode(column), as: UTF8.self) == """
        {"schemaVersion":1,"label":"Responders","message":"\(message)","color":"\(colour)"}

        """)
  }

  @Test("A deviation is counted separately and is not a failure")
  func deviations() {
    let column = Report.sample([.passed, .deviated([.sample()])]).engines[0]
    #expect(
      String(decoding: BadgeJSON.encode(column), as: UTF8.self) == """
        {"schemaVersion":1,"label":"Responders","message":"1 of 2, 1 deviation","color":"green"}

        """)
  }

  @Test("An engine that was not judged has a badge that says so")
  func notJudged() {
    let column = Report.sample([.errored(message: "no")]).engines[0]
    #expect(
      String(decoding: BadgeJSON.encode(column), as: UTF8.self) == """
        {"schemaVersion":1,"label":"Responders","message":"not judged","color":"lightgrey",\
        "isError":true}

        """)
  }
}
