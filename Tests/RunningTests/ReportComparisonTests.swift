import Conformance
@testable import Results
import Running
import Testing

@Suite struct ReportComparisonTests {
  private static let skipped = Verdict.skipped(reason: "no", url: nil)
  private static let errored = Verdict.errored(message: "broke")

  private func sections(_ new: Report, _ old: Report) -> [ReportComparison.Section] {
    ReportComparison(of: new, with: old, scenarios: Scenario.samples(3)).sections
  }

  @Test(
    "Every pair of different verdicts has one kind of change",
    arguments: [
      (.passed, .passed, nil), (.passed, .failedWith("B"), .newlyFailing),
      (.passed, errored, .newlyFailing), (.passed, skipped, .newlySkipped),
      (skipped, .passed, .newlyPassing), (skipped, .failedWith("B"), .newlyFailing),
      (skipped, errored, .newlyFailing), (skipped, skipped, nil),
      (skipped, .skipped(reason: "never", url: nil), .changedReason),
      (skipped, .skipped(reason: "no", url: "https://example.org/"), .changedReason),
      (.failedWith("B"), .passed, .newlyPassing), (.failedWith("B"), .failedWith("B"), nil),
      (.failedWith("B"), .failedWith("B", line: 9), nil),
      (.failedWith("B"), .failedWith("C"), .changedReason),
      (.failedWith("B"), errored, .changedReason), (.failedWith("B"), skipped, .newlySkipped),
      (errored, .passed, .newlyPassing), (errored, errored, nil),
      (errored, .errored(message: "burst"), .changedReason), (errored, skipped, .newlySkipped),
      (errored, .failedWith("B"), .changedReason),
    ] as [(Verdict, Verdict, ReportComparison.Change.Kind?)])
  func kinds(before: Verdict, after: Verdict, kind: ReportComparison.Change.Kind?) {
    let changes = sections(.sample([1: after]), .sample([1: before])).first?.changes
    let expected = kind.map {
      ReportComparison.Change(kind: $0, id: "HIT-4/1", before: before, after: after)
    }
    #expect(changes == [expected].compactMap { $0 })
  }

  @Test("A scenario of one report is added, or removed if the pages do not have it either")
  func presence() {
    let changes = sections(
      .sample([1: .passed, 3: Self.errored]), .sample([1: .passed, 2: .passed, 4: .passed])
    ).first?.changes
    #expect(
      changes == [
        .init(kind: .added, id: "HIT-4/3", before: nil, after: Self.errored),
        .init(kind: .removed, id: "HIT-4/4", before: .passed, after: nil),
      ])
  }

  @Test("Engines are compared by name, and a new one has no changes")
  func engines() {
    let new = Report(
      engines: Report.sample([1: .passed], by: .sample("new")).engines
        + Report.sample([1: .passed], by: .sample("toy", version: "2")).engines)
    #expect(
      sections(new, .sample([1: .passed])) == [
        .init(engine: "new", changes: nil), .init(engine: "toy", changes: []),
      ])
  }
}
