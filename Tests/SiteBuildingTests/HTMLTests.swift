import Testing

@testable import SiteBuilding

@Suite("HTML")
struct HTMLTests {
  @Test("Elements nest and have the content that is appended")
  func nesting() {
    let html = HTML { html in
      html.block("div", .class("note")) { div in
        div.line("p") { p in
          p.append(text: "See ")
          p.element("a", .href(.place("HIT-4/hidden")), text: "this")
        }
      }
    }
    #expect(
      html.text == """
        <div class="note">
        <p>See <a href="#HIT-4/hidden">this</a></p>
        </div>

        """)
  }

  @Test(
    "Text is escaped",
    arguments: [
      ("plain", "plain"), ("", ""), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"),
      ("\"'", "&quot;&#39;"), ("<", "&lt;"), ("é→👩‍💻", "é→👩‍💻"), ("&lt;", "&amp;lt;"),
    ])
  func text(_ text: String, _ expected: String) {
    #expect(HTML { $0.append(text: text) }.text == expected)
  }

  @Test("The value of an attribute is escaped")
  func value() {
    let html = HTML { $0.element("i", .label("\"><script>"), .id(nil), text: "") }
    #expect(html.text == "<i aria-label=\"&quot;&gt;&lt;script&gt;\"></i>")
  }

  @Test(
    "An engine's text is isolated, with its control characters spelled out",
    arguments: [
      ("Toy", "Toy"), ("a\nb\tc", "a\nb\tc"), ("a\u{202E}b", "a‹U+202E›b"),
      ("\u{2066}x\u{2069}", "‹U+2066›x‹U+2069›"), ("\u{1B}[31m", "‹U+001B›[31m"),
      ("\0", "‹U+0000›"), ("\u{61C}", "‹U+061C›"), ("\u{85}", "‹U+0085›"), ("שלום é", "שלום é"),
      ("\r\n", "‹U+000D›\n"), ("</bdi><b>", "&lt;/bdi&gt;&lt;b&gt;"),
    ])
  func foreign(_ text: String, _ expected: String) {
    #expect(HTML { $0.append(foreign: text) }.text == "<bdi>\(expected)</bdi>")
  }
}

extension HTML {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  @Test("A message with very many control characters is rendered in linear time")
  func flood() {
    let html = HTML { $0.append(foreign: String(repeating: "é\u{1B}", count: 100_000)) }
    let spelled = String(repeating: "é‹U+001B›", count: 100_000)
    #expect(html.bytes == Array("<bdi>\(spelled)</bdi>".utf8))
  }
}
