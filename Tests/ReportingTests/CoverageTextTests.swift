import Conformance
import Reporting
import Testing

@Suite("The state of the ledger") struct CoverageTextTests {
  @Test("is told clause by clause and document by document, with all that is open")
  func text() {
    var apple = Coverage.Section(title: "Apple 2019")
    (apple.run, apple.stated, apple.untestable, apple.open) = (2, 1, 1, ["S4", "S9"])
    var rest = Coverage.Section(title: "Further observations")
    rest.run = 12
    let coverage = Coverage(
      sections: [apple, rest],
      clauses: [
        Coverage.Row(clause: "HIT-1", statements: ["S1", "S2"], scenarios: 3),
        Coverage.Row(clause: "CHAIN-1", statements: ["S3"], scenarios: 0),
      ])
    #expect(
      CoverageText.text(coverage) == """
        HIT-1    3 scenarios  S1 S2
        CHAIN-1  0 scenarios  S3

                                     run      stated  untestable        open
        Apple 2019                     2           1           1           2
        Further observations          12           0           0           0

        16 of 18 statements have a home; scenarios run 77 % of them
        open: S4 S9

        """)
    #expect(!coverage.isClosed)
  }

  @Test("is closed where nothing is open")
  func closed() {
    #expect(Coverage(sections: [Coverage.Section(title: "A")], clauses: []).isClosed)
  }
}
