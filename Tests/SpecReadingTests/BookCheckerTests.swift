import Conformance
import Testing

@testable import SpecReading

@Suite("Checks between pages and the traceability matrix")
struct BookCheckerTests {
  private func book(_ pages: String...) async -> String {
    let readings = pages.enumerated().map { index, markdown in
      var reader = PageReader(
        Array(markdown.utf8), file: "Spec/\(index).md", name: "\(index)", rendering: .none)
      return reader.read()
    }
    return TestPage.text(of: await SpecReader.book(readings).diagnostics)
  }

  private func clause(
    _ id: String, citing statements: String, _ confidence: String = "documented"
  ) -> String {
    """
    # Page

    | responder | kind |
    | --------- | ---- |
    | A         | view |

    ## \(id) Title

    It MUST.

    Sources: Apple (\(statements)). Feature: hit-testing. Confidence: \(confidence).

    | scenario | then A contains |
    | -------- | --------------- |
    | one      | 1 1             |
    """
  }

  private func matrix(_ rows: String) -> String {
    """
    # Sources

    Evidence: documented <https://a.b/c>

    | statement | says | home |
    | --- | --- | --- |
    \(rows)
    """
  }

  @Test("Statement numbers beyond the range of Int are read")
  func reportsHugeNumbers() async {
    #expect(
      await book(
        clause("HIT-1", citing: "S88888888888888888888"),
        matrix("| S9223372036854775807 | x | open |\n| S99999999999999999999 | x | open |"))
          == """
          Spec/0.md:7:1: no ledger has a statement S88888888888888888888
            hint: add its row to the ledger
          Spec/1.md:7:30: S1 is missing before S9223372036854775807
            hint: add its row; write `open` where it has no home
          """)
  }

  @Test("A traceability matrix and clauses that agree have no mistakes")
  func acceptsAgreement() async {
    #expect(
      await book(
        clause("HIT-1", citing: "S1, S2"), clause("HIT-2", citing: "S1"),
        matrix(
          """
          | S1 | a | HIT-1, HIT-2 |
          | S2 | b | HIT-1 |
          | S3 | c | open |
          | C1 | d | untestable: history |
          | U7 | e | untestable: history |
          """)) == "")
  }

  @Test("Duplicate ids are reported across pages")
  func reportsDuplicateIDs() async {
    #expect(
      await book(clause("HIT-1", citing: ""), clause("HIT-1", citing: "")) == """
        Spec/1.md:7:1: clause HIT-1 is already defined at Spec/0.md:7
          hint: give one of them a new id
        Spec/1.md:15:1: scenario HIT-1/one is already defined at Spec/0.md:15
          hint: give one a new name
        """)
  }

  @Test("Mistakes within the traceability matrix are reported")
  func reportsLedgerMistakes() async {
    #expect(
      await book(
        matrix(
          """
          | S1 | a | open |
          | S1 | a | open |
          | S4 | a | |
          | S5 | a | open |
          | s6 | a | open |
          | S2 | a | untestable: |
          """), "# P\n\n| statement | says |\n| - | - |") == """
          Spec/0.md:8:12: statement S1 is already defined at Spec/0.md:7
            hint: give it one row; the next free id is S6
          Spec/0.md:9:12: statement S4 has no home
            hint: name the clauses that carry it, or write `open`, or `untestable: reason`
          Spec/0.md:10:12: S2 is missing before S5
            hint: add its row; write `open` where it has no home
          Spec/0.md:11:3: `s6` is not a statement's id
            hint: write a capital letter and a number, such as `S32`
          Spec/0.md:12:12: statement S2 has no home
            hint: name the clauses that carry it, or write `open`, or `untestable: reason`
          Spec/1.md:3:1: the ledger's table has no column `home`
            hint: say where each statement went
          """)
  }

  @Test("Covering clauses and citations must agree in both directions")
  func reportsDisagreement() async {
    #expect(
      await book(
        clause("HIT-1", citing: "S1, S9"),
        matrix("| S1 | a | HIT-2 |\n| S2 | b | HIT-1 |\n| S3 | c | HITT-1 |")) == """
          Spec/0.md:7:1: clause HIT-1 cites S1, whose home is elsewhere
            hint: add HIT-1 to the homes of S1
          Spec/0.md:7:1: no ledger has a statement S9
            hint: add its row to the ledger
          Spec/1.md:7:12: there is no clause `HIT-2`
            hint: did you mean `HIT-1`?
          Spec/1.md:8:12: clause HIT-1 is the home of S2 but does not cite it
            hint: add S2 to its sources
          Spec/1.md:9:12: there is no clause `HITT-1`
            hint: did you mean `HIT-1`?
          """)
  }

  private func evidence(_ rows: String) -> String {
    "# Sources\n\n| statement | evidence | home |\n| --- | --- | --- |\n\(rows)"
  }

  @Test("Evidence of the same or a higher confidence supports a clause")
  func acceptsSupport() async {
    #expect(
      await book(
        clause("HIT-1", citing: "U1"), clause("HIT-2", citing: "U1, U2", "observed"),
        clause("HIT-3", citing: "U1", "observed"),
        evidence(
          """
          | U1 | documented `UIView.h` `hitTest:withEvent:` | HIT-1, HIT-2, HIT-3 |
          | U2 | reported | HIT-2 |
          """)) == "")
  }

  @Test("A clause without sufficient evidence is reported")
  func reportsMissingSupport() async {
    #expect(
      await book(
        clause("HIT-1", citing: "U1, U2"), clause("HIT-2", citing: "U2", "observed"),
        clause("HIT-3", citing: "", "observed"),
        evidence(
          """
          | U1 | observed <https://a.b/c> | HIT-1 |
          | U2 | reported <https://a.b/c> | HIT-1, HIT-2 |
          """)) == """
          Spec/0.md:7:1: clause HIT-1 says `documented` and cites no statement whose evidence is \
          documented with an address
            hint: cite one, add the address to the ledger, or say `reported`
          Spec/1.md:7:1: clause HIT-2 says `observed` and cites no statement whose evidence is \
          documented or observed with an address
            hint: cite one, add the address to the ledger, or say `reported`
          Spec/2.md:7:1: clause HIT-3 says `observed` and cites no statement whose evidence is \
          documented or observed with an address
            hint: cite one, add the address to the ledger, or say `reported`
          """)
  }
}
