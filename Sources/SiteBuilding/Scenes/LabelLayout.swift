import Conformance

/// Finds places for the names of views so that no name covers another.
struct LabelLayout {
  /// The height of a label, in units of the drawing.
  private static let lineHeight = 15.0
  /// The height of a label between the edges of two views that lie close to each other.
  private static let leastHeight = 9.0
  /// The space before a name, where lines to the view end.
  private static let lead = 14.0
  /// The distance from one candidate to the next.
  private static let step = lineHeight / 3
  /// The maximum number of lines of a view that are tried.
  private static let tries = 24
  /// The maximum number of names that are kept apart. A stage with more is unreadable anyway.
  private static let limit = 150

  private var taken: [Box] = []

  /// Takes the first place in a view that no other name covers and, if possible, none of the views
  /// in front. Returns where the name begins on its base line.
  mutating func place(name: String, in box: Box, behind front: ArraySlice<Box>) -> Point {
    let width = Self.lead + name.labelWidth + 2
    let first = Self.first(in: box, width: width, height: Self.lineHeight)
    guard taken.count < Self.limit else { return take(first) }
    var second: Box?
    for height in [Self.lineHeight, Self.leastHeight] {
      for candidate in Self.candidates(in: box, width: width, height: height)
      where !taken.contains(where: candidate.overlaps) {
        if !front.contains(where: candidate.overlaps) { return take(candidate) }
        second = second ?? candidate
      }
    }
    return take(second ?? first)
  }

  /// The candidates from the top down and then, because views in front may cover the upper part,
  /// from the bottom up; on the left, then on the right, then in the middle.
  private static func candidates(
    in box: Box, width: Double, height: Double
  ) -> some Sequence<Box> {
    let first = first(in: box, width: width, height: height)
    let room = max(0, box.height - height)
    let beside = max(0, box.width - width)
    let lines = max(1, min(tries, Int(min(room, 1000) / step) + 1))
    return (beside > 0 ? [0, beside, beside / 2] : [0]).lazy.flatMap { along in
      (0..<(2 * lines)).lazy.map { number in
        let down = Double(number % lines) * step
        return first.moved(right: along, down: number < lines ? down : room - down)
      }
    }
  }

  private mutating func take(_ box: Box) -> Point {
    taken.append(box)
    // Letters reach about 8 units above the base line and 2 below.
    return Point(x: box.left + Self.lead, y: box.bottom - (box.height - 7) / 2)
  }

  private static func first(in box: Box, width: Double, height: Double) -> Box {
    Box(left: box.left, top: box.top, right: box.left + width, bottom: box.top + height)
  }
}

/// Places chips side by side, in as many lines as needed.
struct ChipLayout {
  private static let height = 20.0
  private static let gap = 6.0

  private let width: Double
  private var left: Double
  private var top: Double
  /// The lower end of the last line, with a margin.
  private(set) var bottom: Double

  init(top: Double, width: Double) {
    self.width = width
    self.top = top
    left = SceneCanvas.margin
    bottom = top
  }

  /// Returns the place of the next chip.
  mutating func place(name: String) -> Box {
    let length = 15 + name.labelWidth + 8
    if left > SceneCanvas.margin, left + length > width - SceneCanvas.margin {
      left = SceneCanvas.margin
      top += Self.height + Self.gap
    }
    let box = Box(left: left, top: top, right: left + length, bottom: top + Self.height)
    left = box.right + Self.gap
    bottom = box.bottom + SceneCanvas.margin
    return box
  }
}

/// An upright rectangle on a drawing.
struct Box: Hashable, Sendable {
  /// The coordinates of the edges.
  var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0

  /// The distance from the left edge to the right one.
  var width: Double { right - left }
  /// The distance from the upper edge to the lower one.
  var height: Double { bottom - top }

  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the smallest box around the points that are finite; an empty one without any.
  init(around points: some Sequence<Point>) {
    var isFirst = true
    for point in points where point.x.isFinite && point.y.isFinite {
      if isFirst { (left, top, right, bottom) = (point.x, point.y, point.x, point.y) }
      isFirst = false
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  /// The corners, clockwise from the upper left one.
  var corners: [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Returns a box of the same size at another place.
  func moved(right x: Double, down y: Double) -> Box {
    Box(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns whether two boxes have more than an edge in common.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Returns whether a point lies in the box, its upper and left edges included.
  func contains(_ point: Point) -> Bool {
    left <= point.x && point.x < right && top <= point.y && point.y < bottom
  }

  /// Returns the intersection of two boxes, which is empty if they do not overlap.
  func clipped(to other: Box) -> Box {
    let (left, top) = (max(left, other.left), max(top, other.top))
    return Box(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }
}

extension String {
  /// The name as drawings show it: truncated to 18 characters.
  var shortLabel: String {
    let limit = 18
    return utf8.count <= limit ? withVisibleControls : visible(upTo: limit - 1)
  }

  /// An estimate of the width of the drawn name.
  var labelWidth: Double {
    unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 6.4 : 11) }
  }
}
