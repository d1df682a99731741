import Conformance
import Results

extension ReportFormat {
  /// The Common Test Report Format (ctrf.io), for services that collect test results.
  package static let ctrf = ReportFormat(
    name: "ctrf", help: "Common Test Report Format", encode: CTRFJSON.encode)
}

/// Writes reports in the Common Test Report Format, version 0.1.0.
///
/// A test stands for a scenario, a suite for an engine on a page. Durations and times are 0: nothing
/// in a report depends on when or where it was made. A deviation from a SHOULD and an expected
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
    let outcomes = Status.allCases.map { status in
      JSON.Member(status.rawValue, .integer(tests.count { Status($0.status) == status }))
    }
    let counts: [JSON.Member] = [
      .init("tests", .integer(tests.count)), .init("start", .integer(0)),
      .init("stop", .integer(0)),
      .init("suites", .integer(Set(tests.map(suite)).count)),
    ]
    let document: JSON = [
      "reportFormat": .text("CTRF"), "specVersion": .text("0.1.0"),
      "generatedBy": .text("conform"),
      "results": [
        "tool": ["name": .text("conform")], "summary": .object(counts + outcomes),
        "tests": .list(tests.map(json)),
      ],
    ]
    return document.bytes(.indented) + [UInt8(ascii: "\n")]
  }

  private static func suite(_ test: ReportedTest) -> [String] {
    [test.engine?.words.description ?? "conform"] + (test.result.map { [$0.page] } ?? [])
  }

  private static func json(_ test: ReportedTest) -> JSON {
    let differences = test.result?.verdict.differences ?? []
    let trace = differences.paragraphs(on: test.result?.page ?? "").description
    return [
      "name": .text(test.name), "status": .text(Status(test.status).rawValue),
      "duration": .integer(0), "suite": .texts(suite(test)),
      "message": test.message.map(JSON.text),
      "filePath": test.result.map { .text($0.page) },
      "line": test.result.map { .integer($0.line) },
      "rawStatus": test.result.map { .text($0.verdict.name.rawValue) },
      "flaky": test.result?.isFlaky == true ? .truth(true) : nil,
      "trace": differences.isEmpty ? nil : .text(trace),
    ]
  }
}
