import Conformance
import Reporting
@testable import Results
import Testing

@Suite struct ComparisonTextTests {
  @Test("A comparison lists the changes by kind, with the reasons")
  func text() throws {
    let failed = Verdict.failed([.sample()])
    let comparison = ReportComparison(sections: [
      .init(
        engine: "Responders",
        changes: [
          .init(kind: .newlyPassing, id: "A-1/p", before: .errored(message: "no"), after: .passed),
          .init(kind: .newlyFailing, id: "A-1/f", before: .passed, after: failed),
          .init(
            kind: .newlySkipped, id: "A-1/s", before: .passed,
            after: .skipped(reason: "gone", url: "https://example.org/")),
          .init(
            kind: .changedReason, id: "A-1/c", before: failed, after: .errored(message: "a\nb")),
          .init(kind: .added, id: "A-1/a", before: nil, after: .passed),
          .init(kind: .added, id: "A-1/b", before: nil, after: failed),
          .init(kind: .removed, id: "A-1/r", before: failed, after: nil),
        ]),
      .init(engine: "same", changes: []), .init(engine: "new", changes: nil),
    ])
    #expect(
      ComparisonText.text(comparison, file: "old.json").output == (try fixture("comparison.txt")))
  }

  @Test("The first two hundred changes of a kind are listed, and the others are counted")
  func many() {
    let changes = (1...1_000).map {
      ReportComparison.Change(kind: .removed, id: "A-1/\($0)", before: .passed, after: nil)
    }
    let text = ComparisonText.text(
      ReportComparison(sections: [.init(engine: "E", changes: changes)]), file: "old.json"
    ).description
    let lines = text.split(separator: "\n")
    #expect(lines.count == 203)
    #expect(lines[1] == "  1000 removed")
    #expect(lines.last == "    and 800 more, which the reports hold")
  }
}
