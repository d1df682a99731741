import Testing

@testable import SiteBuilding

@Suite("Address")
struct AddressTests {
  @Test(
    "An anchor is percent-encoded",
    arguments: [
      ("HIT-4/hidden", "#HIT-4/hidden"), ("a b", "#a%20b"), ("50%", "#50%25"),
      ("é", "#%C3%A9"), ("\"><", "#%22%3E%3C"), ("\n", "#%0A"),
    ])
  func place(_ anchor: String, _ expected: String) {
    #expect(Address.place(anchor).text == expected)
  }

  @Test("The address of a file is relative to the page with the link")
  func file() {
    #expect(Address.file("a/b.html", at: "HIT-4", root: "../").text == "../a/b.html#HIT-4")
  }

  @Test("The colon in a page's name is not that of a scheme")
  func scheme() {
    #expect(Address.file("javascript:x.html", root: "").text == "javascript%3Ax.html")
  }

  @Test(
    "An address of the web has the scheme http or https",
    arguments: [
      ("https://example.com/a?b=c#d", true), ("http://example.com", true),
      ("HTTPS://example.com", true), ("javascript:alert(1)", false),
      ("JaVaScRiPt:alert(1)", false), (" https://example.com", false),
      ("https://example.com\n", false), ("https://exämple.com", false), ("data:text/html,x", false),
      ("//example.com", false), ("file:///etc/passwd", false), ("", false),
      ("java\tscript:alert(1)", false), ("https:example.com", false),
    ])
  func web(_ text: String, _ isLinked: Bool) {
    #expect(Address.web(text)?.text == (isLinked ? text : nil))
  }
}
