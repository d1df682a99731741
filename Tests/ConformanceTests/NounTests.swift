import Conformance
import Testing

@Suite("Nouns")
struct NounTests {
  @Test(
    "A noun has its article",
    arguments: [
      (ResponderKind.application, "an application"), (.object, "an object"), (.window, "a window"),
      (.imageView, "an image view"), (.accessoryButton, "an accessory button"),
    ])
  func articles(_ kind: ResponderKind, _ expected: String) {
    #expect(Noun.one(kind.rawValue) == expected)
  }

  @Test(
    "The number one takes the singular, and others the plural",
    arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
  func numbers(_ count: Int, _ words: String) { #expect(Noun.counted(count, "page") == words) }
}
