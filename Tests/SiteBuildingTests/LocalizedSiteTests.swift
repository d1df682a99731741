import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("LocalizedSite")
struct LocalizedSiteTests {
  private static let layout = """
    <html lang="{{language}}">{{head}}<title>{{title}}</title>{{assets}}
    <a href="{{root}}index.html">{{"homeLink"}}</a>{{languages}}{{search}}{{lab}}{{policy}}
    {{navigation}}{{main}}
    """

  /// Returns one page with a translation whose sections have the statuses.
  private static func book(
    _ standing: TranslationStatus = .current, title: TranslationStatus = .current
  ) -> SpecBook {
    var original = Samples.page(title: "Hit-testing")
    original.blocks.insert(.prose(html: "<p>Prose.</p>\n"), at: 2)
    original.blocks.insert(.note(.sources, html: "<p>Sources: one.</p>\n"), at: 3)
    let clause = Samples.clause("HIT-4", "숨겨진 뷰는 건너뛴다")
    var translated = original
    translated.file = "Spec/ko/hit.md"
    translated.title = "히트 테스트"
    translated.clauses = [clause]
    translated.blocks[0] = .heading(
      .init(level: 1, anchor: "hit", text: "히트 테스트", translation: title))
    translated.blocks[1] = .heading(
      .init(level: 2, anchor: "HIT-4", text: clause.title, clause: clause, translation: standing))
    if standing != .missing { translated.blocks[2] = .prose(html: "<p>글.</p>\n") }
    var book = Samples.book(original)
    book.translations = [Translation(language: "ko", pages: [translated])]
    return book
  }

  private func files(
    of book: SpecBook = book(), _ publishing: Publishing = Publishing(), reports: [Report] = []
  ) async throws -> [String: String] {
    let theme = try PlainTheme.read(changing: [
      "layout.html": Self.layout, "a.js": "say(\"foundResults\", { count })",
      "words.en.txt": PlainTheme.words("en") + "homeLink = Home & <more>\n",
      "words.ko.txt": PlainTheme.words("ko") + "homeLink = 처음 & <더>\n",
    ])
    return try await SiteBuilder(theme: theme, publishing: publishing)
      .build(book, reports: reports).texts
  }

  @Test("The original is at the top, a translation in a folder, and assets are shared")
  func paths() async throws {
    let paths = try await files(reports: [Samples.report(verdicts: [])]).keys.sorted()
    let pages = paths.filter { $0.hasSuffix(".html") }
    let names = [
      "compare.html", "engines/toy.html", "hit.html", "index.html", "matrix.html",
      "phrasebook.html",
    ]
    #expect(pages == (names + names.map { "ko/" + $0 }).sorted())
    let others = paths.filter { !$0.hasSuffix(".html") }.map { $0.prefix { $0 != "." } }
    #expect(
      others == [
        "search-index", "search-index", "search-rows", "search-rows", "site", "site", "site",
        "verdicts", "verdicts",
      ])
  }

  @Test("Each page has its language, links within it, and loads the assets at the top")
  func frame() async throws {
    let files = try await files()
    let index = try #require(files.keys.first { $0.hasPrefix("search-index.ko.") })
    let rows = try #require(files.keys.first { $0.hasPrefix("search-rows.ko.") })
    let script = try #require(files.keys.first { $0.hasPrefix("site.ko.") })
    #expect(
      files["ko/hit.html"]?.hasPrefix(
        """
        <html lang="ko"><title>히트 테스트</title><link rel="stylesheet" href="../\(PlainTheme.style)">
        <script src="../\(script)" defer=""></script>

        <a href="index.html">처음 &amp; &lt;더&gt;</a><nav class="languages" aria-label="언어">
        <a rel="alternate" lang="en" hreflang="en" href="../hit.html">English</a>
        </nav>
        ../\(index) ../\(rows)
        <ul>
        <li><a href="index.html">개요</a></li>
        <li><a href="hit.html" aria-current="page">히트 테스트</a></li>
        </ul>
        """) == true, "\(files["ko/hit.html"] ?? "")")
    #expect(
      files["hit.html"]?.contains("<a href=\"index.html\">Home &amp; &lt;more&gt;</a>") == true)
    #expect(
      files["hit.html"]?.contains(
        """
        <a rel="alternate" lang="ko" hreflang="ko" href="ko/hit.html">한국어</a>

        """) == true)
    #expect(files["hit.html"]?.contains("site.ko") == false)
  }

  @Test("Tables of the original have its language; labels and words of the site have the page's")
  func marks() async throws {
    let text = try await files(reports: [Samples.report(verdicts: [("HIT-4/hidden", .passed)])])
    let page = try #require(text["ko/hit.html"])
    let body = page.drop { $0 != "\n" }
    let start = try #require(body.firstRange(of: "<h2")?.lowerBound)
    #expect(body[start...] == Fixture.text("translated-page.html"))
  }

  @Test("A section that is not translated shows the original with a remark")
  func missing() async throws {
    let page = try await files(of: Self.book(.missing))["ko/hit.html"] ?? ""
    #expect(
      page.contains(
        """
        <h2 id="HIT-4" lang="en"><a class="permalink" href="#HIT-4">HIT-4</a> \
        숨겨진 뷰는 건너뛴다</h2>
        <p class="note translation">이 절은 아직 번역되지 않아 영어 원문으로 표시된다.</p>
        <div class="original" lang="en">
        <p>Prose.</p>
        </div>
        <ul class="facts">
        <li><span class="level must">MUST</span></li>
        <li>문서화됨 (documented)</li>
        <li>hit-testing</li>
        <li class="basis"><details><summary>근거</summary> one</details></li>
        </ul>
        """))
  }

  @Test("The name of a scenario in steps has its label in the page's language")
  func scenarioNames() async throws {
    var book = Self.book()
    book.translations[0].pages[0].blocks.append(
      .note(.scenario, html: "<p>Scenario: one tap</p>\n"))
    let page = try await files(of: book)["ko/hit.html"] ?? ""
    #expect(
      page.contains(
        """
        <div class="note"><p>시나리오: <span lang="en">one tap</span></p>
        </div>
        """))
  }

  @Test("A section that is older than its original links to the original")
  func older() async throws {
    let page = try await files(of: Self.book(.outdated))["ko/hit.html"] ?? ""
    #expect(
      page.contains(
        """
        <p class="note translation">이 절을 번역한 뒤 영어 원문이 바뀌었다. \
        <a href="../hit.html#HIT-4" hreflang="en">영어 원문 보기</a></p>
        <p>글.</p>
        """))
  }

  @Test("A page of which nothing is translated has one remark")
  func untranslated() async throws {
    let files = try await files(of: Self.book(.missing, title: .missing))
    let page = files["ko/hit.html"] ?? ""
    #expect(
      page.contains("<p class=\"note translation\">이 페이지는 아직 번역되지 않아 영어 원문으로 표시된다.</p>\n"))
    #expect(!page.contains("이 절은"))
    #expect(files["ko/index.html"]?.contains("<a href=\"hit.html\" lang=\"en\">") == true)
    #expect(files["hit.html"]?.contains("note translation") == false)
  }

  @Test(
    "With an address every page lists its addresses in all languages, and the sitemap lists every page"
  )
  func addressed() async throws {
    let publishing = Publishing(
      base: try BaseURL("https://example.com"), editing: try EditPattern("https://x.org/{page}.md"))
    let files = try await files(of: Self.book(), publishing)
    #expect(
      files["ko/index.html"]?.contains(
        """
        <link rel="canonical" href="https://example.com/ko/">
        <link rel="alternate" hreflang="en" href="https://example.com/">
        <link rel="alternate" hreflang="ko" href="https://example.com/ko/">
        <link rel="alternate" hreflang="x-default" href="https://example.com/">

        """) == true)
    #expect(files["ko/hit.html"]?.contains("href=\"https://x.org/ko/hit.md\"") == true)
    #expect(files["hit.html"]?.contains("href=\"https://x.org/hit.md\"") == true)
    #expect(files["sitemap.xml"]?.contains("<loc>https://example.com/ko/hit.html</loc>") == true)
  }

  @Test("Where a scenario has a name in the language, pages and scripts show it, and keep the id")
  func names() async throws {
    var book = Self.book()
    book.translations[0].names = TranslatedNames(
      Array("hidden = 숨김\nIt stops = 멈춤".utf8), file: "names.txt", of: book.scenarios.map(\.id),
      [Fault(name: "It stops", clauses: ["HIT-4"], rows: [])])
    let report = Samples.report(verdicts: [("HIT-4/hidden", .errored(message: "died"))])
    let files = try await files(of: book, reports: [report])
    let page = try #require(files["ko/hit.html"])
    #expect(page.contains("<a class=\"permalink\" href=\"#HIT-4/hidden\">숨김</a>"))
    let engine = try #require(files["ko/engines/toy.html"])
    #expect(engine.contains("href=\"../hit.html#HIT-4/hidden\">HIT-4 · 숨김</a>"))
    let verdicts = try #require(files.first { $0.key.hasPrefix("verdicts.ko.") }?.value)
    #expect(verdicts.contains("\"HIT-4 · 숨김\""))
    #expect(verdicts.contains("\"히트 테스트\""))
    let rows = try #require(files.first { $0.key.hasPrefix("search-rows.ko.") }?.value)
    #expect(rows.contains("[\"hidden\","))
    #expect(rows.contains(",\"숨김\"]"))
    for (path, text) in files where !path.contains("ko") {
      #expect(!text.contains("숨김"), "\(path)")
    }
  }

  @Test("Anchors are the same in all languages")
  func places() async throws {
    let files = try await files()
    for (path, text) in files where path.hasSuffix(".html") && !path.hasPrefix("ko/") {
      #expect(Self.ids(in: text) == Self.ids(in: files["ko/" + path] ?? ""), "\(path)")
    }
  }

  private static func ids(in text: String) -> [String] {
    PageMark.all(in: Array(text.utf8)).filter(\.isAnchor).map(\.value)
  }
}
