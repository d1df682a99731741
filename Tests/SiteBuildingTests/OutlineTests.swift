import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Outline")
struct OutlineTests {
  @Test("Headings and clauses are listed with their anchors, and deeper headings are left out")
  func list() {
    var outline = Outline()
    outline.add(.init(level: 2, anchor: "a", text: "A & B"), anchor: "a-1")
    outline.add(.init(level: 3, anchor: "c", text: "C"), anchor: "c")
    outline.add(.init(level: 4, anchor: "d", text: "D"), anchor: "d")
    outline.add(
      .init(level: 4, anchor: "HIT-4", text: "Hidden", clause: Samples.clause()), anchor: "HIT-4")
    #expect(
      outline.html(.english).text == """
        <nav class="outline" aria-label="On this page">
        <details>
        <summary>On this page</summary>
        <ul>
        <li><a href="#a-1">A &amp; B</a></li>
        <li class="deeper"><a href="#c">C</a></li>
        <li class="deeper"><a href="#HIT-4"><span class="id">HIT-4</span> Hidden</a></li>
        </ul>
        </details>
        </nav>

        """)
  }

  @Test("A page with a single heading needs no list")
  func short() {
    var outline = Outline()
    outline.add(.init(level: 2, anchor: "a", text: "A"), anchor: "a")
    #expect(outline.html(.english) == HTML())
  }
}

@Suite("Anchors")
struct AnchorsTests {
  @Test("An anchor that is taken gets the first free number")
  func numbers() {
    var anchors = Anchors(reserved: ["HIT-1"])
    let wanted = ["stage", "stage", "stage-1", "stage", "HIT-1", "other"]
    let taken = wanted.map { anchors.take($0) }
    #expect(taken == ["stage", "stage-1", "stage-1-1", "stage-2", "HIT-1-1", "other"])
  }
}
