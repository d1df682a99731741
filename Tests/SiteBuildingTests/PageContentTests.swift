import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("PageContent")
struct PageContentTests {
  @Test("A page shows every engine's verdict beside every scenario")
  func page() async throws {
    let book = Samples.book(Samples.page(slugs: ["hidden", "shown", "half", "gone"]))
    let report = Samples.report(verdicts: [
      ("HIT-4/hidden", .passed), ("HIT-4/shown", Samples.failure()),
      ("HIT-4/half", .skipped(reason: "no alpha", url: "https://example.com/1")),
    ])
    let text = try await PlainTheme.file("hit.html", of: book, reports: [report])
    #expect(text == Fixture.text("page.html"))
  }

  @Test("The steps of a scenario share one verdict")
  func steps() async throws {
    var page = Samples.page(slugs: ["drag"])
    page.blocks[2] = .scenarios(
      .init(
        table: Samples.table(
          ["step", "when"], [["1", "touching 1 1"], ["2", "the touch ends"]]),
        shape: .steps(ScenarioID(clause: "HIT-4", slug: "drag"))))
    let report = Samples.report(verdicts: [("HIT-4/drag", .errored(message: "died\nof signal 11"))])
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page), reports: [report])
    #expect(text == Fixture.text("page-of-steps.html"))
  }

  @Test("A clause without scenarios is shown as not tested")
  func notTested() async throws {
    let clause = Samples.clause(untested: "no engine reports it")
    let book = Samples.book(Samples.page(clause: clause, slugs: []))
    let text = try await PlainTheme.file(
      "hit.html", of: book, reports: [Samples.report(verdicts: [])])
    #expect(text.contains("<li><span class=\"verdict not-tested\">not tested</span></li>"))
    #expect(!text.contains("class=\"verdict passed\""))
    #expect(!text.contains("rollup"))
  }

  @Test("Anchors are unique, and permalinks lead to their anchors")
  func permalinks() async throws {
    let anchors = ["stage", "stage", "stage-1", "HIT-4", "HIT-4/hidden", "HIT-4/a-%-é"]
    var page = Samples.page(slugs: ["hidden", "a-%-é"])
    page.blocks += anchors.map { .heading(.init(level: 2, anchor: $0, text: "Again")) }
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    let ids = text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(
      ids == [
        "hit", "HIT-4", "HIT-4/hidden", "HIT-4/a-%-é", "stage", "stage-1", "stage-1-1", "HIT-4-1",
        "HIT-4/hidden-1", "HIT-4/a-%-é-1",
      ])
    #expect(text.contains("<a class=\"permalink\" href=\"#HIT-4\">HIT-4</a>"))
    #expect(text.contains("<a class=\"permalink\" href=\"#HIT-4/a-%25-%C3%A9\">a-%-é</a>"))
  }

  @Test("A page has one heading of the first level")
  func oneTitle() async throws {
    var page = Samples.page()
    page.blocks.append(.heading(.init(level: 1, anchor: "again", text: "Again")))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.contains("<h1 id=\"hit\">Hit-testing</h1>"))
    #expect(text.contains("<h2 id=\"again\">Again</h2>"))
    page.blocks.removeFirst()
    let untitled = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(untitled.contains("<h1>Hit-testing</h1>"))
  }
}
