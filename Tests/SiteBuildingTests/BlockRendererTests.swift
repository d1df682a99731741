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

  @Test("Ids of clauses in prose link to them, on this page and on others")
  func links() async throws {
    let page = Page(
      file: "Spec/other.md", name: "other", title: "Other",
      blocks: [
        .prose(html: "<p>As HIT-4, <code>HIT-4</code>, HIT-4/a, HIT-40 and x-HIT-4&amp;</p>\n")
      ], clauses: [], scenarios: [])
    let text = try await PlainTheme.file("other.html", of: Samples.book(page, Samples.page()))
    #expect(
      text.contains(
        """
        <p>As <a href="hit.html#HIT-4">HIT-4</a>, <code>HIT-4</code>, HIT-4/a, HIT-40 and \
        x-HIT-4&amp;</p>
        """), "\(text)")
  }

  @Test(
    "A clause names its sources once, among its facts",
    arguments: ["\nFeature: touches", " Feature:\ntouches"])
  func sources(feature: String) async throws {
    var page = Samples.page()
    page.blocks.append(
      .note(
        .sources,
        html: "<p>Sources: <a href=\"a.html\">A</a> (S1).\(feature). Confidence: x.</p>\n"))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(
      text.contains("<summary>Rests on</summary> <a href=\"a.html\">A</a> (S1)</details></li>"),
      "\(text)")
    #expect(!text.contains("Feature:"))
  }

  @Test("What all rows are given is above their table, once, and one row keeps its column")
  func shared() async throws {
    let many = try await PlainTheme.file(
      "hit.html", of: Samples.book(Samples.page(slugs: ["hidden", "shown"])))
    #expect(
      many.contains("<p class=\"shared\">In every row: <b>given</b> <span>C is hidden</span></p>"),
      "\(many)")
    #expect(!many.contains("<td>C is hidden</td>"))
    let one = try await PlainTheme.file("hit.html", of: Samples.book(Samples.page()))
    #expect(!one.contains("shared") && one.contains("<td>C is hidden</td>"), "\(one)")
  }

  @Test("On a page with many tables each is folded, with the number of its scenarios")
  func folded() async throws {
    var page = Samples.page(slugs: ["hidden", "shown"])
    #expect(
      !(try await PlainTheme.file("hit.html", of: Samples.book(page))).contains(
        "<details class=\"rows\">"))
    let table = try #require(page.blocks.last)
    page.blocks += Array(repeating: table, count: 44)
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.split(separator: "<details class=\"rows\">").count == 46)
    #expect(text.contains("<details class=\"rows\">\n<summary>2 scenarios</summary>"), "\(text)")
  }
}
