import Conformance
import Results

extension ReportFormat {
  /// The Common Test Report Format (ctrf.io), for services that collect test results.
  package static let ctrf = ReportFormat(
    "ctrf", help: "Common Test Report Format", write: CTRFJSON.encode)
}

/// Writes reports in the Common Test Report Format, version 0.1.0.
///
/// A test stands for a scenario, a suite for an engine on a page. Durations and times are 0: nothing
/// in a report depends on when or where it was made. A departure from a SHOULD and an expected
/// failure have the status `other`, because neither fails a run.
enum CTRFJSON {
  /// The outcomes that the format knows.
  private enum Status: String, CaseIterable {
    case passed, failed, skipped, pending, other

    init(_ status: ReportedTest.Status) {
      self =
        switch status {
        case .passed: .passed
        case .failed, .errored: .failed
        case .skipped: .skipped
        case .excused: .other
        }
    }
  }

  /// Returns the report as one document.
  static func encode(_ report: Report) -> [UInt8] {
    let tests = report.tests
    var json = JSONWriter(.indented)
    json.object { json in
      json.put("reportFormat", "CTRF")
      json.put("specVersion", "0.1.0")
      json.put("generatedBy", "conform")
      json.name("results")
      json.object { json in
        json.name("tool")
        json.object { $0.put("name", "conform") }
        json.name("summary")
        json.object { summary(tests, to: &$0) }
        json.put("tests", tests) { write($1, to: &$0) }
      }
    }
    json.endLine()
    return json.take()
  }

  private static func summary(_ tests: [ReportedTest], to json: inout JSONWriter) {
    json.put("tests", tests.count)
    for status in Status.allCases {
      json.put(status.rawValue, tests.count { Status($0.status) == status })
    }
    json.put("suites", Set(tests.map(suite)).count)
    json.put("start", 0)
    json.put("stop", 0)
  }

  private static func suite(_ test: ReportedTest) -> [String] {
    [test.engine?.words.description ?? "conform"] + (test.result.map { [$0.page] } ?? [])
  }

  private static func write(_ test: ReportedTest, to json: inout JSONWriter) {
    json.object { json in
      json.put("name", test.name)
      json.put("status", Status(test.status))
      json.put("duration", 0)
      json.put("suite", suite(test)) { $0.value($1) }
      if let message = test.message { json.put("message", message) }
      guard let result = test.result else { return }
      json.put("filePath", result.page)
      json.put("line", result.line)
      json.put("rawStatus", result.verdict.name)
      if result.isUnsteady { json.put("flaky", true) }
      let differences = result.verdict.differences
      if !differences.isEmpty {
        json.put("trace", differences.paragraphs(on: result.page).description)
      }
    }
  }
}
