import Conformance

/// What the `d` of an SVG path says; coordinates are rounded to tenths.
struct PathData: Hashable, Sendable {
  /// The commands.
  private(set) var text = ""

  /// A line through some points.
  init(through points: some Sequence<Point>) {
    for point in points {
      text += text.isEmpty ? "M" : "L"
      append(point)
    }
  }

  /// An outline with those corners, each rounded off from such a share of its sides on.
  init(corners: [Point], rounding: Double) {
    guard rounding > 0 else {
      self = PathData(through: corners)
      text += "Z"
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

  /// A dot at each of some points, where the ends of lines are drawn round.
  init(dots points: some Sequence<Point>) {
    for point in points {
      text += "M"
      append(point)
      text += "h0"
    }
  }

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
  /// The number with one decimal at most, as a drawing needs it; far out where there is no end.
  var tenths: String {
    let limit = 99_999.0
    let value = isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    let number = Int((value * 10).rounded())
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 10)
    let sign = number < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
