import Conformance
import Reporting
import Results
import Testing

@Suite struct DiagnosticListTests {
  @Test("Every diagnostic is listed with its hint, and all are counted")
  func diagnostics() {
    let diagnostics = [
      Diagnostic(
        SourceLocation(file: "Spec/a.md", line: 3, column: 5), "no responder is called 'Z'",
        hint: "did you mean 'A'?"),
      Diagnostic(SourceLocation(file: "Spec/a.md", line: 9), "odd \u{1B}[2J"),
      Diagnostic(SourceLocation(file: "Spec/b.md", line: 1), "no title"),
    ]
    #expect(
      DiagnosticList.text(diagnostics) == """
        Spec/a.md:3:5: no responder is called 'Z'
          hint: did you mean 'A'?
        Spec/a.md:9:1: odd \\u{1B}[2J
        Spec/b.md:1:1: no title
        3 errors in 2 pages

        """)
    #expect(
      DiagnosticList.text([diagnostics[2]]) == "Spec/b.md:1:1: no title\n1 error in 1 page\n")
  }
}
