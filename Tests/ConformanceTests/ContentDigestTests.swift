import Testing

@testable import Conformance
@testable import Results

@Suite("Content digests")
struct ContentDigestTests {
  @Test(
    "A digest is the sixteen hexadecimal digits of FNV-1a",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func digits(_ text: String, _ digits: String) {
    #expect(ContentDigest(of: Array(text.utf8)).digits == digits)
  }
}
