import Conformance
import SiteBuilding
import SpecReading
import Synchronization
import Testing

@testable import Previewing

@Suite struct PreviewDeskTests {
  private let folder: PreviewFolder
  private let desk: PreviewDesk

  init() async throws {
    folder = try .filled()
    desk = PreviewDesk(folder.workshop(), session: "s")
    await desk.listen(at: 8000)
  }

  private func get(
    _ target: String, _ method: String = "GET", host: String = "localhost:8000"
  ) async throws -> PreviewAnswer.Content {
    let answer = await desk.answer(PreviewRequest(method, target, host: host))
    guard case .content(let content) = answer else { throw Unexpected(answer: answer) }
    return content
  }

  private func text(_ target: String) async throws -> String {
    String(decoding: try await get(target).bytes, as: UTF8.self)
  }

  /// Looks until what was changed has settled.
  private func settle() async throws -> Rebuild {
    #expect(await desk.poll() == nil)
    return try #require(await desk.poll())
  }

  @Test("A page of the site is served with a script that waits for changes")
  func page() async throws {
    let made = await desk.open()
    #expect(made.changed == ["hits", "misses"])
    let page = try await get("/hits.html")
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
        <title>Hits</title><link rel="stylesheet" href="style.2a631e68793ad829.css">
        <script src="/.conform/reload.js?s-1" defer=""></script>
        </head>
        """))
  }

  @Test("Before the site is made, a page says so and waits for it")
  func beginning() async throws {
    let page = try await get("/hits.html")
    #expect(page.status == 500)
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<h1>The site is being made</h1>"))
    #expect(text.contains("<script src=\"/.conform/reload.js?s-0\""))
  }

  @Test("The desk's own files are served beside the site")
  func own() async throws {
    _ = await desk.open()
    #expect(
      try await get("/.conform/reload.js?s-1").headers["Content-Type"]?
        .hasPrefix("text/javascript") == true)
    #expect(try await get("/.conform/preview.css").status == 200)
    #expect(try await get("/.conform/other").status == 404)
    let changes = await desk.answer(
      PreviewRequest("GET", "/.conform/changes", host: "localhost:8000"))
    #expect(changes == .changes)
  }

  @Test(
    "What is no file of the site is not there, and says so with the site's own page",
    arguments: [
      "/nope.html", "/..", "/../Spec/hits.md", "/%2e%2e/Spec/hits.md", "/%2E%2E%2FSpec%2Fhits.md",
      "/engines%2Fconform.html", "/hits.html%00", "//hits.html", "/hits.md", "/./hits.html",
      "/hits.html/", "/\\hits.html", "hits.html",
    ])
  func missing(target: String) async throws {
    _ = await desk.open()
    let page = try await get(target)
    #expect(page.status == 404)
    #expect(
      String(decoding: page.bytes, as: UTF8.self)
        .contains("<h1>No such page</h1><a href=\"/index.html\">Overview</a>"))
  }

  @Test("Another name for this machine is not answered, whatever it asks for")
  func foreignHost() async throws {
    _ = await desk.open()
    for target in ["/", "/.conform/changes", "/.conform/reload.js"] {
      #expect(try await get(target, host: "evil.example:8000").status == 421)
    }
  }

  @Test("Nothing but reading is allowed", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get"])
  func method(method: String) async throws {
    _ = await desk.open()
    let refusal = try await get("/", method)
    #expect(refusal.status == 405)
    #expect(refusal.headers["Allow"] == "GET, HEAD")
    #expect(try await get("/", "HEAD").status == 200)
  }

  @Test("A changed page is read and judged again, and no other")
  func change() async throws {
    let judged = Mutex<[[String]]>([])
    let desk = PreviewDesk(
      folder.workshop { scenarios in
        judged.withLock { $0.append(scenarios.map(\.id.description)) }
      }, session: "s")
    #expect(await desk.open().tallies.map(\.tally.passed) == [4])
    try folder.write(
      PreviewFolder.page("HIT-1", title: "Hits", finding: "nobody"), to: "Spec/hits.md")
    #expect(await desk.poll() == nil)
    let rebuild = try #require(await desk.poll())
    #expect(await desk.poll() == nil)
    #expect(rebuild.changed == ["hits"])
    #expect(rebuild.tallies.map(\.tally.passed) == [3])
    #expect(rebuild.tallies.map(\.tally.failed) == [1])
    #expect(
      judged.withLock { $0 } == [
        ["HIT-1/inside", "HIT-1/outside", "MISS-1/inside", "MISS-1/outside"],
        ["HIT-1/inside", "HIT-1/outside"],
      ])
  }

  @Test("A new page comes in, and one that is removed is gone")
  func comingAndGoing() async throws {
    _ = await desk.open()
    try folder.write(PreviewFolder.page("NEW-1", title: "New"), to: "Spec/new.md")
    #expect(try await settle().tallies.map(\.tally.passed) == [6])
    #expect(try await get("/new.html").status == 200)
    try folder.remove("Spec/hits.md")
    #expect(try await settle().tallies.map(\.tally.passed) == [4])
    #expect(try await get("/hits.html").status == 404)
  }

  @Test("Who listens is told the version of today, and then each that comes")
  func listening() async throws {
    _ = await desk.open()
    var versions = await desk.changes().makeAsyncIterator()
    #expect(await versions.next() == "s-1")
    try folder.write(PreviewFolder.page("HIT-1", title: "Other"), to: "Spec/hits.md")
    _ = try await settle()
    #expect(await versions.next() == "s-2")
    await desk.remind()
    #expect(await versions.next() == "s-2")
    #expect(try await text("/hits.html").contains("<title>Other</title>"))
  }

  @Test("While a page has a mistake every page shows it, and then the site comes back")
  func mistakes() async throws {
    _ = await desk.open()
    try folder.write(
      PreviewFolder.page("HIT-1", title: "Hits", finding: "windwo<b>"), to: "Spec/hits.md")
    let broken = try await settle()
    #expect(broken.diagnostics.map(\.location.line) == [16, 16])
    for path in ["/", "/hits.html", "/misses.html", "/gone.html"] {
      let page = try await get(path)
      #expect(page.status == 500)
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(text.contains("<h2>\(folder.path)/Spec/hits.md</h2>"))
      #expect(text.contains("<p class=\"place\">\(folder.path)/Spec/hits.md:16:30</p>"))
      #expect(text.contains("<mark>windwo&lt;b&gt;</mark>"))
      #expect(!text.contains("<b>"))
    }
    #expect(try await get("/style.2a631e68793ad829.css").status == 404)
    try folder.write(PreviewFolder.page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    #expect(try await settle().tallies.map(\.tally.passed) == [4])
    #expect(try await get("/hits.html").status == 200)
  }

  @Test("A page that was changed while another had a mistake is judged afterwards")
  func changeBehindMistake() async throws {
    _ = await desk.open()
    try folder.write("# Hits\n\n## HIT-1 Nothing\n", to: "Spec/hits.md")
    _ = try await settle()
    try folder.write(
      PreviewFolder.page("MISS-1", title: "Misses", finding: "nobody"), to: "Spec/misses.md")
    #expect(try await settle().changed == ["misses"])
    try folder.write(PreviewFolder.page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    let mended = try await settle()
    #expect(mended.changed == ["hits"])
    #expect(mended.tallies.map(\.tally.failed) == [1])
  }

  @Test("A mistake in the theme is shown with its line")
  func theme() async throws {
    _ = await desk.open()
    try folder.write("{{engines}}\n{{downlods}}{{downloads}}{{pages}}", to: "Site/index.html")
    _ = try await settle()
    let text = try await text("/hits.html")
    #expect(text.contains("<p class=\"place\">\(folder.path)/Site/index.html:2:1</p>"))
    #expect(
      text.contains("<p class=\"summary\">unknown placeholder “{{downlods}}”</p>\n<pre><mark>"))
    try folder.write("{{engines}}{{downloads}}{{pages}}", to: "Site/index.html")
    _ = try await settle()
    #expect(try await get("/hits.html").status == 200)
  }

  @Test("Where the pages are gone, the reason stands in their place")
  func noPages() async throws {
    _ = await desk.open()
    try folder.remove("Spec")
    _ = try await settle()
    #expect(
      try await text("/").contains(
        """
        <h1>The site cannot be made</h1>
        <p class="note">there is no folder \(folder.path)/Spec; \
        name the folder of the pages with --spec</p>
        """))
  }

  @Test("An engine that cannot be asked is told instead of the site")
  func noEngine() async throws {
    var workshop = folder.workshop()
    workshop.verdicts = .engines { _ in throw NoEngine() }
    let desk = PreviewDesk(workshop, session: "s")
    guard case .obstacle(let reason) = await desk.open().outcome else {
      Issue.record("there is no engine")
      return
    }
    #expect(reason == "no engine")
  }

  private struct Unexpected: Error {
    var answer: PreviewAnswer
  }

  private struct NoEngine: Error, CustomStringConvertible {
    var description: String { "no engine" }
  }
}
