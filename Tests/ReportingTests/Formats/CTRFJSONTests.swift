import Conformance
import Foundation
import Results
import Testing

@testable import Reporting

@Suite struct CTRFJSONTests {
  /// A report with every verdict, an expected failure, and scenarios and engines that were not run.
  private static var report: Report {
    var report = Report.ofEachKind
    report.engines[0].results.append(
      ScenarioResult(
        id: "TOUCH-1/5", page: "Spec/touch.md", line: 8, verdict: .failed([.sample(line: 8)]),
        expected: ExpectedFailure(reason: "it is young", link: "https://example.org/7")))
    report.engines[0].tally[.failed] += 1
    report.enginesNotAsked = 1
    return report
  }

  @Test("A report in CTRF is the expected document")
  func document() throws {
    let expected = try fixture("each-kind.ctrf.json")
    #expect(String(decoding: ReportFormat.ctrf.encode(Self.report), as: UTF8.self) == expected)
  }
}
