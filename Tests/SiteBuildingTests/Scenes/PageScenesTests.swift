import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct PageScenesTests {
  @Test("A stage is drawn once below its table, and only where a scenario uses it")
  func once() async throws {
    let touch = Script.Step.stimulate(.touchEnds)
    var page = Samples.stagedPage(
      Samples.played([touch], slug: "one"), Samples.played([touch], slug: "two"))
    page.blocks.append(.stage(Samples.table(["responder"], [["window"]])))
    let scenes = PageScenes(page)
    #expect(scenes.numbers == [0, nil])
    #expect(scenes.drawings.map(\.id) == ["stage_1"])
    #expect(scenes.scene(ScenarioID(clause: "HIT-4", slug: "two"))?.stage?.id == "stage_1")
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.split(separator: "id=\"stage_1\"").count == 2)
    #expect(text.split(separator: "<use href=\"#stage_1\">").count == 3)
  }

  @Test("A heading of that name has to take another place")
  func anchors() async throws {
    var page = Samples.stagedPage(Samples.played([.stimulate(.touchEnds)]))
    page.blocks.append(.heading(.init(level: 2, anchor: "stage_1", text: "Stage 1")))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.contains("<h2 id=\"stage_1-1\">"))
  }

  @Test("A name that is markup stays text, wherever it is drawn")
  func hostile() {
    let name = "<b>\u{202E}&\"'</b>"
    let stage = Stage([
      StagedResponder(name: name, kind: .window, frame: Rect(x: 0, y: 0, width: 9, height: 9)),
      StagedResponder(name: String(repeating: "long", count: 30), kind: .responder),
    ])
    let text = Samples.text { $0.append(StageDrawing(stage, number: 1), .english) }
    #expect(
      text.contains("<title>&lt;b&gt;‹U+202E›&amp;&quot;&#39;&lt;/b&gt;, window</title>"))
    #expect(!text.contains("<b>") && !text.contains("\u{202E}"))
    #expect(text.contains(">longlonglonglongl…</text>"))
    #expect(
      text.contains("<title>" + String(repeating: "long", count: 20) + "…, responder</title>"))
  }
}
