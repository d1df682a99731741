import Testing

@testable import SiteBuilding

@Suite("Sentence")
struct SentenceTests {
  @Test("Its own words are text, and pieces of HTML stay what they are")
  func pieces() {
    let name = HTML { $0.append(foreign: "<Toy>") }
    let sentence: Sentence = "1 < 2 & \(name) \("<b>")"
    #expect(
      HTML { $0.append(sentence) }.text == "1 &lt; 2 &amp; <bdi>&lt;Toy&gt;</bdi> &lt;b&gt;")
  }
}
