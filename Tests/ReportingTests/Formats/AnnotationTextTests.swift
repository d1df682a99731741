import Conformance
import Reporting
import Results
import Testing

@Suite struct AnnotationTextTests {
  @Test("Each failed expectation and each error is annotated at its line")
  func document() {
    #expect(
      AnnotationText.text(.ofEachKind) == """
        ::error file=Spec/hit.md,line=52,title=HIT-4/1 on Responders::the hit-test view is A: \
        expected A, actual window
        ::error file=Spec/hit.md,line=54,title=HIT-4/1 on Responders::A gets <b> & "c": expected \
        A, actual B, C: 50%25
        ::error file=Spec/touch.md,line=7,title=TOUCH-1/3 on Responders::errored: \
        broke\\n\\u{1B}[2J ]]> \\u{FFFE}é
        ::notice file=Spec/touch.md,line=60,title=TOUCH-1/4 on Responders::deviates from a SHOULD: \
        the hit-test view is A: expected A, actual D
        ::warning title=conform::Responders: 2 scenarios not run

        """)
  }

  @Test("The name of an engine is escaped so that it cannot end a command or begin another one")
  func escaping() {
    let profile = EngineProfile(
      name: "a,b:c%d\r\n::set-output", version: "1", language: "C", features: [])
    let report = Report.sample([.errored(message: "no\n::error::x ##[error]x")], profile: profile)
    #expect(
      AnnotationText.text(report) == """
        ::error file=Spec/hit.md,line=52,title=HIT-4/0 on a%2Cb%3Ac%25d\\r\\n%3A%3Aset-output::\
        errored: no\\n::error::x ##\\u{5B}error]x

        """)
  }

  @Test("An id and a page are escaped, and a combining mark protects no separator")
  func accents() {
    var report = Report.sample([.errored(message: "no")])
    report.engines[0].results[0].id = "A,\u{301}line=1\u{1B}[2J"
    report.engines[0].results[0].page = "a:\u{301}\u{9B}.md"
    #expect(
      AnnotationText.text(report) == """
        ::error file=a%3A\u{301}\\u{9B}.md,line=52,title=A%2C\u{301}line=1\\u{1B}[2J on Responders\
        ::errored: no

        """)
  }

  @Test("A report without failures has no annotations")
  func empty() {
    #expect(AnnotationText.text(.sample([.passed, .skipped(reason: "no", url: nil)])) == "")
  }
}
