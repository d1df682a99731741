import Conformance
import Reporting
import Results
import Testing

@Suite("Verdicts on scenarios that the pages do not have")
struct StrayVerdictsTests {
  private let report = Report(engines: [
    EngineResults(
      profile: .sample,
      results: ["HIT-1/a", "HIT-1/b", "HIT-2/a"].map {
        ScenarioResult(id: $0, page: "Spec/hits.md", line: 5, verdict: .passed)
      },
      tally: Tally())
  ])

  @Test("Nothing is written if the pages have every scenario of the report")
  func none() {
    let text = ErrorMessage.strays(
      in: report, file: "old.json", scenarios: ["HIT-1/a", "HIT-1/b", "HIT-2/a", "HIT-3/a"])
    #expect(text == "")
  }

  @Test(
    "Verdicts without a scenario on the pages are counted for each engine",
    arguments: [
      (["HIT-1/a", "HIT-1/b"], "1 verdict of Responders belongs"),
      (["HIT-1/a"], "2 verdicts of Responders belong"),
      ([], "3 verdicts of Responders belong"),
    ])
  func counts(scenarios: [String], words: String) {
    let text = ErrorMessage.strays(in: report, file: "old\u{1B}.json", scenarios: Set(scenarios))
    #expect(
      text == """
        conform: old\\u{1B}.json: \(words) to no scenario of these pages. Run the engine again \
        with 'conform run --report FILE'.

        """)
  }
}

@Suite struct ClaimTextTests {
  @Test("Over-declared and under-declared features are listed with the engine's name")
  func text() {
    let findings = [
      ClaimDiscrepancy(feature: .layers, kind: .overDeclared, scenarios: 5),
      ClaimDiscrepancy(feature: .scenes, kind: .overDeclared, scenarios: 1),
      ClaimDiscrepancy(feature: .multiTouch, kind: .underDeclared, scenarios: 30),
      ClaimDiscrepancy(feature: .motion, kind: .underDeclared, scenarios: 1),
    ]
    #expect(
      RunText.claims(findings, of: .sample) == """
        Responders claims layers, but fails all 5 scenarios of it
        Responders claims scenes, but fails its one scenario
        Responders does not claim multi-touch, but passes all 30 scenarios of it
        Responders does not claim motion, but passes its one scenario

        """)
    #expect(RunText.claims([], of: .sample) == "")
  }
}
