import Conformance
import Testing

@testable import SiteBuilding

@Suite struct AffineTests {
  private func rounded(_ point: Point) -> Point {
    Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
  }

  @Test(
    "A way leads a point where it says",
    arguments: [
      (Affine.identity, Point(x: 3, y: 4)),
      (.shift(x: 10, y: -1), Point(x: 13, y: 3)),
      (.scale(x: 2, y: 0.5), Point(x: 6, y: 2)),
      (.rotation(degrees: 90), Point(x: -4, y: 3)),
    ])
  func point(way: Affine, end: Point) {
    #expect(rounded(way(Point(x: 3, y: 4))) == end)
  }

  @Test("Of two ways, the one in the argument is gone first")
  func order() {
    let way = Affine.scale(x: 2, y: 2).after(.shift(x: 1, y: 0))
    #expect(way(Point(x: 3, y: 4)) == Point(x: 8, y: 8))
  }

  @Test("A size is what an undone way makes of it, unless it cannot be undone")
  func undone() {
    #expect(Affine.scale(x: 2, y: 4).undone(width: 20, height: 20)?.width == 10)
    #expect(Affine.scale(x: 2, y: 4).undone(width: 20, height: 20)?.height == 5)
    #expect(Affine.scale(x: 0, y: 1).undone(width: 20, height: 20) == nil)
  }
}
