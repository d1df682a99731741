import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite struct DiagnosticsPageTests {
  private let words = PreviewWords(
    theme: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Site")

  private func page(
    _ content: DiagnosticsPage.Content, files: [String] = [], language: String = "en"
  ) throws -> DiagnosticsPage {
    DiagnosticsPage(
      content, files: files, editor: try EditorPattern("edit:{path}:{line}", folder: "/home"),
      in: words, language: language)
  }

  private func text(_ page: DiagnosticsPage) -> String {
    String(decoding: page.page(style: "/s.css", script: "/s.js"), as: UTF8.self)
  }

  private func excerpt(
    _ file: String, _ summary: String, hint: String? = nil, line: String? = nil, column: Int = 1
  ) -> DiagnosticsPage.Excerpt {
    let location = SourceLocation(file: file, line: 3, column: column)
    return (Diagnostic(location, summary, hint: hint), line, [])
  }

  @Test("A diagnostic is shown with its location, line and hint, all escaped")
  func whole() throws {
    let excerpt = excerpt(
      "Spec/<a>.md", "`<b>` is \u{202E}odd", hint: "write `&`", line: "| <i>x</i> | 1 < 2 |",
      column: 3)
    #expect(
      text(try page(.diagnostics([excerpt]))) == Fixture.text("diagnostics.html"))
  }

  @Test("The diagnostics of the requested page come first")
  func order() throws {
    let mistakes = DiagnosticsPage.Content.diagnostics([
      excerpt("a", "first"), excerpt("b", "second"), excerpt("a", "third"),
    ])
    let headings = { (text: String) in
      text.split(separator: "\n").filter { $0.hasPrefix("<h2>") || $0.contains("summary") }
    }
    #expect(
      headings(text(try page(mistakes))) == [
        "<h2>a</h2>", "<p class=\"summary\">first</p>", "<p class=\"summary\">third</p>",
        "<h2>b</h2>", "<p class=\"summary\">second</p>",
      ])
    #expect(
      headings(text(try page(mistakes, files: ["b"]))) == [
        "<h2>b</h2>", "<p class=\"summary\">second</p>",
        "<h2>a</h2>", "<p class=\"summary\">first</p>", "<p class=\"summary\">third</p>",
      ])
  }

  @Test("A column after the end of the line marks nothing")
  func column() throws {
    let content = DiagnosticsPage.Content.diagnostics([
      excerpt("a", "short", line: "| x", column: 9)
    ])
    #expect(text(try page(content)).contains("<pre>| x</pre>"))
  }

  @Test("A panel is open on a page with mistakes and closed on others")
  func panel() throws {
    var own = excerpt("Spec/a.md", "odd <b>")
    own.places = ["HIT-4/hidden", "HIT-4"]
    let panel = { (files: [String]) in
      String(decoding: try page(.diagnostics([own]), files: files).panel(), as: UTF8.self)
    }
    #expect(
      try panel(["Spec/a.md"]) == Fixture.text("diagnostics-panel.html"))
    let other = try panel(["Spec/b.md"])
    #expect(other.contains("<details>"))
    #expect(other.contains("<p class=\"note\">This page is not affected.</p>"))
  }

  @Test("The words are those of the language of the page")
  func language() throws {
    #expect(words.language(of: "ko/touches.html") == "ko")
    #expect(words.language(of: "touches.html") == "en")
    #expect(words.language(of: "engines/toy.html") == "en")
    let text = text(try page(.error("no engine"), language: "ko"))
    #expect(text.contains("<html lang=\"ko\">"))
    #expect(text.contains("<h1>사이트를 만들 수 없다</h1>\n<p class=\"note\">no engine</p>"))
  }

  @Test("Without words, a page shows their keys and the diagnostics")
  func wordless() throws {
    let page = DiagnosticsPage(
      .diagnostics([excerpt("a", "first")]), in: PreviewWords(theme: "/nowhere"))
    let text = text(page)
    #expect(text.contains("<h1>mistakes</h1>"))
    #expect(text.contains("<p class=\"summary\">first</p>"))
  }
}
