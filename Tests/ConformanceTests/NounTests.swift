import Conformance
import Testing

@Suite("Nouns")
struct NounTests {
  @Test(
    "A noun has its article, and so has every kind of responder",
    arguments: zip(
      ResponderKind.allCases,
      [
        "an application", "an application delegate", "an object", "a window scene", "a window",
        "a view controller", "a view", "a label", "an image view", "a control", "a button",
        "a switch", "a stepper", "a segmented control", "a page control", "a slider",
        "a refresh control", "an accessory button",
        "a text field", "a text view", "a search bar", "a scroll view",
        "a table", "a table row", "a collection", "a collection item", "a navigation bar",
        "a tap recognizer",
        "a long press recognizer",
        "a pan recognizer", "a swipe recognizer", "a pinch recognizer", "a rotation recognizer",
        "a hover recognizer", "a custom recognizer",
        "a scroll pan recognizer", "a scroll pinch recognizer", "a drag lift recognizer",
        "an edge pan recognizer",
        "a system gesture recognizer", "a back swipe recognizer", "a content back swipe recognizer",
        "a swipe actions recognizer",
        "a sheet pan recognizer", "a responder",
      ]))
  func articles(_ kind: ResponderKind, _ expected: String) {
    #expect(Noun.one(kind.rawValue) == expected)
  }

  @Test(
    "The number one takes the singular, and others the plural",
    arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
  func numbers(_ count: Int, _ words: String) { #expect(Noun.counted(count, "page") == words) }
}
