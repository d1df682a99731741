import Conformance
import SiteBuilding
import SpecReading
import Testing

@testable import Previewing

/// What a preview shows while its sources have mistakes.
@Suite struct LiveSiteMistakesTests {
  private let folder: PreviewFolder
  private let site: LiveSite

  init() async throws {
    folder = try .filled()
    site = LiveSite(folder.configuration(), session: "s")
    await site.listen(at: 8000)
  }

  @Test("A page with mistakes keeps its last good version, with the mistakes and their places")
  func mistakes() async throws {
    _ = await site.open()
    let good = try await site.text("/hits.html")
    try folder.write(
      PreviewFolder.page("HIT-1", title: "Hits", finding: "windwo<b>"), to: "Spec/hits.md")
    let broken = try await site.settle()
    #expect(broken.diagnostics.map(\.location.line) == [16, 16])
    let page = try await site.get("/hits.html")
    #expect(page.status == 200)
    let shown = String(decoding: page.bytes, as: UTF8.self)
    #expect(shown.contains("<link rel=\"stylesheet\" href=\"/.conform/preview.css\">"))
    #expect(shown.contains("<summary>There are 2 errors <code>\(folder.path)/Spec/hits.md"))
    #expect(shown.contains("<details open=\"\">\n<summary>There are 2"))
    #expect(shown.contains("<li data-places=\"HIT-1/inside HIT-1\">"))
    #expect(
      shown.contains(
        "<code>\(folder.path)/Spec/hits.md:16:30</code> "
          + "<a href=\"vscode://file\(folder.path)/Spec/hits.md:16:30\">Open in the editor</a>"))
    #expect(shown.contains("<mark>windwo&lt;b&gt;</mark>"))
    #expect(!shown.contains("windwo<b>"))
    #expect(shown.contains("id=\"HIT-1/inside\""))
    try folder.write(PreviewFolder.page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    #expect(try await site.settle().tallies.map(\.tally[.passed]) == [4])
    #expect(
      try await site.text("/hits.html")
        == good.replacing("reload.js?s-1", with: "reload.js?s-3"))
  }

  @Test("Other pages are made as they are now while one has mistakes, with a closed panel")
  func otherPages() async throws {
    _ = await site.open()
    try folder.write(
      PreviewFolder.page("HIT-1", title: "Hits", finding: "windwo"), to: "Spec/hits.md")
    _ = try await site.settle()
    #expect(try await site.text("/misses.html").contains("<title>Misses</title>"))
    try folder.write(PreviewFolder.page("MISS-1", title: "Others"), to: "Spec/misses.md")
    _ = try await site.settle()
    let page = try await site.get("/misses.html")
    #expect(page.status == 200)
    let shown = String(decoding: page.bytes, as: UTF8.self)
    #expect(shown.contains("<title>Others</title>"))
    #expect(shown.contains("<details>\n<summary>There is an error"))
    #expect(try await site.get("/site.2a631e68793ad829.css").status == 200)
    #expect(try await site.get("/gone.html").status == 404)
  }

  @Test("A page that has mistakes from the start shows them, and the others are made")
  func mistakesFromTheStart() async throws {
    try folder.write("# Hits\n\n## HIT-1 Nothing\n", to: "Spec/hits.md")
    _ = await site.open()
    #expect(try await site.get("/misses.html").status == 200)
    let page = try await site.get("/hits.html")
    #expect(page.status == 500)
    #expect(
      String(decoding: page.bytes, as: UTF8.self)
        .contains("<main class=\"preview-mistakes\">\n<h1>"))
    try folder.write(PreviewFolder.page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    #expect(try await site.settle().tallies.map(\.tally[.passed]) == [4])
    #expect(try await site.get("/hits.html").status == 200)
  }

  @Test("A page that changes while another has an error is judged afterwards")
  func changeBehindMistake() async throws {
    _ = await site.open()
    try folder.write("# Hits\n\n## HIT-1 Nothing\n", to: "Spec/hits.md")
    _ = try await site.settle()
    try folder.write(
      PreviewFolder.page("MISS-1", title: "Misses", finding: "nobody"), to: "Spec/misses.md")
    #expect(try await site.settle().changed == ["misses"])
    try folder.write(PreviewFolder.page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    let mended = try await site.settle()
    #expect(mended.changed == ["hits"])
    #expect(mended.tallies.map(\.tally[.failed]) == [1])
  }

  @Test("Redirects lead on while their list or another page has a mistake")
  func redirects() async throws {
    try folder.write("gone -> hits\nHIT-9 -> HIT-1\n", to: "Spec/redirects.txt")
    _ = await site.open()
    let expectAll = { () async throws in
      #expect(try await site.get("/gone.html").status == 200)
      #expect(try await site.text("/hits.html").contains("id=\"HIT-9\""))
    }
    try await expectAll()
    try folder.write(
      PreviewFolder.page("MISS-1", title: "Misses", finding: "windwo"), to: "Spec/misses.md")
    #expect(try await site.settle().diagnostics.count == 1)
    try await expectAll()
    try folder.write(PreviewFolder.page("MISS-1", title: "Misses"), to: "Spec/misses.md")
    _ = try await site.settle()
    try folder.write("gone -> nothing\nHIT-9 -> HIT-1\n", to: "Spec/redirects.txt")
    #expect(try await site.settle().diagnostics.count == 1)
    try await expectAll()
    try folder.write("HIT-9 -> HIT-1\n", to: "Spec/redirects.txt")
    #expect(try await site.settle().diagnostics.isEmpty)
    #expect(try await site.get("/gone.html").status == 404)
  }

  @Test("An error in the theme is shown with its line")
  func theme() async throws {
    _ = await site.open()
    try folder.write("{{engines}}\n{{downlods}}{{downloads}}{{pages}}", to: "Site/index.html")
    _ = try await site.settle()
    let text = try await site.text("/hits.html")
    #expect(text.contains("<title>Hits</title>"))
    #expect(text.contains("<code>\(folder.path)/Site/index.html:2:1</code>"))
    #expect(
      text.contains("<p class=\"summary\">unknown placeholder “{{downlods}}”</p>\n<pre><mark>"))
    try folder.write("{{engines}}{{downloads}}{{pages}}", to: "Site/index.html")
    _ = try await site.settle()
    #expect(try await site.get("/hits.html").status == 200)
  }

  @Test("If the folder of pages is removed, the last pages stay and show the reason")
  func noPages() async throws {
    _ = await site.open()
    try folder.remove("Spec")
    _ = try await site.settle()
    #expect(
      try await site.text("/hits.html").contains(
        """
        <summary>The site cannot be made</summary>
        <p class="note">there is no folder \(folder.path)/Spec; \
        name the folder of the pages with --spec</p>
        """))
  }
}
