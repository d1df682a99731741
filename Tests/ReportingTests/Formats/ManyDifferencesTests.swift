import Conformance
import Results
import Testing

@testable import Reporting

@Suite("Reports of very many differences")
struct ManyDifferencesTests {
  /// A report of one failure with 1,000 differences, which has 600 KB of text.
  private static let report: Report = {
    let long = String(repeating: "x", count: 200)
    let difference = Difference.sample(
      phrase: .word(long), expected: .word(long), actual: .word(long))
    let entry = ScenarioResult(
      id: "HIT-4/a", page: "Spec/hit.md", line: 52,
      verdict: .failed([Difference](repeating: difference, count: 1_000)))
    let tally = Tally(verdictsOf: [entry])
    return Report(engines: [EngineResults(profile: .sample, results: [entry], tally: tally)])
  }()

  @Test(
    "Texts for people list the first twenty differences and count the others",
    arguments: [ReportFormat.junit, .tap, .ctrf])
  func formats(format: ReportFormat) {
    let bytes = format.encode(Self.report)
    #expect(bytes.count < 100_000)
    #expect(String(decoding: bytes, as: UTF8.self).contains("and 980 more differences"))
  }

  @Test("Annotations list the first twenty differences and count the others")
  func annotations() {
    let lines = AnnotationText.text(Self.report).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(
      lines.last
        == "::error file=Spec/hit.md,line=52,title=HIT-4/a on Responders::and 980 more differences"
    )
  }

  @Test("The console lists the first twenty differences and counts the others")
  func console() {
    let text = ResultText(
      scenario: .sample("a", .hidden), paint: Paint(isOn: false), rerun: RerunCommand(["conform"])
    ).differing(Self.report.engines[0].results[0].verdict, trace: nil).description
    #expect(text.utf8.count < 50_000)
    #expect(text.contains("\n    and 980 more differences\n"))
  }

  @Test("A report in JSON keeps all differences")
  func json() throws {
    let report = try ReportJSON.decode(ReportJSON.encode(Self.report), file: "r.json")
    #expect(report.engines[0].results[0].verdict.differences.count == 1_000)
  }
}
