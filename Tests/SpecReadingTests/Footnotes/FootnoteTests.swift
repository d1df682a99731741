import Conformance
import Testing

@testable import SpecReading

@Suite("Footnotes of a page become numbers and small print")
struct FootnoteTests {
  private static func html(of markdown: String) -> String {
    let reading = Reading.page("# Page\n\n\(markdown)", rendering: .html)
    return reading.page.numberingFootnotes(.english).blocks.compactMap(\.html).joined()
  }

  private static func problems(with markdown: String) -> [String] {
    Reading.page("# Page\n\n\(markdown)").diagnostics.map(\.description)
  }

  @Test("A reference leads to the footnote, and that leads back")
  func links() {
    #expect(
      Self.html(of: "One.[^a] Two.\n\n[^a]: A *note*\non two lines.\n\nThree.") == """
        <p>One.<sup><a href="#footnote-a" id="footnote-a-reference" aria-label="Footnote 1">1</a>\
        </sup> Two.</p>
        <p class="footnote" id="footnote-a"><span class="number">1</span>
        A <em>note</em>
        on two lines.
        <a href="#footnote-a-reference" aria-label="Back to the text">↩︎</a>
        </p>
        <p>Three.</p>

        """)
  }

  @Test("Footnotes are numbered in the order of first use, wherever they stand")
  func numbers() {
    #expect(
      Self.html(of: "[^b]: B.\n[^a]: A.\n\nOne[^a] two[^b][^a].") == """
        <p class="footnote" id="footnote-b"><span class="number">2</span>
        B.
        <a href="#footnote-b-reference" aria-label="Back to the text">↩︎</a>
        </p>
        <p class="footnote" id="footnote-a"><span class="number">1</span>
        A.
        <a href="#footnote-a-reference" aria-label="Back to the text 1">↩︎<sup>1</sup></a>
        <a href="#footnote-a-reference-2" aria-label="Back to the text 2">↩︎<sup>2</sup></a>
        </p>
        <p>One<sup><a href="#footnote-a" id="footnote-a-reference" aria-label="Footnote 1">1</a>\
        </sup> two<sup><a href="#footnote-b" id="footnote-b-reference" aria-label="Footnote 2">2\
        </a></sup><sup><a href="#footnote-a" id="footnote-a-reference-2" aria-label="Footnote 1">1\
        </a></sup>.</p>

        """)
  }

  @Test(
    "A footnote that CommonMark would take for a link's definition is one",
    arguments: [
      "word", "<word>", "word \"and title\"", "word\n[^b]: other\n\nB[^b]", "https://example.org",
    ])
  func isNoLinkDefinition(text: String) {
    let markdown = "One[^a].\n\n[^a]: \(text)"
    #expect(Self.problems(with: markdown) == [])
    #expect(Self.html(of: markdown).contains("<p class=\"footnote\" id=\"footnote-a\">"))
    #expect(Self.html(of: markdown).contains("<a href=\"#footnote-a\""))
  }

  @Test("Footnotes stand in lists and quotes too, and a footnote may refer to another")
  func nests() {
    #expect(
      Self.html(of: "- One[^a]\n\n  [^a]: See[^b].\n\n> [^b]: B.") == """
        <ul>
        <li>
        <p>One<sup><a href="#footnote-a" id="footnote-a-reference" aria-label="Footnote 1">1</a>\
        </sup></p>
        <p class="footnote" id="footnote-a"><span class="number">1</span>
        See<sup><a href="#footnote-b" id="footnote-b-reference" aria-label="Footnote 2">2</a></sup>.
        <a href="#footnote-a-reference" aria-label="Back to the text">↩︎</a>
        </p>
        </li>
        </ul>
        <blockquote>
        <p class="footnote" id="footnote-b"><span class="number">2</span>
        B.
        <a href="#footnote-b-reference" aria-label="Back to the text">↩︎</a>
        </p>
        </blockquote>

        """)
  }

  @Test(
    "In code, links, tables and behind a backslash it is no footnote",
    arguments: [
      ("`[^a_b*]`", "<p><code>[^a_b*]</code></p>\n"),
      ("```[^a]\n[^a]: b\n```", "<pre><code class=\"language-[^a]\">[^a]: b\n</code></pre>\n"),
      ("    [^a]: b", "<pre><code>[^a]: b\n</code></pre>\n"),
      ("[x [^a] y](b.md \"[^a]\")", "<p><a href=\"b.html\" title=\"[^a]\">x [^a] y</a></p>\n"),
      ("[^a](b.md)", "<p><a href=\"b.html\">^a</a></p>\n"),
      ("\\[^a]", "<p>[^a]</p>\n"),
      ("`[^`,`]`", "<p><code>[^</code>,<code>]</code></p>\n"),
      ("[^ a] [^] [^a", "<p>[^ a] [^] [^a</p>\n"),
      ("{^a}", "<p>{^a}</p>\n"),
    ])
  func leavesAlone(markdown: String, html: String) {
    #expect(Self.problems(with: markdown) == [])
    #expect(Self.html(of: markdown) == html)
  }

  @Test("A table's cells have no footnotes")
  func leavesTables() {
    let markdown = "| a |\n| - |\n| x[^a] |"
    #expect(Self.problems(with: markdown) == [])
  }

  @Test("Emphasis and remarks in parentheses around a reference stay what they are")
  func leavesNeighbours() {
    let html = Self.html(of: "_so_[^a] **[^a]so**[^a](and so on)\n\n[^a]: A.")
    #expect(html.contains("<em>so</em><sup>"))
    #expect(html.contains("<strong><sup>"))
    #expect(html.contains("</sup>(and so on)</p>"))
  }

  @Test(
    "Each name gets a place that can stand in an address",
    arguments: [
      ("주석", "footnote-주석"), ("a&b", "footnote-a-b"), ("a}b", "footnote-a-b"),
      ("__x__", "footnote-x"), ("*", "footnote"), ("\"'>", "footnote"), ("&lt;", "footnote-lt"),
      (String(repeating: "x", count: 5000), "footnote-\(String(repeating: "x", count: 64))"),
    ])
  func names(name: String, place: String) {
    #expect(
      Self.html(of: "One[^\(name)]\n\n[^\(name)]: A") == """
        <p>One<sup><a href="#\(place)" id="\(place)-reference" aria-label="Footnote 1">1</a></sup></p>
        <p class="footnote" id="\(place)"><span class="number">1</span>
        A
        <a href="#\(place)-reference" aria-label="Back to the text">↩\u{FE0E}</a>
        </p>

        """)
  }

  @Test("A name without a footnote is shown as it stands, and its markup as text")
  func showsUndefined() {
    #expect(Self.html(of: "One[^\"'&>*].") == "<p>One[^&quot;'&amp;&gt;*].</p>\n")
    #expect(
      Self.html(of: "[^a<b>]: c") == "<p>[^a<!-- raw HTML omitted -->]: c</p>\n")
    #expect(Self.html(of: "```\n[^a b]: c\n```") == "<pre><code>[^a b]: c\n</code></pre>\n")
  }

  @Test("Places of footnotes give way to headings, clauses and each other")
  func givesWay() {
    let html = Self.html(of: "## Footnote a\n\nOne[^a] two[^A].\n\n[^a]: A.\n\n[^A]: B.")
    #expect(html.contains("id=\"footnote-a-2\"><span class=\"number\">1"))
    #expect(html.contains("id=\"footnote-a-3\"><span class=\"number\">2"))
  }

  @Test("Footnotes leave no trace in plain text")
  func leavesPlainText() throws {
    let reading = Reading.page(
      """
      # Page

      ## HIT-1 Title

      It MUST hold.[^a]

      [^a]: Word

      \(Reading.sources)

      Not tested: nobody knows.[^a]
      """, rendering: .html)
    #expect(reading.diagnostics == [])
    let clause = try #require(reading.page.clauses.first)
    #expect(clause.wording == "It MUST hold.")
    #expect(clause.untestedReason == "nobody knows.")
  }

  @Test("Terms of the glossary are linked around a reference, not in its name")
  func leavesGlossary() {
    let document = MarkdownDocument(
      SourceLines(Array("A[^view] view.\n\n[^view]: A view.".utf8)), rendering: .html,
      glossary: Glossary(Reading.page("# Glossary\n\n## View").page))
    #expect(
      document.blocks.first?.html == """
        <p>A\u{1}view\u{2} <a href="glossary.html#view">view</a>.</p>

        """)
  }

  @Test("Ten thousand references are read in no time")
  func readsMany() {
    let many = String(repeating: "[^a] [^b]", count: 5000)
    let clock = ContinuousClock()
    let time = clock.measure {
      let html = Self.html(of: "\(many)\n\n[^a]: A.\n[^b]: B.")
      #expect(html.contains("id=\"footnote-b-reference-5000\""))
    }
    #expect(time < .seconds(5))
  }

  @Test("A translation has its own footnotes, and the original's where it is missing")
  func translates() {
    let original = """
      # Hits

      One.[^a]

      [^a]: A.

      ## Words

      Two.[^a]

      """
    let (translation, diagnostics) = Translating.read(
      "# 히트\n\n하나.[^가][^나]\n\n[^가]: 가.\n[^나]: 나.\n[^다]: 다.", of: original,
      rendering: .html)
    #expect(
      diagnostics == [
        """
        Spec/ko/hits.md:7:1: nothing on the page refers to the footnote `[^다]`
          hint: write `[^다]` where it belongs, or remove the footnote
        """
      ])
    #expect(
      translation.pages.first.map(Translating.outline) == """
        1 hits “히트” older
          prose <p>하나.<sup><a href="#footnote-가" id="footnote-가-reference" \
        aria-label="각주 1">1</a></sup><sup><a href="#footnote-나" id="footnote-나-reference" \
        aria-label="각주 2">2</a></sup></p>
          prose <p class="footnote" id="footnote-가"><span class="number">1</span>
        가.
        <a href="#footnote-가-reference" aria-label="본문으로 돌아가기">↩︎</a>
        </p>
        <p class="footnote" id="footnote-나"><span class="number">2</span>
        나.
        <a href="#footnote-나-reference" aria-label="본문으로 돌아가기">↩︎</a>
        </p>
        <p class="footnote" id="footnote-다"><span class="number">3</span>
        다.
        </p>
        2 words “Words” missing
          prose <p>Two.[^a]</p>
        """)
  }
}
