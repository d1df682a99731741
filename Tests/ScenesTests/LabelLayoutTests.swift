import Conformance
import Testing

@testable import Scenes

@Suite struct LabelLayoutTests {
  private let box = Box(left: 0, top: 0, right: 100, bottom: 100)

  /// Returns where the names begin that a view has with others in front, which have none.
  private func starts(of names: String..., in box: Box, behind front: Box...) -> [Point] {
    var labels = layout([box] + front)
    return names.map { labels.place(name: $0, ofView: 0, in: box).start }
  }

  private func layout(_ boxes: [Box]) -> LabelLayout {
    LabelLayout(
      boxes.map(\.corners), on: Box(left: -50, top: -50, right: 200, bottom: 200))
  }

  @Test("No name covers another, and the first place is the upper left corner")
  func apart() {
    #expect(starts(of: "one", "two", in: box) == [Point(x: 14, y: 11), Point(x: 14, y: 26)])
  }

  @Test("A name avoids the views in front, where there is room beside them")
  func uncovered() {
    let front = Box(left: 0, top: 0, right: 100, bottom: 40)
    #expect(starts(of: "one", in: box, behind: front) == [Point(x: 14, y: 51)])
    #expect(starts(of: "one", in: box, behind: box) == [Point(x: 14, y: 11)])
  }

  @Test("Where views in front leave little room above them, a name is closer to their edge")
  func narrow() {
    let front = Box(left: 9, top: 9, right: 91, bottom: 91)
    #expect(starts(of: "one", in: box, behind: front) == [Point(x: 14, y: 8)])
  }

  @Test("A name crosses no outline, even where every place in its view is covered")
  func uncrossed() {
    let leaf = Box(left: 5, top: 5, right: 60, bottom: 60)
    #expect(starts(of: "one", in: box, behind: box, leaf) == [Point(x: 14, y: 71)])
  }

  @Test("In a small view, a name begins at the edge or has small letters")
  func small() {
    let tag = Box(left: 5, top: 5, right: 31, bottom: 30)
    #expect(starts(of: "one", in: tag) == [Point(x: 9, y: 16)])
    let line = Box(left: 0, top: 0, right: 24, bottom: 9)
    #expect(starts(of: "one", in: line) == [Point(x: 3, y: 6.5)])
  }

  @Test("The name of a view that is smaller than every name is beside it")
  func beside() {
    let dot = Box(left: 5, top: 5, right: 6, bottom: 6)
    #expect(starts(of: "one", "two", in: dot).map(\.x.tenths) == ["22", "-18.2"])
  }

  @Test("In a view that is turned, a name is within its outline")
  func turned() {
    let diamond = [
      Point(x: 50, y: 0), Point(x: 100, y: 50), Point(x: 50, y: 100), Point(x: 0, y: 50),
    ]
    var labels = LabelLayout([diamond], on: box)
    let place = labels.place(name: "one", ofView: 0, in: box)
    #expect(place.box.corners.clipped(to: diamond) == place.box.corners)
    #expect(place.style.lead == 14)
  }

  @Test(
    "The width of a name is that of its letters, of at most 18",
    arguments: [
      ("window", 38.4), ("뷰 A", 23.8), ("anameofeighteenxyz", 115.2),
      ("anameofnineteenwxyz", 119.8),
    ])
  func width(name: String, width: Double) {
    #expect(name.labelWidth.tenths == width.tenths)
  }

  @Test("A name with space behind it goes to the next place where both have room")
  func space() {
    var labels = layout([box, Box(left: 50, top: 0, right: 100, bottom: 40)])
    #expect(labels.place(name: "one", before: 0, ofView: 0, in: box).start == Point(x: 14, y: 11))
    labels = layout([box, Box(left: 50, top: 0, right: 100, bottom: 40)])
    #expect(labels.place(name: "one", before: 20, ofView: 0, in: box).start == Point(x: 14, y: 51))
  }

  @Test("Chips fill one line after the other")
  func chips() {
    var line = ChipLayout(top: 50, width: 120)
    #expect(line.place(name: "app") == Box(left: 18, top: 50, right: 60.2, bottom: 70))
    #expect(line.place(name: "scene") == Box(left: 18, top: 76, right: 73, bottom: 96))
    #expect(line.bottom == 114)
  }
}
