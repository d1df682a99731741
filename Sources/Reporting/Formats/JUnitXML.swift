import Conformance

/// Reports as JUnit XML, for systems that run tests for others.
///
/// A suite stands for an engine on a page, a case for a scenario. There are no durations: nothing
/// in a report depends on when or where it was made.
enum JUnitXML {
  /// The report as a whole document.
  static func text(_ report: Report) -> String {
    var xml = XMLWriter()
    let tallies = report.engines.map(\.tally)
    xml.element("testsuites", [("name", "conform")] + counts(tallies)) { xml in
      for column in report.engines { write(column, to: &xml) }
    }
    return xml.text
  }

  private static func write(_ column: Report.Column, to xml: inout XMLWriter) {
    let engine = column.profile
    for page in column.pages {
      let suite = "\(engine.words): \(page.path)"
      xml.element("testsuite", [("name", suite)] + counts([page.tally])) { xml in
        for entry in page.entries { write(entry, of: engine, to: &xml) }
      }
    }
    if column.tally.notRun > 0 { writeNotRun(column, to: &xml) }
  }

  private static func write(
    _ entry: Report.Entry, of engine: EngineProfile, to xml: inout XMLWriter
  ) {
    let attributes: [XMLWriter.Attribute] = [
      // What stands before the last dot is shown as the group that it belongs to.
      ("classname", "\(engine.name).\(stem(of: entry.page))"), ("name", entry.id),
      ("file", entry.page), ("line", "\(entry.line)"),
    ]
    if case .passed = entry.verdict { return xml.element("testcase", attributes, text: "") }
    xml.element("testcase", attributes) { xml in
      switch entry.verdict {
      case .passed: break
      case .failed(let differences):
        let text = differences.map { $0.paragraph(on: entry.page) }.joined(separator: "\n")
        xml.element("failure", [("message", entry.verdict.reason)], text: text)
      case .skipped: xml.element("skipped", [("message", entry.verdict.reason)], text: "")
      case .errored(let message):
        xml.element("error", [("message", entry.verdict.reason)], text: message)
      }
    }
  }

  /// What was not run must not look as if all were well.
  private static func writeNotRun(_ column: Report.Column, to xml: inout XMLWriter) {
    let words = "\(Counted.words(column.tally.notRun, "scenario")) not run"
    let counts: [XMLWriter.Attribute] = [
      ("tests", "1"), ("failures", "0"), ("errors", "1"), ("skipped", "0"),
    ]
    xml.element("testsuite", [("name", "\(column.profile.words): \(words)")] + counts) { xml in
      xml.element("testcase", [("classname", column.profile.name), ("name", words)]) {
        $0.element("error", [("message", "the run ended before its last scenario")], text: "")
      }
    }
  }

  private static func counts(_ tallies: [Tally]) -> [XMLWriter.Attribute] {
    func sum(_ count: (Tally) -> Int) -> String { "\(tallies.reduce(0) { $0 + count($1) })" }
    // What was not run is one case that errored.
    return [
      ("tests", sum { $0.total - $0.notRun + min(1, $0.notRun) }), ("failures", sum(\.failed)),
      ("errors", sum { $0.errored + min(1, $0.notRun) }), ("skipped", sum(\.skipped)),
    ]
  }

  /// `hit-testing` of `Spec/hit-testing.md`.
  private static func stem(of page: String) -> Substring {
    let name = page.split(separator: "/").last ?? ""
    return name.hasSuffix(".md") ? name.dropLast(3) : name
  }
}
