import Conformance
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The summary tables")
struct SummaryTests {
  @Test("The front page shows the engines and the pages")
  func front() async throws {
    let book = Samples.book(
      Samples.page(slugs: ["hidden", "shown"]),
      Page(
        file: "Spec/notes.md", name: "notes", title: "Notes", blocks: [], clauses: [],
        scenarios: []))
    let reports = [
      Samples.report(
        "One", homepage: "https://example.com/",
        verdicts: [("HIT-4/hidden", .passed), ("HIT-4/shown", Samples.failure())]),
      Samples.report(
        "Two", version: "2.0", language: "C",
        verdicts: [("HIT-4/hidden", .passed), ("X-1/x", .passed)]),
    ]
    let text = try await PlainTheme.file("index.html", of: book, reports: reports)
    #expect(text == Fixture.text("front.html"))
  }

  @Test("Without a report no page has a verdict")
  func noReport() async throws {
    let book = Samples.book(Samples.page())
    let front = try await PlainTheme.file("index.html", of: book)
    #expect(
      front.contains("<p class=\"note\">No engine has been run against these pages yet.</p>"))
    for path in ["index.html", "hit.html"] {
      #expect(try await !PlainTheme.file(path, of: book).contains("verdict"))
    }
  }
}
