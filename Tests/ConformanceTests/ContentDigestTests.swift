import Testing

@testable import Conformance

@Suite("Contents are told apart by digests")
struct ContentDigestTests {
  @Test(
    "of sixteen digits, as FNV-1a gives them",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func digits(_ text: String, _ digits: String) {
    #expect(ContentDigest(of: Array(text.utf8)).digits == digits)
  }
}
