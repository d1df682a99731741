import Conformance
import Testing

@testable import SiteBuilding

@Suite struct LabelLayoutTests {
  private let box = Box(left: 0, top: 0, right: 100, bottom: 100)

  @Test("No name covers another, and the first place is the upper left corner")
  func apart() {
    var labels = LabelLayout()
    #expect(labels.place(name: "one", in: box, behind: []) == Point(x: 14, y: 11))
    #expect(labels.place(name: "two", in: box, behind: []) == Point(x: 14, y: 26))
  }

  @Test("A name avoids the views in front, where there is room beside them")
  func uncovered() {
    var labels = LabelLayout()
    let front = Box(left: 0, top: 0, right: 100, bottom: 40)
    #expect(labels.place(name: "one", in: box, behind: [front]) == Point(x: 14, y: 51))
    #expect(labels.place(name: "two", in: box, behind: [box]) == Point(x: 14, y: 11))
  }

  @Test("Where views in front leave little room above them, a name is closer to their edge")
  func narrow() {
    var labels = LabelLayout()
    let front = Box(left: 9, top: 9, right: 91, bottom: 91)
    #expect(labels.place(name: "one", in: box, behind: [front]) == Point(x: 14, y: 8))
    let nearer = Box(left: 8, top: 8, right: 92, bottom: 92)
    #expect(labels.place(name: "two", in: box, behind: [nearer]) == Point(x: 14, y: 21))
  }

  @Test("A view that is smaller than its name has a label nevertheless")
  func small() {
    var labels = LabelLayout()
    let dot = Box(left: 5, top: 5, right: 6, bottom: 6)
    #expect(labels.place(name: "one", in: dot, behind: []) == Point(x: 19, y: 16))
    #expect(labels.place(name: "two", in: dot, behind: []) == Point(x: 19, y: 16))
  }

  @Test("Chips fill one line after the other")
  func chips() {
    var line = ChipLayout(top: 50, width: 120)
    #expect(line.place(name: "app") == Box(left: 18, top: 50, right: 60.2, bottom: 70))
    #expect(line.place(name: "scene") == Box(left: 18, top: 76, right: 73, bottom: 96))
    #expect(line.bottom == 114)
  }

  @Test(
    "A name in a drawing is truncated, and its control characters are visible",
    arguments: [
      ("window", "window"), ("anameofeighteenxyz", "anameofeighteenxyz"),
      ("anameofnineteenwxyz", "anameofnineteenwx…"), ("a\u{202E}b", "a‹U+202E›b"),
      (
        "e" + String(repeating: "\u{301}", count: 40),
        "e" + String(repeating: "\u{301}", count: 16) + "…"
      ),
    ])
  func short(name: String, label: String) {
    #expect(name.shortLabel == label)
  }
}
