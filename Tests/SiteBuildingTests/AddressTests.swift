import Testing

@testable import SiteBuilding

@Suite("Address")
struct AddressTests {
  @Test(
    "The name of a place is spelled so that it leads there",
    arguments: [
      ("HIT-4/hidden", "#HIT-4/hidden"), ("a b", "#a%20b"), ("50%", "#50%25"),
      ("é", "#%C3%A9"), ("\"><", "#%22%3E%3C"), ("\n", "#%0A"),
    ])
  func place(_ anchor: String, _ expected: String) {
    #expect(Address.place(anchor).text == expected)
  }

  @Test("A file is named from the page that links to it")
  func file() {
    #expect(Address.file("a/b.html", at: "HIT-4", root: "../").text == "../a/b.html#HIT-4")
  }

  @Test("The name of a page is never taken for a scheme")
  func scheme() {
    #expect(Address.file("javascript:x.html", root: "").text == "javascript%3Ax.html")
  }

  @Test(
    "Only plain http and https lead to the web",
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
