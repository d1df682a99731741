import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Navigation")
struct NavigationTests {
  private func pages(_ names: [String]) -> [Page] {
    names.map {
      Page(file: "\($0).md", name: $0, title: "T \($0)", blocks: [], clauses: [], scenarios: [])
    }
  }

  @Test("The page itself is marked, and links are relative to it")
  func marked() {
    let navigation = Navigation(pages(["a", "b/c"]), in: .original)
    #expect(
      HTML { navigation.appendList(around: 1, to: &$0) }.text == """
        <ul>
        <li><a href="../index.html">Overview</a></li>
        <li><a href="../a.html">T a</a></li>
        <li><a href="../b/c.html" aria-current="page">T b/c</a></li>
        </ul>

        """)
  }

  @Test(
    "Of many pages the forty around are listed",
    arguments: [(nil, 0..<40), (0, 0..<40), (50, 30..<70), (99, 60..<100)] as [(Int?, Range<Int>)])
  func window(_ number: Int?, _ expected: Range<Int>) {
    let navigation = Navigation(pages((0..<100).map { "p\($0)" }), in: .original)
    let html = HTML { navigation.appendList(around: number, to: &$0) }.text
    let listed = (0..<100).filter { html.contains("<a href=\"p\($0).html\"") }
    #expect(listed == Array(expected))
  }

  @Test("Where there is no page the list is the same, with whole addresses and nothing marked")
  func unmarked() {
    let navigation = Navigation(pages(["a"]), in: .original)
    #expect(
      HTML { navigation.appendList(root: "https://example.com/", to: &$0) }.text == """
        <ul>
        <li><a href="https://example.com/index.html">Overview</a></li>
        <li><a href="https://example.com/a.html">T a</a></li>
        </ul>

        """)
  }
}
