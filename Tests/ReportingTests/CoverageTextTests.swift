import Conformance
import Results
import Testing

@testable import Reporting

@Suite("Coverage and evidence as text") struct CoverageTextTests {
  private func row(
    _ id: String, _ level: Level, _ confidence: Confidence, title: String = "A title",
    scenarios: Int = 0
  ) -> Coverage.Row {
    let clause = Clause(
      id: id, title: title, page: "", location: SourceLocation(file: "", line: 1), level: level,
      features: [], confidence: confidence, statements: [], untestedReason: nil)
    return Coverage.Row(clause, scenarios: (0..<scenarios).map { "\(id)/row-\($0 + 1)" })
  }

  @Test("Coverage without open statements is closed")
  func closed() {
    #expect(Coverage(sections: [Coverage.Section(title: "A")], clauses: []).isClosed)
  }

  @Test("Evidence lists what to run on UIKit first, with the first rows of each clause")
  func evidence() throws {
    let coverage = Coverage(
      sections: [],
      clauses: [
        row("HIT-1", .may, .disputed), row("HIT-2", .should, .reported, scenarios: 5),
        row("HIT-3", .may, .reported, title: "Title\u{1B}[31m", scenarios: 3),
        row("HIT-4", .must, .reported, scenarios: 1), row("HIT-5", .must, .observed),
      ])
    #expect(
      CoverageText.evidence(coverage).output == (try fixture("evidence.txt")))
  }

  @Test("Evidence without unsettled clauses says so")
  func settled() {
    let coverage = Coverage(sections: [], clauses: [row("HIT-1", .must, .documented)])
    #expect(
      CoverageText.evidence(coverage).output.hasSuffix(
        "beside the pages\n\nnothing is left to be settled\n"))
  }
}
