import Conformance
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("BlockRenderer")
struct BlockRendererTests {
  @Test("Prose, stages, traceability tables and other tables are rendered in order")
  func blocks() async throws {
    let page = Page(
      file: "Spec/a/sources.md", name: "a/sources", title: "Sources",
      blocks: [
        .heading(.init(level: 1, anchor: "sources", text: "Sources")),
        .prose(html: "<p>Where it <em>went</em>.</p>\n"),
        .heading(.init(level: 3, anchor: "rows", text: "Rows")),
        .stage(Samples.table(["responder", "frame"], [["A", "0 0 1 1"]])),
        .traceabilityMatrix(
          Samples.table(
            ["statement", "home"], [["S1", "HIT-4, HIT-9"], ["S2", "open"], ["", "x < HIT-4"]])),
        .table(Samples.table(["l", "c", "r"], [["1", "2", "3"]], [.left, .center, .right])),
      ], clauses: [], scenarios: [])
    let text = try await PlainTheme.file("a/sources.html", of: Samples.book(page, Samples.page()))
    #expect(text == Fixture.text("blocks.html"))
  }
}
