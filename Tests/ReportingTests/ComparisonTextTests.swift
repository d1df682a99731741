import Conformance
import Reporting
@testable import Results
import Testing

@Suite struct ComparisonTextTests {
  @Test("A comparison lists the changes by kind, with the reasons")
  func text() {
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
      ComparisonText.text(comparison, file: "old.json") == """
        Responders compared with old.json:
          1 newly failing
            A-1/f  the hit-test view is A: expected A, actual window
          1 newly skipped
            A-1/s  gone (https://example.org/)
          1 newly passing
            A-1/p  was in error: no
          1 changed in their reason
            A-1/c  a\\nb
              before: the hit-test view is A: expected A, actual window
          2 added
            A-1/a  passed
            A-1/b  failed
          1 removed
            A-1/r  failed
        same compared with old.json: nothing changed
        new compared with old.json: the engine is new there

        """)
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
