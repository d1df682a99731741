import Conformance
import Foundation
import Reporting
import Results
import Testing

@Suite struct ReportJSONTests {
  static var report: Report {
    let verdicts: [Verdict] = [
      .passed, .failed([.sample()]), .skipped(reason: "no touches", url: nil),
      .skipped(reason: "planned", url: "https://example.org/7"), .errored(message: "\u{1B}[2J\n"),
    ]
    let entries = verdicts.enumerated().map { index, verdict in
      ScenarioResult(id: "HIT-4/\(index)", page: "Spec/hit.md", line: 52 + index, verdict: verdict)
    }
    let bare = EngineProfile(name: "bare", version: "0", language: "C", features: [])
    return Report(engines: [
      EngineResults(
        profile: .sample, results: entries, tally: Tally(verdictsOf: entries, notRun: 3)),
      EngineResults(profile: bare, results: [], tally: Tally()),
    ])
  }

  /// Writes a report, expects that it is read back the same, and returns its text.
  private func written(_ report: Report) throws -> String {
    let bytes = ReportJSON.encode(report)
    #expect(try ReportJSON.decode(bytes, file: "r.json", accepting: .partial) == report)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A written report is read back the same")
  func roundTrip() throws { _ = try written(Self.report) }

  @Test("Expected failures are written with reason and link")
  func expected() throws {
    var report = Self.report
    report.engines[0].tally[.notRun] = 0
    report.engines[0].results[1].expected = ExpectedFailure(
      reason: "it is young", link: "https://example.org/7")
    report.engines[0].results[4].expected = ExpectedFailure(reason: "it breaks")
    #expect(
      try written(report).contains(
        """
                  "expected" : {
                    "link" : "https://example.org/7",
                    "reason" : "it is young"
                  },
                  "id" : "HIT-4/1",

        """))
  }

  @Test("Flaky results are written with their other verdict, and expected ones as flaky")
  func flaky() throws {
    var report = Self.report
    report.engines[0].results[1].otherVerdict = .passed
    report.engines[0].results[4].expected = ExpectedFailure(reason: "order", isFlaky: true)
    let text = try written(report)
    #expect(text.contains(#""otherVerdict" : "passed""#))
    #expect(text.contains(#""flaky" : true"#))
  }

  @Test("A report of a run that was stopped is read only if partial reports are accepted")
  func partial() throws {
    var whole = Self.report
    whole.engines[0].tally[.notRun] = 0
    var interrupted = whole
    interrupted.enginesNotAsked = 2
    #expect(
      try written(interrupted).contains(
        """
          "footer" : {
            "complete" : false,
            "enginesNotAsked" : 2,
            "results" : 5
          },

        """))
    for report in [Self.report, interrupted] {
      let mistake = #expect(throws: ReportError.self) {
        try ReportJSON.decode(ReportJSON.encode(report), file: "r.json")
      }
      #expect(
        mistake?.description == """
          r.json: the report is of a run that did not finish. \
          Write it again with 'conform run --report FILE'.
          """)
    }
    #expect(try ReportJSON.decode(ReportJSON.encode(whole), file: "r.json") == whole)
  }

  @Test("A report of a shard contains its number and count")
  func shard() throws {
    var report = Self.report
    report.shard = Shard(2, of: 3)
    #expect(
      try written(report).contains(
        """
          "shard" : {
            "count" : 3,
            "number" : 2
          },

        """))
  }

  @Test("Every kind of difference is read back the same")
  func mismatches() throws {
    var report = Self.report
    let mismatches: [Mismatch] = [
      .missing("application", .end), .missing("wave"), .extra("view", .beginning), .extra("wave"),
      .other(of: "the key window", expected: "window", actual: "nobody"), .order(of: "calls"),
    ]
    report.engines[0].results[1].verdict = .failed(mismatches.map { .sample(mismatch: $0) })
    _ = try written(report)
  }

  @Test("Findings in a report are made of its results and never read")
  func findings() throws {
    let text = try fixture("report.json")
    let damaged = text.replacingOccurrences(of: "\"clauses\" : 1", with: "\"clauses\" : \"no\"")
    #expect(damaged != text)
    let report = try ReportJSON.decode(Array(damaged.utf8), file: "report.json")
    #expect(String(decoding: ReportJSON.encode(report.analyzed()), as: UTF8.self) == text)
  }

  @Test("A finding says how many of its results deviate, and whether they were expected")
  func deviations() {
    var report = Report.sample([.deviated([.sample()]), .failed([.sample()])])
    for index in 0...1 {
      report.engines[0].results[index].expected = ExpectedFailure(reason: "it is young")
    }
    #expect(
      String(decoding: ReportJSON.encode(report.analyzed()), as: UTF8.self).contains(
        """
              "findings" : [
                {
                  "clauses" : 1,
                  "deviations" : 1,
                  "expected" : true,
                  "ids" : [
                    "HIT-4/0",
                    "HIT-4/1"
                  ],
                  "what" : "it is young"
                }
              ],

        """))
  }

  @Test("A report is the expected document")
  func document() throws {
    let entry = ScenarioResult(
      id: "HIT-4/hidden", page: "Spec/hit.md", line: 52,
      verdict: .failed([.sample(mismatch: .missing("application", .end))]))
    let report = Report(engines: [
      EngineResults(profile: .sample, results: [entry], tally: Tally(verdictsOf: [entry]))
    ])
    let text = String(decoding: ReportJSON.encode(report.analyzed()), as: UTF8.self)
    #expect(text == (try fixture("report.json")))
  }

  /// A report with a trace that contains every kind of answer.
  static var traced: Report {
    var report = report
    let answers: [Answer] = [
      .responder("A"), .nobody, .responders(["A", "B"]), .responders([]), .truth(false),
      .number(0.5), .point(Point(x: 1, y: -2.5)), .text("\"\u{202E}"),
    ]
    report.engines[0].results[0].trace = Trace(
      [
        Trace.Record(),
        Trace.Record(calls: [
          Trace.Call("A", .touchesBegan, fingers: [1, 2]), Trace.Call("B", .sendEvent),
        ]),
      ] + answers.map { Trace.Record(answer: $0) })
    return report
  }

  @Test("Traces are read back the same, and can be left out")
  func traces() throws {
    _ = try written(Self.traced)
    #expect(Self.traced.withoutTraces == Self.report)
  }

  @Test("A report with traces is one line, with traces in the protocol's form")
  func tracesOnOneLine() throws {
    let text = String(decoding: ReportJSON.encode(Self.traced), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 1)
    #expect(
      text.contains(
        #"""
        "trace":[{},{"calls":[{"fingers":[1,2],"message":"touchesBegan(_:with:)","receiver":"A"},\#
        {"message":"sendEvent(_:)","receiver":"B"}]},{"answer":{"responder":"A"}},\#
        {"answer":{"responder":null}},{"answer":{"responders":["A","B"]}},\#
        {"answer":{"responders":[]}},{"answer":{"truth":false}},{"answer":{"number":0.5}},\#
        {"answer":{"point":[1,-2.5]}},{"answer":{"text":"\"\#u{202E}"}}]
        """#))
  }

  static let column = """
    {"engine":{"name":"E","version":"1","language":"C","features":[]},"results":[{"id":"A-1/a",\
    "page":"a.md","line":1,"verdict":"passed"}],"tally":{"passed":1,"failed":0,"deviated":0,"skipped":0,\
    "errored":0,"notRun":0}}
    """
  static let footer = #""footer":{"complete":true,"results":1}"#

  static func json(_ column: String = column, footer: String? = footer) -> String {
    let end = footer.map { ",\($0)" } ?? ""
    return #"{"format":"conform-report","version":4,"engines":[\#(column)]\#(end)}"#
  }

  static func json(replacing old: String, by new: String) -> String {
    let parts = json().split(separator: old, omittingEmptySubsequences: false)
    return parts.joined(separator: new)
  }

  @Test("The counterpart of the damaged files below is whole")
  func whole() throws {
    let report = try ReportJSON.decode(Array(Self.json().utf8), file: "r.json")
    #expect(report.engines.map(\.tally[.passed]) == [1])
  }

  @Test(
    "An error for a damaged file names the file, the path and the remedy",
    arguments: [
      ("", "the file is not JSON at byte 1: it ends too early"),
      ("hello", "the file is not JSON at byte 1: unexpected character"),
      (
        String(json().dropLast(20)),
        "the file is not JSON at byte \(json().utf8.count - 19): it ends too early"
      ),
      ("[]", "the file is not a report: its 'format' is not 'conform-report'"),
      ("{}", "the file is not a report: its 'format' is not 'conform-report'"),
      (#"{"format":"junit"}"#, "the file is not a report: its 'format' is not 'conform-report'"),
      (
        json(
          #"""
          {"engine":{"name":"E","version":"1","language":"C","features":[]},"results":[{"id":"A-1/a",\#
          "page":"a.md","line":1,"verdict":"errored","message":"no"},{"id":"A-1/a","page":"a.md",\#
          "line":1,"verdict":"passed"}],"tally":{"passed":1,"failed":0,"deviated":0,"skipped":0,"errored":1,\#
          "notRun":0}}
          """#, footer: #""footer":{"complete":true,"results":2}"#),
        #"the report is damaged: engines[0].results[1].id: "A-1/a" occurs twice"#
      ),
      (#"{"format":7}"#, "the file is not a report: its 'format' is not 'conform-report'"),
      (#"{"format":"conform-report"}"#, "the report does not say its 'version'"),
      (
        #"{"format":"conform-report","version":5}"#,
        "the report has version 5, and only version 4 can be read"
      ),
      (
        #"{"format":"conform-report","version":4}"#,
        "the report is damaged: engines: the field is missing"
      ),
      (json(footer: nil), "the report is incomplete: it has no 'footer' that says 'complete'"),
      (
        json(footer: #""footer":{"complete":true,"results":2}"#),
        "the report is incomplete: it holds 1 of 2 results"
      ),
      (
        json(footer: #""footer":{"complete":true,"results":1,"enginesNotAsked":1}"#),
        "the report is incomplete: it has no 'footer' that says 'complete'"
      ),
      (
        json(footer: #""footer":{"complete":true,"results":1,"enginesNotAsked":-1}"#),
        "the report is damaged: footer.enginesNotAsked: -1 is not a whole number from 1 to 2147483647"
      ),
      (
        json("", footer: footer), "the report is incomplete: it holds 0 of 1 result"
      ),
    ] + replacements)
  func damaged(text: String, wrong: String) { expect(text, wrong: wrong) }

  /// The report with the replacements of `Fixtures/damaged-reports.txt`, each with the error below it.
  private static let replacements: [(String, String)] = {
    let lines = ((try? fixture("damaged-reports.txt")) ?? "").split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { index in
      let parts = lines[index].split(separator: "  =>  ", omittingEmptySubsequences: false)
      let text = json(replacing: String(parts[0]), by: String(parts[1]))
      return (text, String(lines[index + 1].dropFirst(2)))
    }
  }()

  @Test("Null is the same as an absent field, where a field may be absent")
  func null() throws {
    let text = Self.json(
      replacing: #""verdict":"passed""#,
      by: #""verdict":"passed","choices":null,"expected":null,"trace":null"#)
    let report = try ReportJSON.decode(Array(text.utf8), file: "r.json")
    #expect(report == (try ReportJSON.decode(Array(Self.json().utf8), file: "r.json")))
  }

  private func expect(_ text: String, wrong: String) {
    let mistake = #expect(throws: ReportError.self) {
      try ReportJSON.decode(Array(text.utf8), file: "r.json")
    }
    #expect(
      mistake?.description == "r.json: \(wrong). Write it again with 'conform run --report FILE'.")
  }
}
