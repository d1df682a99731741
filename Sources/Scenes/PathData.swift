import Conformance

/// The attribute `d` of an SVG path, with coordinates rounded to tenths.
package struct PathData: Hashable, Sendable {
  /// The commands: `M0 0L10 0`.
  package private(set) var text = ""

  /// Creates a line through points.
  package init(through points: [Point]) {
    for point in points {
      text += text.isEmpty ? "M" : "L"
      append(point)
    }
  }

  /// Creates a closed outline. Each corner is rounded off from that share of its sides on.
  package init(corners: [Point], rounding: Double) {
    guard rounding > 0 else {
      self = PathData(through: corners)
      if !corners.isEmpty { text += "Z" }
      return
    }
    self = PathData(through: [])
    for (number, corner) in corners.enumerated() {
      let previous = corners[(number + corners.count - 1) % corners.count]
      let next = corners[(number + 1) % corners.count]
      text += number == 0 ? "M" : "L"
      append(Self.point(from: corner, towards: previous, rounding))
      text += "Q"
      append(corner)
      text += " "
      append(Self.point(from: corner, towards: next, rounding))
    }
    text += "Z"
  }

  /// Creates a curve that bends towards a point.
  package init(from start: Point, bentTo bend: Point, to end: Point) {
    self = PathData(through: [start])
    text += "Q"
    append(bend)
    text += " "
    append(end)
  }

  /// Appends another outline.
  package mutating func append(_ other: PathData) { text += other.text }

  private static func point(from corner: Point, towards other: Point, _ share: Double) -> Point {
    Point(
      x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share)
  }

  private mutating func append(_ point: Point) {
    text += point.x.tenths
    text += " "
    text += point.y.tenths
  }
}

extension Double {
  /// The number rounded to one decimal: `12.349` → `12.3`. Numbers beyond 99,999 become that.
  package var tenths: String {
    let limit = 99_999.0
    let value = isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    let number = Int((value * 10).rounded())
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? String(number / 10) : "\(number < 0 ? "-" : "")\(whole).\(rest)"
  }
}
