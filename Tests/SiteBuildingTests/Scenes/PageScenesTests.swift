import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct PageScenesTests {
  @Test("A stage is drawn once below its table, and only where a scenario uses it")
  func once() async throws {
    let touch = Script.Step.stimulate("wait", ["seconds": 1])
    var page = Samples.stagedPage(
      Samples.played([touch], slug: "one"), Samples.played([touch], slug: "two"))
    page.blocks.append(.stage(Samples.table(["responder"], [["window"]])))
    let scenes = PageScenes(page, Samples.snapshots)
    #expect(scenes.numbers == [0, nil])
    #expect(scenes.drawings.map(\.id) == ["stage_1"])
    #expect(scenes.drawing(of: page.scenarios[1].script.stage)?.id == "stage_1")
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.split(separator: "id=\"stage_1\"").count == 2)
  }

  @Test("A stage that cannot be built is not drawn")
  func impossible() async throws {
    let stage = Stage([StagedResponder(name: "A", kind: .view, parent: "nowhere")])
    let page = Samples.stagedPage(Samples.played([.stimulate("wait", ["seconds": 1])], on: stage))
    let scenes = PageScenes(page, Samples.snapshots)
    #expect(scenes.numbers == [nil] && scenes.drawings.isEmpty)
    #expect(try await !PlainTheme.file("hit.html", of: Samples.book(page)).contains("<svg"))
  }

  @Test("A heading does not get the anchor of a drawing")
  func anchors() async throws {
    var page = Samples.stagedPage(Samples.played([.stimulate("wait", ["seconds": 1])]))
    page.blocks.append(.heading(.init(level: 2, anchor: "stage_1", text: "Stage 1")))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.contains("<h2 id=\"stage_1-1\">"))
  }

  @Test("A name that is markup is escaped wherever it is drawn")
  func hostile() throws {
    let name = "<b>\u{202E}&\"'</b>"
    let stage = Stage([
      StagedResponder(name: name, kind: .window, frame: Rect(x: 0, y: 0, width: 9, height: 9)),
      StagedResponder(name: String(repeating: "long", count: 30), kind: .responder),
    ])
    let drawing = try Samples.drawing(of: stage)
    let text = HTML { $0.append(drawing, .english) }.text
    #expect(
      text.contains("<title>&lt;b&gt;‹U+202E›&amp;&quot;&#39;&lt;/b&gt;, window</title>"))
    #expect(!text.contains("<b>") && !text.contains("\u{202E}"))
    #expect(text.contains(">longlonglonglongl…</text>"))
    #expect(
      text.contains("<title>" + String(repeating: "long", count: 20) + "…, responder</title>"))
  }
}
