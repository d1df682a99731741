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
  /// Returns the report as one document.
  static func encode(_ report: Report) -> [UInt8] {
    let tests = report.engines.flatMap(tests) + notAsked(report)
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
        json.put("tests", tests) { $1.write(to: &$0) }
      }
    }
    json.endLine()
    return json.take()
  }

  private static func summary(_ tests: [Test], to json: inout JSONWriter) {
    json.put("tests", tests.count)
    for status in Status.allCases {
      json.put(status.rawValue, tests.count { $0.status == status })
    }
    json.put("suites", Set(tests.map(\.suite)).count)
    json.put("start", 0)
    json.put("stop", 0)
  }

  private static func tests(_ column: EngineResults) -> [Test] {
    var tests = column.results.map { Test($0, on: column.profile) }
    // What was not run must not look as if all were well.
    if let missing = column.missingScenarios {
      tests.append(
        Test(
          missing: missing, suite: column.profile.words.description,
          because: "the run ended before its last scenario"))
    }
    return tests
  }

  private static func notAsked(_ report: Report) -> [Test] {
    report.missingEngines.map { missing in
      [Test(missing: missing, suite: "conform", because: "the run ended before its last engine")]
    } ?? []
  }
}

extension CTRFJSON {
  /// The outcomes that the format knows.
  private enum Status: String, CaseIterable {
    case passed, failed, skipped, pending, other
  }

  /// One element of the field `tests`.
  private struct Test {
    var name: String
    var status: Status
    var suite: [String]
    var message: String?
    var result: ScenarioResult?

    init(_ result: ScenarioResult, on engine: EngineProfile) {
      name = result.id
      suite = [engine.words.description, result.page]
      self.result = result
      if let excuse = result.excuse {
        (status, message) = (.other, excuse.description)
        return
      }
      switch result.verdict {
      case .passed: status = .passed
      case .failed, .errored: (status, message) = (.failed, result.verdict.reason.description)
      // A departure has an excuse, which is above.
      case .departed: (status, message) = (.other, result.verdict.reason.description)
      case .skipped: (status, message) = (.skipped, result.verdict.reason.description)
      }
    }

    init(missing name: String, suite: String, because reason: String) {
      self.name = name
      status = .failed
      self.suite = [suite]
      message = reason
    }

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.put("name", name)
        json.put("status", status)
        json.put("duration", 0)
        json.put("suite", suite) { $0.value($1) }
        if let message { json.put("message", message) }
        guard let result else { return }
        json.put("filePath", result.page)
        json.put("line", result.line)
        json.put("rawStatus", result.verdict.name)
        let differences = result.verdict.differences
        if !differences.isEmpty {
          json.put("trace", differences.paragraphs(on: result.page).description)
        }
      }
    }
  }
}
