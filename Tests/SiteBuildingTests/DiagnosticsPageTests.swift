import Conformance
import Testing

@testable import SiteBuilding

@Suite struct DiagnosticsPageTests {
  private func text(_ page: DiagnosticsPage, first file: String? = nil) -> String {
    String(decoding: page.bytes(first: file, style: "/s.css", script: "/s.js"), as: UTF8.self)
  }

  private func excerpt(
    _ file: String, _ summary: String, hint: String? = nil, line: String? = nil, column: Int = 1
  ) -> DiagnosticsPage.Excerpt {
    let location = SourceLocation(file: file, line: 3, column: column)
    return DiagnosticsPage.Excerpt(Diagnostic(location, summary, hint: hint), line: line)
  }

  @Test("A diagnostic is shown with its location, line and hint, all escaped")
  func whole() {
    let excerpt = excerpt(
      "Spec/<a>.md", "`<b>` is \u{202E}odd", hint: "write `&`", line: "| <i>x</i> | 1 < 2 |",
      column: 3)
    #expect(
      text(DiagnosticsPage([excerpt])) == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; \
        style-src &#39;self&#39;; script-src &#39;self&#39;; connect-src &#39;self&#39;; \
        base-uri &#39;none&#39;; form-action &#39;none&#39;">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>There is a mistake</title>
        <link rel="stylesheet" href="/s.css">
        <script src="/s.js" defer="" data-mistakes=""></script>
        </head>
        <body>
        <main>
        <h1>There is a mistake</h1>
        <p class="note">Nothing is judged until there is none; then the page that stood here \
        comes back.</p>
        <h2>Spec/&lt;a&gt;.md</h2>
        <ol>
        <li>
        <p class="place">Spec/&lt;a&gt;.md:3:3</p>
        <p class="summary">`&lt;b&gt;` is ‹U+202E›odd</p>
        <pre>| <mark>&lt;i&gt;x&lt;/i&gt;</mark> | 1 &lt; 2 |</pre>
        <p class="hint">Hint: write `&amp;`</p>
        </li>
        </ol>
        </main>
        </body>
        </html>

        """)
  }

  @Test("The diagnostics of the requested page come first")
  func order() throws {
    let page = DiagnosticsPage([
      excerpt("a", "first"), excerpt("b", "second"), excerpt("a", "third"),
    ])
    let headings = { (text: String) in
      text.split(separator: "\n").filter { $0.hasPrefix("<h2>") || $0.contains("summary") }
    }
    #expect(
      headings(text(page)) == [
        "<h2>a</h2>", "<p class=\"summary\">first</p>", "<p class=\"summary\">third</p>",
        "<h2>b</h2>", "<p class=\"summary\">second</p>",
      ])
    #expect(
      headings(text(page, first: "b")) == [
        "<h2>b</h2>", "<p class=\"summary\">second</p>",
        "<h2>a</h2>", "<p class=\"summary\">first</p>", "<p class=\"summary\">third</p>",
      ])
  }

  @Test("A column after the end of the line marks nothing")
  func column() {
    let page = DiagnosticsPage([excerpt("a", "short", line: "| x", column: 9)])
    #expect(text(page).contains("<pre>| x</pre>"))
  }
}
