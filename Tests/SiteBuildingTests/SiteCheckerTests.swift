import Testing

@testable import SiteBuilding

@Suite("SiteChecker")
struct SiteCheckerTests {
  private func file(_ path: String, _ text: String) -> SiteFile {
    SiteFile(path: path, bytes: Array(text.utf8))
  }

  private func mistakes(in text: String, _ others: [SiteFile] = [], base: String? = nil) throws
    -> String
  {
    let base = try base.map { try BaseURL($0) }
    let finding = SiteChecker([file("a/page.html", text)] + others, base: base)
      .check { $0 == "a/mine.png" }
    return finding.diagnostics.map(\.description).joined(separator: "\n")
  }

  @Test(
    "Links to existing places are no mistakes",
    arguments: [
      "<a href=\"#HIT-4/a%20b\">", "<a href=\"\">", "<a href=\"#\">", "<a href=\"#top\">",
      "<a href=\"page.html#x\">", "<a href=\"../b.html\">", "<a href=\"../b.html?q#y\">",
      "<a href=\"..\">", "<a href=\"../\">", "<a href=\"./page.html\">", "<img src=\"mine.png\">",
      "<link rel=\"icon\" href=\"data:image/svg+xml,%3C\">", "<a href=\"https://example.org/x\">",
      "<a href=\"mailto:a@example.com\">", "<a href=\"//example.com/x\">",
      "<a href=\"https://example.com/s/b.html#y\">", "<a href=\"https://example.com/s/\">",
      "<a href=\"#x?replay\">", "<a title=\"<\" href=\"../b.html#a&amp;b\">",
    ])
  func fine(_ link: String) throws {
    let page = "<!doctype html>\n<p id=\"x\"><p id=\"HIT-4/a b\">\n\(link)"
    let others = [
      file("b.html", "<p id=\"y\"><p id=\"a&amp;b\">"), file("index.html", ""),
      file("x.css", "href=\"nowhere\""),
    ]
    #expect(try mistakes(in: page, others, base: "https://example.com/s") == "")
  }

  @Test(
    "A broken link is reported with its file, line, column and a hint",
    arguments: [
      (
        "<a href=\"#HIT-44\">",
        """
        a/page.html:2:1: the link “#HIT-44” leads nowhere: “a/page.html” has no place “HIT-44”
          hint: did you mean “HIT-4”?
        """
      ),
      (
        "<p><a href=\"../b.html#zebra\">",
        """
        a/page.html:2:4: the link “../b.html#zebra” leads nowhere: “b.html” has no place “zebra”
          hint: correct the link; for a renamed id add a line to redirects.txt
        """
      ),
      (
        "<a href=\"b.html\">",
        """
        a/page.html:2:1: the link “b.html” leads nowhere: the site has no file “a/b.html”
          hint: did you mean “b.html”?
        """
      ),
      (
        "<script src=\"../lost.js\">",
        """
        a/page.html:2:1: the link “../lost.js” leads nowhere: the site has no file “lost.js”
          hint: correct the link; for a renamed page add a line to redirects.txt
        """
      ),
      (
        "<a href=\"../../b.html\">",
        """
        a/page.html:2:1: the link “../../b.html” leads out of the site's folder
          hint: write it from the page it stands on, without a “/” at its beginning
        """
      ),
      (
        "<a href=\"/b.html\">",
        """
        a/page.html:2:1: the link “/b.html” leads out of the site's folder
          hint: write it from the page it stands on, without a “/” at its beginning
        """
      ),
      (
        "<a href=\"https://example.com/s/lost.html\">",
        """
        a/page.html:2:1: the link “https://example.com/s/lost.html” leads nowhere: the site has \
        no file “lost.html”
          hint: correct the link; for a renamed page add a line to redirects.txt
        """
      ),
      (
        "<p id=\"HIT-4\">",
        """
        a/page.html:2:1: the place “HIT-4” is already on line 1
          hint: give it another name
        """
      ),
    ])
  func broken(_ link: String, _ expected: String) throws {
    let found = try mistakes(
      in: "<p id=\"HIT-4\">\n\(link)", [file("b.html", "<p id=\"y\">"), file("x.css", "")],
      base: "https://example.com/s")
    #expect(found == expected)
  }

  @Test("All links are counted, and diagnostics are in the order of the files")
  func order() {
    let files = [
      file("b.html", "<a href=\"1\"><a href=\"b.html\">"),
      file("a.html", "<a href=\"2\">\n<a href=\"https://example.com\"><a href=\"3\">"),
    ]
    let finding = SiteChecker(files).check()
    #expect(finding.links == 4)
    #expect(
      finding.diagnostics.map { "\($0.location.file):\($0.location.line)" }
        == ["a.html:1", "a.html:2", "b.html:1"])
  }
}
