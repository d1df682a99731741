import Conformance
import Testing

@testable import Engines

@Suite("What is in the way")
struct ObstacleTests {
  @Test(
    "names every kind with its article",
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
    #expect(kind.withArticle == expected)
  }
}
