import Conformance
import Testing

@testable import Scenes

@Suite struct PathDataTests {
  private let square = [
    Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10),
  ]

  @Test("A path is a line or a closed outline")
  func paths() {
    #expect(PathData(through: Array(square[..<2])).text == "M0 0L10 0")
    #expect(PathData(corners: square, rounding: 0).text == "M0 0L10 0L10 10L0 10Z")
  }

  @Test("Corners are rounded off by a share of their sides")
  func rounded() {
    #expect(
      PathData(corners: square, rounding: 0.2).text
        == "M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z")
  }

  @Test(
    "A number has at most one decimal, and is at most 99,999",
    arguments: [
      (0, "0"), (-0.04, "0"), (-0.5, "-0.5"), (12.349, "12.3"), (1e300, "99999"),
      (-.infinity, "-99999"), (.nan, "0"),
    ])
  func tenths(number: Double, text: String) {
    #expect(number.tenths == text)
  }
}
