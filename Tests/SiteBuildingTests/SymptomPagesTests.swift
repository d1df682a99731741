import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The pages of symptoms")
struct SymptomPagesTests {
  /// Returns a page with sections of these titles, each with a paragraph.
  private func page(_ titles: [String], named name: String = "symptoms") -> Page {
    var page = Samples.page(name, title: "Symptoms")
    page.blocks = [
      .heading(.init(level: 1, anchor: name, text: "Symptoms")), .prose(html: "<p>First.</p>"),
    ]
    for title in titles {
      let anchor = title.lowercased().replacing(" ", with: "-")
      page.blocks += [
        .heading(.init(level: 2, anchor: anchor, text: title)),
        .prose(html: "<p><strong>It is</strong> <code>isHidden</code>.</p>"),
        .prose(html: "<p><strong>Another,</strong> <a href=\"symptoms.html#no-taps\">that</a></p>"),
      ]
    }
    page.clauses = []
    page.scenarios = []
    return page
  }

  @Test("Each section is a page with its question as the title, to which its causes lead")
  func sections() async throws {
    let texts = try await SiteBuilder(theme: PlainTheme.read()).build(
      Samples.book(page(["No taps", "No keys"])), reports: []
    ).texts
    let paths = texts.keys.filter { $0.hasPrefix("symptom-") }.sorted()
    #expect(paths == ["symptom-no-keys.html", "symptom-no-taps.html"])
    let first = try #require(texts[paths[1]])
    #expect(first.contains("<h1 id=\"no-taps\">No taps</h1>"))
    #expect(first.contains("<strong>It is</strong>"))
    #expect(first.contains("<a rel=\"prev\" href=\"symptoms.html\">"))
    #expect(first.contains("<a rel=\"next\" href=\"symptom-no-keys.html\">"))
    #expect(!first.contains("No keys</h"))
    #expect(first.contains("<a href=\"symptom-no-taps.html\">that</a>"))
    let list = try #require(texts["symptoms.html"])
    let causes = "<p class=\"causes\"><a href=\"symptom-no-taps.html\">It is · Another</a></p>"
    #expect(list.contains("<h2 id=\"no-taps\">No taps</h2>\n\(causes)"))
    #expect(!list.contains("isHidden"))
    let index = texts.first { $0.key.hasPrefix("search-symptoms.") }?.value
    #expect(
      index?.contains(#"["It is `isHidden`.","Another, that"],"symptom-no-taps.html"]"#) == true)
  }

  @Test("Sections with one title, or a very long one, have pages of their own")
  func names() {
    let long = String(repeating: "뷰", count: 300)
    let names = page(["No taps", "No taps", long]).symptoms.map(\.name)
    #expect(names[..<2] == ["symptom-no-taps", "symptom-no-taps-1"])
    #expect(names[2].utf8.count < 220)
    #expect(page(["No taps"], named: "tables").symptoms.isEmpty)
  }

  @Test("A page of the book with the name of a symptom's is refused")
  func clash() {
    let book = Samples.book(page(["No taps"]), Samples.page("Symptom-No-Taps"))
    #expect(
      SiteBuilder.diagnostics(ofNamesIn: book).map(\.description) == [
        """
        Spec/Symptom-No-Taps.md:1:1: the page would replace the site's own “symptom-no-taps.html”
          hint: give the page another name
        """
      ])
  }
}
