import Responders
import Testing

@Suite("Rectangles")
struct RectTests {
  @Test(
    "The left and top edges are inside, and the right and bottom edges are not",
    arguments: [
      (10.0, 20.0, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
      (20, 19.9, false), (.nan, .nan, false),
    ])
  func contains(_ x: Double, _ y: Double, _ isInside: Bool) {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test(
    "A rectangle without width or height contains no point",
    arguments: [Size(width: 0, height: 5), Size(width: 5, height: 0), Size(width: -5, height: 5)])
  func empty(_ size: Size) {
    #expect(!Rect(origin: Point(), size: size).contains(Point()))
  }

  @Test("An outset moves every edge outwards, or inwards if it is negative")
  func outset() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.outset(by: 5) == Rect(x: 5, y: 15, width: 40, height: 50))
    #expect(rect.outset(by: -5) == Rect(x: 15, y: 25, width: 20, height: 30))
  }
}
