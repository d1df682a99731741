import Conformance
import Testing

@Suite("A noun")
struct NounTests {
  @Test(
    "has its article, as the kinds of the stage do",
    arguments: zip(
      ResponderKind.allCases,
      [
        "an application", "an application delegate", "an object", "a window scene", "a window",
        "a view controller", "a view", "a label", "an image view", "a control", "a button",
        "a switch", "a stepper", "a segmented control", "a page control", "a slider",
        "a text field", "a text view", "a tap recognizer", "a long press recognizer",
        "a pan recognizer", "a swipe recognizer", "a pinch recognizer", "a rotation recognizer",
        "a responder",
      ]))
  func articles(_ kind: ResponderKind, _ expected: String) {
    #expect(Noun.one(kind.rawValue) == expected)
  }

  @Test(
    "is one alone, and else several", arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages")])
  func numbers(_ count: Int, _ words: String) { #expect(Noun.counted(count, "page") == words) }
}
