import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("SiteBuilder")
struct SiteBuilderTests {
  @Test("Hostile text is escaped everywhere")
  func hostile() async throws {
    let evil = "\"'><script>alert(1)</script>\u{202E}"
    var page = Samples.page(
      title: evil, clause: Samples.clause("HIT-4", evil), slugs: [evil, "b", "c"])
    page.blocks.append(.heading(.init(level: 2, anchor: evil, text: evil)))
    page.blocks.append(.stage(Samples.table([evil], [[evil]])))
    page.blocks.append(.traceabilityMatrix(Samples.table(["home"], [["HIT-4 " + evil]])))
    let report = Samples.report(
      evil, version: evil, language: evil, homepage: "javascript:alert(1)//" + evil,
      verdicts: [
        ("HIT-4/" + evil, Samples.failure(phrase: evil, expected: evil, actual: evil)),
        ("HIT-4/b", .skipped(reason: .word(evil), url: "javascript:alert(1)")),
        ("HIT-4/c", .errored(message: evil)),
      ])
    let passing = Samples.report("Good", verdicts: [("HIT-4/" + evil, .passed)])
    let slug = "script-alert-1-script"
    let safe = "&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
    let paths = ["index.html", "hit.html", "matrix.html", "compare.html", "engines/\(slug).html"]
    let texts = try await SiteBuilder(theme: PlainTheme.read())
      .build(Samples.book(page), reports: [report, passing]).texts
    for path in paths {
      let text = try #require(texts[path])
      #expect(text.contains(safe))
      #expect(text.contains("<bdi>\(safe)‹U+202E›</bdi>"))
      #expect(!text.contains("<script"))
      #expect(!text.contains("javascript"))
      #expect(!text.contains("\"'>"))
    }
  }

  @Test("A page whose name cannot be a file of the site is an error; all are named")
  func names() async throws {
    let theme = try PlainTheme.read()
    var book = Samples.book(
      Samples.page("../x"), Samples.page("ok"), Samples.page("Index"), Samples.page("404"),
      Samples.page("engines/x"))
    book.translations = [Translation(language: "ko", pages: [])]
    book.redirects = ["index", "fine", "../y", "ko/ok", "OK"].enumerated().map { line, name in
      Redirect(
        old: .init(page: name), new: .init(page: "ok"),
        location: SourceLocation(file: "Spec/redirects.txt", line: line + 1))
    }
    let error = try #require(
      await #expect(throws: SiteError.self) {
        _ = try await SiteBuilder(theme: theme).build(book, reports: [])
      })
    #expect(error.description + "\n" == Fixture.text("names-of-pages.txt"))
  }

  @Test("The same input gives the same files in the same order")
  func deterministic() async throws {
    let pages = (10..<30).map {
      Samples.page("p\($0)", title: "P \($0)", clause: Samples.clause("HIT-\($0)"))
    }
    let book = SpecBook(pages: pages, traceabilityMatrix: TraceabilityMatrix(), diagnostics: [])
    let report = Samples.report(verdicts: pages.map { ($0.scenarios[0].id.description, .passed) })
    let builder = SiteBuilder(theme: try PlainTheme.read())
    let files = try await builder.build(book, reports: [report])
    let named = files.map(\.path).filter { !$0.hasPrefix("search-") }
    #expect(
      named.filter { !$0.hasPrefix("verdicts.") }
        == ["compare.html", "engines/toy.html", "index.html", "matrix.html"]
        + pages.map { $0.name + ".html" } + ["phrasebook.html", PlainTheme.style])
    #expect(try await builder.build(book, reports: [report]) == files)
  }

  @Test("Every page is inside the layout, with the path to the top folder")
  func layout() async throws {
    let book = Samples.book(
      Page(file: "Spec/a/b.md", name: "a/b", title: "A & B", blocks: [], clauses: [], scenarios: [])
    )
    let files = try await SiteBuilder(theme: PlainTheme.read()).build(book, reports: [])
    let index = try #require(files.map(\.path).first { $0.hasPrefix("search-index.") })
    let rows = try #require(files.map(\.path).first { $0.hasPrefix("search-rows.") })
    #expect(
      files.map(\.path).prefix(7)
        == ["a/b.html", "compare.html", "index.html", "matrix.html", index, rows, PlainTheme.style])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        <title>A &amp; B</title>../<link rel="stylesheet" href="../\(PlainTheme.style)">

        <ul>
        <li><a href="../index.html">Overview</a></li>
        <li><a href="../a/b.html" aria-current="page">A &amp; B</a></li>
        </ul>
        <h1>A &amp; B</h1>
        <!--<nav class="breadcrumbs" aria-label="Breadcrumbs">
        <ol>
        <li><a href="../index.html">Overview</a></li>
        <li><span aria-current="page">A &amp; B</span></li>
        </ol>
        </nav>
        <a rel="prev" href="../index.html"><small>Previous</small> Overview</a>
        --><!--../\(index) ../\(rows) en-->
        """)
    #expect(String(decoding: files[6].bytes, as: UTF8.self) == "p { color: red }\n")
  }
}
