import Conformance
import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Redirects")
struct RedirectsTests {
  private func redirect(
    _ old: (String, String?), to new: (String, String?)
  ) -> Redirect {
    Redirect(
      old: .init(page: old.0, anchor: old.1), new: .init(page: new.0, anchor: new.1),
      location: SourceLocation(file: "Spec/redirects.txt", line: 1))
  }

  @Test("A former anchor stays on its page with a link to the new place")
  func places() {
    let redirects = Redirects([
      redirect(("hit", "HIT-90"), to: ("hit", "HIT-4")),
      redirect(("other", "HIT-91"), to: ("hit", "HIT-4")),
      redirect(("hit", "a & b"), to: ("a/other", "HIT-5/x y")),
    ])
    #expect(redirects.anchors(on: Samples.page()) == ["HIT-90", "a & b"])
    #expect(
      HTML { redirects.append(on: Samples.page(), .english, to: &$0) }.text == """
        <ul class="moves">
        <li id="HIT-90">HIT-90 is now <a class="moved" href="hit.html#HIT-4">HIT-4</a></li>
        <li id="a &amp; b">a &amp; b is now <a class="moved" \
        href="a/other.html#HIT-5/x%20y">HIT-5/x y</a></li>
        </ul>

        """)
    #expect(HTML { redirects.append(on: Samples.page("third"), .english, to: &$0) } == HTML())
  }

  @Test("A renamed page redirects to the new one, and search engines leave it out")
  func page() async throws {
    var book = Samples.book(Samples.page())
    book.redirects = [redirect(("old/hits", nil), to: ("hit", "HIT-4"))]
    let theme = try PlainTheme.read(changing: [
      "layout.html": """
      {{head}}{{main}}<!--{{title}}{{root}}{{assets}}{{search}}{{navigation}}\
      {{language}}{{languages}}{{lab}}{{policy}}-->
      """
    ])
    let publishing = Publishing(base: try BaseURL("https://example.com"))
    let text = try await SiteBuilder(theme: theme, publishing: publishing)
      .build(book, reports: []).texts["old/hits.html"]
    #expect(
      text?.hasPrefix(
        """
        <link rel="canonical" href="https://example.com/hit.html">
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="0; url=../hit.html#HIT-4">
        <h1>This page has another name</h1>
        <p>old/hits is now <a class="moved" href="../hit.html#HIT-4">HIT-4</a></p>
        <!--old/hits../
        """) == true, "\(text ?? "")")
  }
}
