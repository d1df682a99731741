import Conformance
import Reporting
import Results
import Testing

@Suite("The last line of a run")
struct VerdictTextTests {
  private static let failed = Verdict.failed([.sample()])

  private func column(_ results: [ScenarioResult], name: String = "Toy") -> EngineResults {
    var profile = EngineProfile.sample
    profile.name = name
    return EngineResults(
      profile: profile, results: results, tally: Tally(verdictsOf: results))
  }

  private func result(
    _ verdict: Verdict, other: Verdict.Name? = nil, expected: String? = nil
  ) -> ScenarioResult {
    var result = ended(.sample("a", .hidden), verdict).result
    result.otherVerdict = other
    result.expected = expected.map { ExpectedFailure(reason: $0) }
    return result
  }

  private func text(_ status: Int32, _ columns: EngineResults...) -> String {
    VerdictText.text(status: status, of: columns, look: .plain).output
  }

  @Test("A run that failed says of what, with the status")
  func failed() {
    let column = column([
      result(Self.failed), result(Self.failed), result(.errored(message: "it broke")),
      result(.passed, expected: "it is young"), result(.deviated([.sample()])),
      result(Self.failed, other: .passed), result(Self.failed, expected: "it is young"),
    ])
    #expect(text(1, column) == "FAILED: 2 failed, 1 errored, 1 unexpected pass (status 1)\n")
  }

  @Test("Of several engines those that failed are named")
  func several() {
    let texts = text(
      1, column([result(Self.failed)], name: "One"), column([result(.passed)], name: "Two"),
      column([result(.passed, expected: "r"), result(.passed, expected: "r")], name: "Three"))
    #expect(texts == "FAILED: One: 1 failed; Three: 2 unexpected passes (status 1)\n")
  }

  @Test("Lines of expected failures that are out of date are counted after what failed")
  func stale() {
    let column = column([result(.passed)])
    #expect(
      VerdictText.text(status: 1, of: [column], staleLines: 1, look: .plain).output
        == "FAILED: 1 line out of date (status 1)\n")
    #expect(
      VerdictText.text(
        status: 1, of: [self.column([result(Self.failed)])], staleLines: 2, look: .plain
      )
      .output == "FAILED: 1 failed; 2 lines out of date (status 1)\n")
  }

  @Test("A run that passed says what is not counted")
  func passed() {
    #expect(text(0, column([result(.passed)])) == "PASSED\n")
    let column = column([
      result(Self.failed, other: .passed), result(Self.failed, other: .passed),
      result(.deviated([.sample()])), result(Self.failed, expected: "it is young"),
    ])
    #expect(
      text(0, column) == "PASSED; 2 flaky, 1 deviated, 1 failed as expected, not counted\n")
  }

  @Test("A run that could not be judged has its status")
  func notJudged() {
    #expect(text(2, column([result(Self.failed)])) == "NOT JUDGED (status 2)\n")
  }
}
