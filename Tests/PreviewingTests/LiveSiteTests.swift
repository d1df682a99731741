import Conformance
import SiteBuilding
import SpecReading
import Synchronization
import Testing

@testable import Previewing

@Suite struct LiveSiteTests {
  private let folder: PreviewFolder
  private let site: LiveSite

  init() async throws {
    folder = try .filled()
    site = LiveSite(folder.configuration(), session: "s")
    await site.listen(at: 8000)
  }

  @Test("A page of the site is served with a script that reloads it on changes")
  func page() async throws {
    let made = await site.open()
    #expect(made.changed == ["hits", "misses"])
    let page = try await site.get("/hits.html")
    #expect(page.status == 200)
    #expect(
      page.headers == [
        "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin",
      ])
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        <head><meta http-equiv="Content-Security-Policy" \
        content="connect-src 'self'; default-src 'none'">
        <title>Hits</title><meta name="description" content="It MUST be found.">
        <meta property="og:site_name" content="Conform">
        <meta property="og:type" content="website">
        <meta property="og:title" content="Hits">
        <meta property="og:description" content="It MUST be found.">
        <link rel="stylesheet" href="site.2a631e68793ad829.css">
        <script src="/.conform/reload.js?s-1" defer=""></script>
        </head>
        """))
  }

  @Test("Before the first build ends, every page says so and reloads when it does")
  func beginning() async throws {
    let page = try await site.get("/hits.html")
    #expect(page.status == 500)
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<h1>The site is being made</h1>"))
    #expect(text.contains("<script src=\"/.conform/reload.js?s-0\""))
  }

  @Test("The files of the preview itself are served beside the site")
  func own() async throws {
    _ = await site.open()
    #expect(
      try await site.get("/.conform/reload.js?s-1").headers["Content-Type"]?
        .hasPrefix("text/javascript") == true)
    #expect(try await site.get("/.conform/preview.css").status == 200)
    #expect(try await site.get("/.conform/other").status == 404)
    let changes = await site.response(
      to: PreviewRequest("GET", "/.conform/changes", host: "localhost:8000"))
    #expect(changes == .changes)
  }

  @Test(
    "An unknown path gives the page of the site for unknown paths",
    arguments: [
      "/nope.html", "/..", "/../Spec/hits.md", "/%2e%2e/Spec/hits.md", "/%2E%2E%2FSpec%2Fhits.md",
      "/hits.html%00", "//hits.html", "/hits.md", "/./hits.html",
      "/hits.html/", "/\\hits.html", "hits.html",
    ])
  func missing(target: String) async throws {
    _ = await site.open()
    let page = try await site.get(target)
    #expect(page.status == 404)
    #expect(
      String(decoding: page.bytes, as: UTF8.self)
        .contains("<h1>No such page</h1><a href=\"/index.html\">Overview</a>"))
  }

  @Test("Only a changed page is read and judged again")
  func change() async throws {
    let judged = Mutex<[[String]]>([])
    let site = LiveSite(
      folder.configuration { scenarios in
        judged.withLock { $0.append(scenarios.map(\.id.description)) }
      }, session: "s")
    #expect(await site.open().tallies.map(\.tally[.passed]) == [4])
    try folder.write(
      PreviewFolder.page("HIT-1", title: "Hits", finding: "nobody"), to: "Spec/hits.md")
    #expect(await site.poll() == nil)
    let rebuild = try #require(await site.poll())
    #expect(await site.poll() == nil)
    #expect(rebuild.changed == ["hits"])
    #expect(rebuild.tallies.map(\.tally[.passed]) == [3])
    #expect(rebuild.tallies.map(\.tally[.failed]) == [1])
    #expect(
      judged.withLock { $0 } == [
        ["HIT-1/inside", "HIT-1/outside", "MISS-1/inside", "MISS-1/outside"],
        ["HIT-1/inside", "HIT-1/outside"],
      ])
  }

  @Test("A new page appears, and a removed page disappears")
  func comingAndGoing() async throws {
    _ = await site.open()
    try folder.write(PreviewFolder.page("NEW-1", title: "New"), to: "Spec/new.md")
    #expect(try await site.settle().tallies.map(\.tally[.passed]) == [6])
    #expect(try await site.get("/new.html").status == 200)
    try folder.remove("Spec/hits.md")
    #expect(try await site.settle().tallies.map(\.tally[.passed]) == [4])
    #expect(try await site.get("/hits.html").status == 404)
  }

  @Test("A listener receives the current version and then each new version")
  func listening() async throws {
    _ = await site.open()
    var versions = await site.changes().makeAsyncIterator()
    #expect(await versions.next() == "s-1")
    try folder.write(PreviewFolder.page("HIT-1", title: "Other"), to: "Spec/hits.md")
    _ = try await site.settle()
    #expect(await versions.next() == "s-2")
    #expect(try await site.text("/hits.html").contains("<title>Other</title>"))
  }

  @Test("If an engine cannot be run, the reason is shown")
  func noEngine() async throws {
    var configuration = folder.configuration()
    configuration.verdicts = .engines { _, _ in throw NoEngine() }
    let site = LiveSite(configuration, session: "s")
    guard case .error("no engine") = await site.open().problem else {
      Issue.record("there is no engine")
      return
    }
  }

  private struct NoEngine: Error, CustomStringConvertible {
    var description: String { "no engine" }
  }
}
