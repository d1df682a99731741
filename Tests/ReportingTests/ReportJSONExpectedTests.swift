import Conformance
import Testing

@testable import Reporting

@Suite("Expected failures in reports")
struct ReportJSONExpectedTests {
  @Test(
    "Why a failure was expected is kept in a file",
    arguments: [
      nil, ExpectedFailure(reason: "known"),
      ExpectedFailure(reason: "known", link: "https://example.com/7"),
    ])
  func kept(_ expected: ExpectedFailure?) throws {
    var tally = Tally()
    tally.errored = 1
    let profile = EngineProfile(name: "Toy", version: "1", language: "C", features: [])
    let entry = ScenarioResult(
      id: "HIT-4/hidden", page: "Spec/hit.md", line: 5, verdict: .errored(message: "died"),
      expected: expected)
    let report = Report(engines: [.init(profile: profile, results: [entry], tally: tally)])
    let bytes = ReportJSON.encode(report)
    #expect(try ReportJSON.decode(bytes, file: "r.json") == report)
    #expect(String(decoding: bytes, as: UTF8.self).contains("known") == (expected != nil))
  }
}
