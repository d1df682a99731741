import Conformance
@testable import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The history of engines")
struct HistoryTests {
  private static let before = Samples.report(
    verdicts: [("HIT-4/hidden", Samples.failure()), ("HIT-4/gone", .passed)])
  private static let now = Samples.report(
    verdicts: [("HIT-4/hidden", .passed), ("HIT-4/shown", .passed)])

  private func page(_ history: History) async throws -> String {
    try await PlainTheme.file(
      "engines/toy.html", of: Samples.book(Samples.page(slugs: ["hidden", "shown"])),
      reports: [Self.now], publishing: Publishing(history: history),
      theme: [
        "engine.html":
          "{{history}}<!--{{name}}{{profile}}{{contents}}{{findings}}{{data}}{{pages}}{{features}}"
          + "{{failures}}{{choices}}{{skipped}}-->"
      ])
  }

  @Test("An engine's page shows earlier versions, and what has changed since the last")
  func versions() async throws {
    let changes = ReportComparison(sections: [
      .init(
        engine: "Toy",
        changes: [
          .init(
            kind: .newlyPassing, id: "HIT-4/hidden", before: Samples.failure(), after: .passed),
          .init(kind: .removed, id: "HIT-4/gone", before: .passed, after: nil),
        ])
    ])
    let page = try await page(
      History(versions: [(name: "0.9", report: Self.before)], changes: changes))
    #expect(
      page == Fixture.text("history.html"))
  }

  @Test("An engine that no earlier report contains has no history")
  func unknown() async throws {
    #expect(try await page(History()) == "")
    let other = Samples.report("Other", verdicts: [])
    #expect(try await page(History(versions: [(name: "0.9", report: other)])) == "")
  }

  @Test("Without changes since the last version the page says so")
  func unchanged() async throws {
    let page = try await page(
      History(
        versions: [(name: "0.9", report: Self.now)],
        changes: ReportComparison(sections: [.init(engine: "Toy", changes: [])])))
    #expect(page.hasSuffix("<p class=\"note\">No verdict has changed.</p>\n"))
  }

  @Test(
    "Versions are in order of the numbers in their names",
    arguments: [
      ("0.9", "0.10"), ("v1", "v2"), ("1", "1.1"), ("2026-05-31", "2026-10-01"), ("a", "b"),
    ])
  func order(_ first: String, _ second: String) {
    #expect(History.isInOrder(first, second))
    #expect(!History.isInOrder(second, first))
    #expect(!History.isInOrder(first, first))
  }

  @Test(
    "A share is rounded down, so that only all is 100 percent",
    arguments: [(0, 3, "0"), (1, 999, "1"), (2, 3, "66"), (998, 999, "99"), (3, 3, "100")])
  func shares(_ part: Int, _ whole: Int, _ percent: String) {
    #expect(Fraction(part, of: whole).percent == percent)
  }
}
