import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Publishing")
struct PublishingTests {
  private let layout = """
    {{head}}{{main}}<!--{{title}}{{root}}{{assets}}{{search}}{{navigation}}{{languages}}{{language}}{{lab}}{{policy}}-->
    """

  private func files(
    _ publishing: Publishing, of book: SpecBook = Samples.book(Samples.page()),
    reports: [Report] = [], notFound: String? = "<a href=\"{{root}}index.html\">home</a>"
  ) async throws -> [String: String] {
    let theme = try PlainTheme.read(changing: ["layout.html": layout, "404.html": notFound])
    return try await SiteBuilder(theme: theme, publishing: publishing)
      .build(book, reports: reports).texts
  }

  @Test("With an address every page has its canonical address, and a sitemap lists them")
  func addressed() async throws {
    let files = try await files(Publishing(base: try BaseURL("https://example.com/c")))
    #expect(
      files["hit.html"]?.hasPrefix(
        "<link rel=\"canonical\" href=\"https://example.com/c/hit.html\">\n<h1") == true)
    #expect(
      files["index.html"]?.hasPrefix(
        """
        <link rel="canonical" href="https://example.com/c/">
        <meta name="description" content="Conform is an executable
        """) == true)
    #expect(files["index.html"]?.contains("<link rel=\"next\" href=\"hit.html\">\n") == true)
    #expect(
      files["sitemap.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/c/compare.html</loc></url>
        <url><loc>https://example.com/c/hit.html</loc></url>
        <url><loc>https://example.com/c/</loc></url>
        <url><loc>https://example.com/c/matrix.html</loc></url>
        <url><loc>https://example.com/c/phrasebook.html</loc></url>
        </urlset>

        """)
    let index = try #require(files.keys.first { $0.hasPrefix("search-index.") })
    let rows = try #require(files.keys.first { $0.hasPrefix("search-rows.") })
    #expect(
      files["404.html"] == """
        <meta name="robots" content="noindex">
        <a href="https://example.com/c/index.html">home</a><!--Not found\
        https://example.com/c/<link rel="stylesheet" \
        href="https://example.com/c/\(PlainTheme.style)">
        https://example.com/c/\(index) https://example.com/c/\(rows)<ul>
        <li><a href="https://example.com/c/index.html">Overview</a></li>
        <li><a href="https://example.com/c/hit.html">Hit-testing</a></li>
        </ul>
        <p class="part">Reference</p>
        <ul>
        <li><a href="https://example.com/c/phrasebook.html">Phrasebook</a></li>
        </ul>
        en-->
        """)
  }

  @Test("Without an address no page has a canonical address, and there is no sitemap")
  func local() async throws {
    let files = try await files(Publishing())
    #expect(
      files.keys.filter { $0.hasSuffix(".html") }.sorted() == [
        "404.html", "compare.html", "hit.html", "index.html", "matrix.html", "phrasebook.html",
      ])
    #expect(files["hit.html"]?.hasPrefix("<h1") == true)
    #expect(files["404.html"]?.contains("<a href=\"index.html\">home</a>") == true)
  }

  @Test("A theme needs no page for unknown addresses")
  func withoutNotFound() async throws {
    #expect(try await files(Publishing(), notFound: nil)["404.html"] == nil)
  }

  @Test("The report and a badge for each engine are files of the site, with links to them")
  func downloads() async throws {
    let reports = ["Toy <1>", "toy 1", "→"].map { Samples.report($0, verdicts: []) }
    let downloads: Publishing.Downloads = (
      report: Array("report".utf8), badges: ["a", "b", "c"].map { Array($0.utf8) }
    )
    let files = try await files(Publishing(downloads: downloads), reports: reports)
    #expect(files["report.json"] == "report")
    #expect(files["badges/toy-1.json"] == "a")
    #expect(files["badges/toy-1-2.json"] == "b")
    #expect(files["badges/engine.json"] == "c")
    #expect(
      files["index.html"]?.contains(
        """
        <ul class="downloads">
        <li><a href="report.json">All verdicts as JSON</a></li>
        <li><a href="badges/toy-1.json">Badge of <bdi>Toy &lt;1&gt;</bdi></a></li>
        <li><a href="badges/toy-1-2.json">Badge of <bdi>toy 1</bdi></a></li>
        <li><a href="badges/engine.json">Badge of <bdi>→</bdi></a></li>
        </ul>

        """) == true)
  }

  @Test("Each page links to its editor")
  func editing() throws {
    let pattern = try EditPattern("https://example.com/edit/{page}.md?at={page}")
    let html = HTML { $0.appendEditing(of: "a/b c", pattern, .english) }
    #expect(
      html.text == """
        <p class="edit"><a href="https://example.com/edit/a/b%20c.md?at=a/b%20c" \
        rel="nofollow noopener">Edit this page</a></p>

        """)
    #expect(HTML { $0.appendEditing(of: "hit", nil, .english) } == HTML())
  }

  @Test(
    "A pattern that is no absolute address with a page's name is refused",
    arguments: ["", "{page}", "https://example.com/x.md", "javascript:{page}", "/edit/{page}.md"])
  func pattern(_ text: String) {
    #expect(throws: PublishingError.self) { try EditPattern(text) }
  }

  @Test(
    "An address with a user's name or password is refused, and not repeated",
    arguments: [
      "https://me:secret@example.com/c", "https://me@example.com", "http://:secret@example.com/",
      "https://@example.com",
    ])
  func user(_ text: String) {
    let base = #expect(throws: PublishingError.self) { try BaseURL(text) }
    #expect(
      base?.description == """
        Every page would show the name and the password before the '@'. Write the address without \
        them, as in 'https://example.com/conform'.
        """)
    let pattern = #expect(throws: PublishingError.self) { try EditPattern(text + "/{page}") }
    #expect(
      pattern?.description == """
        Every page would show the name and the password before the '@'. Write the address without \
        them, as in 'https://example.com/edit/main/Spec/{page}.md'.
        """)
  }

  @Test(
    "The address of a site is that of a host or a folder",
    arguments: [
      ("https://example.com", "https://example.com/"),
      ("http://localhost:8000/a/", "http://localhost:8000/a/"), ("https://", nil),
      ("https://example.com/@me", "https://example.com/@me/"),
      ("https:///a", nil), ("example.com", nil), ("https://example.com/?a", nil),
      ("https://example.com/#a", nil), ("ftp://example.com", nil), ("", nil),
    ] as [(String, String?)])
  func base(_ text: String, _ expected: String?) {
    #expect((try? BaseURL(text))?.text == expected)
  }
}
