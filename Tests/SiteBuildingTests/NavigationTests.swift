import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Navigation")
struct NavigationTests {
  private func pages(_ names: [String], mark: String = "") -> [Page] {
    names.map {
      Page(
        file: "\($0).md", name: $0, title: "T \(mark)\($0)", blocks: [], clauses: [], scenarios: [])
    }
  }

  @Test("The page itself is marked, and links are relative to it")
  func marked() {
    let navigation = Navigation(pages(["a", "b/c"]), .english)
    #expect(
      HTML { navigation.appendList(around: 1, root: navigation.entries[1].root, to: &$0) }.text
        == """
        <ul>
        <li><a href="../index.html">Overview</a></li>
        <li><a href="../a.html">T a</a></li>
        <li><a href="../b/c.html" aria-current="page">T b/c</a></li>
        </ul>

        """)
  }

  @Test(
    "Of the pages and of the reference the forty around the page are listed",
    arguments: [
      (false, nil, 0..<40), (false, 0, 0..<40), (false, 50, 30..<70), (false, 99, 60..<100),
      (true, nil, 1..<41), (true, 0, 1..<41), (true, 51, 31..<71), (true, 100, 61..<101),
    ] as [(Bool, Int?, Range<Int>)])
  func window(isReference: Bool, _ number: Int?, _ expected: Range<Int>) {
    var pages = pages((0..<(isReference ? 101 : 100)).map { "p\($0)" })
    if isReference { pages[0].clauses = [Samples.clause()] }
    let navigation = Navigation(pages, .english)
    let html = HTML {
      navigation.appendList(around: number, root: "", isFront: number == nil, to: &$0)
    }.text
    let first = isReference ? 1 : 0
    let listed = (first..<pages.count).filter { html.contains("<a href=\"p\($0).html\"") }
    #expect(listed == Array(expected))
  }

  @Test("The page for unknown addresses lists the pages with absolute addresses and no mark")
  func unmarked() {
    let navigation = Navigation(pages(["a"]), .english)
    #expect(
      HTML { navigation.appendList(root: "https://example.com/", to: &$0) }.text == """
        <ul>
        <li><a href="https://example.com/index.html">Overview</a></li>
        <li><a href="https://example.com/a.html">T a</a></li>
        </ul>

        """)
  }

  @Test("Before the first page comes the overview, after the last comes nothing")
  func neighbours() {
    let navigation = Navigation(pages(["a", "b/c"], mark: "& "), .english)
    #expect(
      HTML { navigation.appendNeighbours(of: 0, to: &$0) }.text == """
        <a rel="prev" href="index.html"><small>Previous</small> Overview</a>
        <a rel="next" href="b/c.html"><small>Next</small> T &amp; b/c</a>

        """)
    #expect(
      HTML { navigation.appendNeighbours(of: 1, to: &$0) }.text == """
        <a rel="prev" href="../a.html"><small>Previous</small> T &amp; a</a>

        """)
  }

  @Test("The head of the overview links to the first page")
  func beginning() {
    #expect(
      HTML { Navigation(pages(["a", "b/c"], mark: "& "), .english).appendBeginning(to: &$0) }.text
        == "<link rel=\"next\" href=\"a.html\">\n")
    #expect(HTML { Navigation([], .english).appendBeginning(to: &$0) }.text == "")
  }

  @Test("Breadcrumbs lead from the overview to the page")
  func breadcrumbs() {
    let navigation = Navigation(pages(["a", "b/c"], mark: "& "), .english)
    #expect(
      HTML { navigation.appendBreadcrumbs(to: navigation.entries[1], in: &$0) }.text == """
        <nav class="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
        <li><a href="../index.html">Overview</a></li>
        <li><span aria-current="page">T &amp; b/c</span></li>
        </ol>
        </nav>

        """)
  }
}
