import Conformance
import Testing

@Suite("Nouns")
struct NounTests {
  @Test(
    "A noun has its article, and so has every kind of responder", arguments: ResponderKind.allCases)
  func articles(_ kind: ResponderKind) {
    let article = kind.rawValue.first.map("aeiou".contains) == true ? "an" : "a"
    #expect(Noun.one(kind.rawValue) == "\(article) \(kind.rawValue)")
  }

  @Test(
    "The number one takes the singular, and others the plural",
    arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
  func numbers(_ count: Int, _ words: String) { #expect(Noun.counted(count, "page") == words) }
}
