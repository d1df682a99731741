import Testing

@testable import SiteBuilding

@Suite("TraceabilityTable")
struct TraceabilityTableTests {
  @Test(
    "The ids of clauses are links in the text of a cell",
    arguments: [
      ("HIT-4", "[HIT-4]"), ("HIT-4, HIT-5", "[HIT-4], [HIT-5]"),
      ("HIT-44 and HIT-4.", "HIT-44 and [HIT-4]."),
      ("not testable: é → x", "not testable: é → x"), ("", ""),
    ])
  func links(_ text: String, _ expected: String) {
    let paths = ["HIT-4": "hit.html", "HIT-5": "hit.html"]
    let html = HTML {
      $0.append(
        rendered: text, linkingClausesOf: paths, on: Samples.page(slugs: []), styleClass: "c")
    }
    let marked = html.text.replacing("<a class=\"c\" href=\"#HIT-4\">HIT-4</a>", with: "[HIT-4]")
      .replacing("<a class=\"c\" href=\"#HIT-5\">HIT-5</a>", with: "[HIT-5]")
    #expect(marked == expected)
  }
}
