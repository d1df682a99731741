import Conformance
import Foundation
import Reporting
import Results
import Testing
import XMLCoder

@Suite struct JUnitXMLTests {
  /// The parts of a JUnit document that the tests compare.
  struct Suites: Decodable, Equatable {
    var name: String
    var tests: Int
    var failures: Int
    var errors: Int
    var skipped: Int
    var testsuite: [Suite]

    struct Suite: Decodable, Equatable {
      var name: String
      var tests: Int
      var failures: Int
      var errors: Int
      var skipped: Int
      var testcase: [Case]
    }

    struct Case: Decodable, Equatable {
      var classname: String
      var name: String
      var file: String?
      var line: Int?
      var failure: Outcome?
      var error: Outcome?
      var skipped: Outcome?
    }

    struct Outcome: Decodable, Equatable {
      var message: String
      var text: String?

      enum CodingKeys: String, CodingKey {
        case message
        case text = ""
      }
    }
  }

  private func read(_ report: Report) throws -> Suites {
    let decoder = XMLDecoder()
    decoder.trimValueWhitespaces = false
    return try decoder.decode(Suites.self, from: Data(ReportFormat.junit.encode(report)))
  }

  @Test("A report is written as suites for pages and cases for scenarios")
  func document() throws {
    #expect(text(.ofEachKind, as: .junit) == (try fixture("each-kind.junit.xml")))
  }

  @Test("A written document is parsed with its counts and messages")
  func readBack() throws {
    let suites = try read(.ofEachKind)
    #expect(suites.tests == 6)
    #expect(suites.testsuite.map(\.tests) == [2, 3, 1])
    #expect(suites.testsuite.map(\.failures) == [1, 0, 0])
    #expect(suites.testsuite.map(\.errors) == [0, 1, 1])
    #expect(suites.testsuite.map(\.skipped) == [0, 2, 0])
    let cases = suites.testsuite.flatMap(\.testcase)
    #expect(
      cases.map(\.name) == [
        "HIT-4/0", "HIT-4/1", "TOUCH-1/2", "TOUCH-1/3", "TOUCH-1/4", "2 scenarios not run",
      ])
    #expect(cases[0].failure == nil && cases[0].error == nil && cases[0].skipped == nil)
    #expect(
      cases[1].failure?.text == """
        Spec/hit.md:52: the hit-test view is A
          expected  A
          actual    window
        Spec/hit.md:54: A gets <b> & "c"
          expected  A
          actual    B, C: 50%
        """)
    #expect(cases[2].skipped?.message == "no # touches (https://example.org/7)")
    #expect(cases[3].error?.text == "broke\n\u{FFFD}[2J ]]> \u{FFFD}é")
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
    #expect(suites.testsuite.first?.testcase.map(\.classname) == ["\(read).hit"])
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
