import Conformance
import Reporting
import Results
import Testing

@Suite struct ListTests {
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

  @Test("Scenarios are listed by id, with the titles of their clauses")
  func scenarios() {
    #expect(
      ScenarioList.text([.sample("hidden", .hidden), .sample("all", .visits)]) == """
        HIT-4/hidden  A hidden view is skipped
        TOUCH-1/all  A touch visits the chain

        """)
  }

  @Test("A check without a mistake counts what was read")
  func check() {
    #expect(
      Summary.check(pages: 2, clauses: 41, scenarios: 143)
        == "2 pages, 41 clauses, 143 scenarios: no errors\n")
    #expect(
      Summary.check(pages: 1, clauses: 1, scenarios: 0)
        == "1 page, 1 clause, 0 scenarios: no errors\n")
  }

  @Test("The summary of a joined report counts each engine's results")
  func joined() {
    let report = Report.sample([.passed, .errored(message: "no")])
    #expect(
      Summary.joining(report, files: 2) == """
        2 reports merged
        2 scenarios: 1 passed, 1 errored · Responders 1.0 (Swift)

        """)
  }

  @Test("Notes before a run are only about an empty shard and the seed")
  func notes() throws {
    let shard = Shard(2, of: 2)
    #expect(RunNotes.text(shard: nil, of: 9, seed: nil) == "")
    #expect(RunNotes.text(shard: shard, of: 2, seed: nil) == "")
    #expect(
      RunNotes.text(shard: shard, of: 1, seed: 42) == """
        shard 2/2 has none of the 1 selected scenario: there is nothing to run
        shuffled with --seed 42

        """)
  }
}

@Suite struct ExpectationTextTests {
  @Test("Diagnostics are listed one below the other, with control characters escaped")
  func mistakes() {
    let place = SourceLocation(file: "toy.txt", line: 3, column: 9)
    #expect(
      DiagnosticList.lines([
        Diagnostic(place, "`\u{1B}[2J` is not a link", hint: "write instead\n    a\n    b"),
        Diagnostic(place, "other"),
      ]) == """
        toy.txt:3:9: `\\u{1B}[2J` is not a link
          hint: write instead
            a
            b
        toy.txt:3:9: other

        """)
  }

  @Test(
    "An update of a file is reported with its numbers of lines",
    arguments: [
      (0, 0, 0, "toy.txt: nothing to change\n"), (1, 0, 0, "toy.txt: 1 line added\n"),
      (3, 1, 2, "toy.txt: 3 lines added, 1 deleted, 2 replaced\n"),
      (0, 2, 0, "toy.txt: 2 lines deleted\n"), (0, 0, 1, "toy.txt: 1 line replaced\n"),
    ])
  func update(added: Int, deleted: Int, replaced: Int, text: String) {
    #expect(
      ExpectationText.update(
        of: "toy.txt", added: added, deleted: deleted, replaced: replaced, joined: 0
      )
      .output == text)
  }
}

@Suite("The message of a command that failed")
struct ErrorMessageTests {
  @Test("Every line of the reason is written, with control characters escaped")
  func makesVisible() {
    let reason = "report.json: '\u{1B}[2J\u{202E}' is not a feature.\nWrite it again."
    #expect(
      ErrorMessage.text("\(lines: reason)")
        == "conform: report.json: '\\u{1B}[2J\\u{202E}' is not a feature.\nWrite it again.\n")
  }
}
