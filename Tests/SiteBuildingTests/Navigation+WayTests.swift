import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The way through the book")
struct NavigationWayTests {
  private let pages = ["a", "b/c"].map {
    Page(file: "\($0).md", name: $0, title: "T <\($0)>", blocks: [], clauses: [], scenarios: [])
  }

  @Test("Before the first page comes the overview, after the last comes nothing")
  func neighbours() {
    let navigation = Navigation(pages, in: .original)
    #expect(
      HTML { navigation.appendNeighbours(of: 0, to: &$0) }.text == """
        <a rel="prev" href="index.html"><small>Previous</small> Overview</a>
        <a rel="next" href="b/c.html"><small>Next</small> T &lt;b/c&gt;</a>

        """)
    #expect(
      HTML { navigation.appendNeighbours(of: 1, to: &$0) }.text == """
        <a rel="prev" href="../a.html"><small>Previous</small> T &lt;a&gt;</a>

        """)
  }

  @Test("The overview says in its head where reading begins")
  func beginning() {
    #expect(
      HTML { Navigation(pages, in: .original).appendBeginning(to: &$0) }.text
        == "<link rel=\"next\" href=\"a.html\">\n")
    #expect(HTML { Navigation([], in: .original).appendBeginning(to: &$0) }.text == "")
  }

  @Test("Breadcrumbs lead from the overview to the page")
  func breadcrumbs() {
    let navigation = Navigation(pages, in: .original)
    #expect(
      HTML { navigation.appendBreadcrumbs(to: navigation.entries[1], in: &$0) }.text == """
        <nav class="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
        <li><a href="../index.html">Overview</a></li>
        <li><span aria-current="page">T &lt;b/c&gt;</span></li>
        </ol>
        </nav>

        """)
  }
}
