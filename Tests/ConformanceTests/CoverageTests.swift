import Conformance
import Results
import Testing

@Suite("Clauses that a recorded run confirms") struct CoverageTests {
  private func row(
    _ id: String, _ level: Level, _ confidence: Confidence, scenarios: Int = 0
  ) -> Coverage.Row {
    let clause = Clause(
      id: id, title: "T", page: "", location: SourceLocation(file: "", line: 1), level: level,
      features: [], confidence: confidence, statements: [], untestedReason: nil)
    return Coverage.Row(clause, scenarios: (0..<scenarios).map { "\(id)/\($0)" })
  }

  @Test(
    "Reported and disputed clauses are listed by level, and then by their number of rows"
  )
  func unsettled() {
    let coverage = Coverage(
      sections: [],
      clauses: [
        row("A-1", .must, .documented, scenarios: 9), row("A-2", .may, .disputed, scenarios: 8),
        row("A-3", .should, .reported), row("A-4", .should, .reported, scenarios: 2),
        row("A-5", .may, .reported, scenarios: 8), row("A-6", .should, .observed, scenarios: 7),
        row("A-7", .should, .reported, scenarios: 3), row("A-8", .may, .disputed, scenarios: 9),
      ])
    #expect(
      coverage.unsettled.map(\.clause.id) == ["A-7", "A-4", "A-3", "A-8", "A-2", "A-5"])
    #expect(coverage.count(.reported, .should) == 3)
    #expect(coverage.count(.disputed, .must) == 0)
  }

  @Test("A MUST comes first, although there should be none")
  func mustFirst() {
    let coverage = Coverage(
      sections: [], clauses: [row("A-1", .should, .reported), row("A-2", .must, .disputed)])
    #expect(coverage.unsettled.map(\.clause.id) == ["A-2", "A-1"])
  }
}
