import Conformance
import Foundation
import Reporting
import Results
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitXMLTests {
  /// Returns the suites of a report that is written and parsed again.
  private func read(_ report: Report) throws -> [XMLElement] {
    let data = Data(ReportFormat.junit.encode(report))
    let document = try XMLDocument(data: data, options: .nodePreserveWhitespace)
    return try #require(document.rootElement()).elements(forName: "testsuite")
  }

  @Test("A report is written as suites for pages and cases for scenarios")
  func document() throws {
    #expect(text(.ofEachKind, as: .junit) == (try fixture("each-kind.junit.xml")))
  }

  @Test("A written document is parsed with its counts and messages")
  func readBack() throws {
    let suites = try read(.ofEachKind)
    #expect(suites.map { $0["tests"] } == ["2", "3", "1"])
    #expect(suites.map { $0["failures"] } == ["1", "0", "0"])
    #expect(suites.map { $0["errors"] } == ["0", "1", "1"])
    #expect(suites.map { $0["skipped"] } == ["0", "2", "0"])
    let cases = suites.flatMap { $0.elements(forName: "testcase") }
    #expect(
      cases.map { $0["name"] } == [
        "HIT-4/0", "HIT-4/1", "TOUCH-1/2", "TOUCH-1/3", "TOUCH-1/4", "2 scenarios not run",
      ])
    let outcomes = ["failure", "error", "skipped"]
    #expect(outcomes.allSatisfy { cases[0].elements(forName: $0).isEmpty })
    #expect(
      cases[1].elements(forName: "failure").map(\.stringValue) == [
        """
        Spec/hit.md:52: the hit-test view is A
          expected  A
          actual    window
        Spec/hit.md:54: A gets <b> & "c"
          expected  A
          actual    B, C: 50%
        """
      ])
    #expect(
      cases[2].elements(forName: "skipped").map { $0["message"] } == [
        "no # touches (https://example.org/7)"
      ])
    #expect(
      cases[3].elements(forName: "error").map(\.stringValue) == [
        "broke\n\u{FFFD}[2J ]]> \u{FFFD}é"
      ])
  }

  @Test(
    "The name of an engine is read back the same, except for characters that XML cannot contain",
    arguments: [
      ("a<b>\"c\"&'d'", "a<b>\"c\"&'d'"), ("line\nbreak\ttab\rreturn", "line\nbreak\ttab\rreturn"),
      ("\r\n", "\r\n"), ("\0\u{8}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("🧪 ]]>", "🧪 ]]>"),
      ("&amp;", "&amp;"), ("<!-- -->", "<!-- -->"),
      ("\u{7F}\u{9B}2J\u{202E}", "\u{7F}\u{9B}2J\u{202E}"),
    ])
  func name(name: String, read: String) throws {
    let profile = EngineProfile(name: name, version: "1", language: "C", features: [])
    let suites = try self.read(.sample([.passed], profile: profile))
    #expect(suites.first?.elements(forName: "testcase").map { $0["classname"] } == ["\(read).hit"])
    let document = text(.sample([.passed], profile: profile), as: .junit)
    #expect(!document.unicodeScalars.contains { ["\u{7F}", "\u{9B}", "\u{202E}"].contains($0) })
  }

  @Test("A report without a verdict is a document without suites")
  func empty() throws {
    #expect(
      text(Report(engines: []), as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="conform" tests="0" failures="0" errors="0" skipped="0">
        </testsuites>

        """)
  }
}

extension XMLElement {
  /// The value of an attribute.
  fileprivate subscript(name: String) -> String? { attribute(forName: name)?.stringValue }
}
