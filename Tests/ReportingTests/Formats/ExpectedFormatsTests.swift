import Conformance
import Reporting
import Results
import Testing

@Suite struct ExpectedFormatsTests {
  /// An expected failure, an expected error, an unexpected error, and an unexpected pass.
  private static var report: Report {
    let link = "https://example.org/7"
    let entries = [
      ScenarioResult(
        id: "HIT-4/a", page: "Spec/hit.md", line: 52, verdict: .failed([.sample()]),
        expected: ExpectedFailure(reason: "it is #1 young", link: link)),
      ScenarioResult(
        id: "HIT-4/b", page: "Spec/hit.md", line: 53, verdict: .errored(message: "broken"),
        expected: ExpectedFailure(reason: "it breaks")),
      ScenarioResult(
        id: "HIT-4/c", page: "Spec/hit.md", line: 54, verdict: .errored(message: "broken")),
      ScenarioResult(
        id: "HIT-4/d", page: "Spec/hit.md", line: 55, verdict: .passed,
        expected: ExpectedFailure(reason: "it passes")),
    ]
    let tally = Tally(verdictsOf: entries)
    return Report(
      engines: [EngineResults(profile: .sample, results: entries, tally: tally)],
      enginesNotAsked: 2)
  }

  private func text(_ format: ReportFormat) -> String {
    String(decoding: format.encode(Self.report), as: UTF8.self)
  }

  @Test("What is flaky is excused in every format, with the reason")
  func flaky() {
    var report = Self.report
    report.engines[0].results[2].otherVerdict = .passed
    func text(_ format: ReportFormat) -> String {
      String(decoding: format.encode(report), as: UTF8.self)
    }
    let words = "flaky: it passed when rerun"
    #expect(text(.junit).contains(#"<skipped message="\#(words): broken"#))
    #expect(text(.tap).contains("not ok 3 - HIT-4/c (Responders) # TODO \(words)\n"))
    #expect(text(.ctrf).contains(#""flaky" : true"#))
    #expect(!AnnotationText.text(report).contains("HIT-4/c"))
  }

  @Test("In JUnit XML an expected failure is skipped, and an engine that was not asked is an error")
  func junit() throws {
    let text = text(.junit)
    #expect(
      text.contains(#"<testsuites name="conform" tests="5" failures="0" errors="2" skipped="2">"#))
    #expect(
      text.contains(
        #"<skipped message="expected, because it is #1 young (https://example.org/7): "#
          + #"the hit-test view is A: expected A, actual window"#))
    #expect(text.contains(#"<skipped message="expected, because it breaks: broken"#))
    #expect(text.contains(#"<error message="broken""#))
    #expect(text.contains(#"<testcase classname="conform" name="2 engines not run">"#))
  }

  @Test("In the Test Anything Protocol an expected failure is marked TODO")
  func tap() throws {
    let text = text(.tap)
    #expect(
      text.contains(
        "not ok 1 - HIT-4/a (Responders) # TODO it is \\#1 young (https://example.org/7)\n"))
    #expect(text.contains("not ok 2 - HIT-4/b (Responders) # TODO it breaks\n"))
    #expect(text.contains("not ok 3 - HIT-4/c (Responders)\n"))
    #expect(text.contains("ok 4 - HIT-4/d (Responders)\n"))
    #expect(text.hasSuffix("Bail out! 2 engines not run\n"))
  }

  @Test("Only unexpected failures and missing engines have annotations")
  func annotations() {
    #expect(
      AnnotationText.text(Self.report) == """
        ::error file=Spec/hit.md,line=54,title=HIT-4/c on Responders::errored: broken
        ::warning title=conform::2 engines not run

        """)
  }
}
