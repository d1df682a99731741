import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Outline")
struct OutlineTests {
  @Test("Headings and clauses are listed with their places, and what is deeper is left out")
  func list() {
    var outline = Outline()
    outline.add(.init(level: 2, anchor: "a", text: "A & B"), anchor: "a-1")
    outline.add(.init(level: 3, anchor: "c", text: "C"), anchor: "c")
    outline.add(.init(level: 4, anchor: "d", text: "D"), anchor: "d")
    outline.add(
      .init(level: 4, anchor: "HIT-4", text: "Hidden", clause: Samples.clause()), anchor: "HIT-4")
    #expect(
      outline.html(in: .original).text == """
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
    #expect(outline.html(in: .original) == HTML())
  }
}
