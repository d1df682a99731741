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

  @Test("Every field that CTRF requires is there, and the counts are those of the tests")
  func requiredFields() throws {
    for report in [Self.report, Report(engines: [])] {
      let json = try JSONSerialization.jsonObject(with: Data(ReportFormat.ctrf.encode(report)))
      let root = try #require(json as? [String: Any])
      #expect(root["reportFormat"] as? String == "CTRF")
      #expect(root["specVersion"] as? String == "0.1.0")
      let results = try #require(root["results"] as? [String: Any])
      let tool = try #require(results["tool"] as? [String: Any])
      #expect(tool["name"] as? String == "conform")
      let summary = try #require(results["summary"] as? [String: Int])
      let tests = try #require(results["tests"] as? [[String: Any]])
      #expect(summary["tests"] == tests.count)
      #expect(summary["start"] == 0 && summary["stop"] == 0)
      for status in ["passed", "failed", "skipped", "pending", "other"] {
        #expect(summary[status] == tests.count { $0["status"] as? String == status })
      }
      for test in tests {
        #expect((test["name"] as? String)?.isEmpty == false)
        #expect(test["duration"] as? Int == 0)
        #expect((test["suite"] as? [String])?.isEmpty == false)
      }
    }
  }
}
