import Conformance

/// Finds places for the names of views so that no name covers another.
struct LabelPlaces {
  /// From the base line of a label to the next one.
  static let lineHeight = 15.0
  /// What a name needs at least, between the edges of two views.
  private static let leastHeight = 9.0
  /// What stands before a name: the place where lines lead to.
  static let lead = 14.0
  /// How far one try lies from the next.
  private static let step = lineHeight / 3
  /// How many lines of a view are tried.
  private static let tries = 24
  /// The most names that give way to each other; beyond, a stage cannot be read anyway.
  private static let most = 150

  private var taken: [Box] = []

  /// Takes the first place in a view that no other name has and, if possible, that no view in
  /// front of it covers; gives where the name begins, on its base line.
  mutating func place(name: String, in box: Box, behind front: ArraySlice<Box>) -> Point {
    let width = Self.lead + name.labelWidth + 2
    let first = Self.first(in: box, width: width, height: Self.lineHeight)
    guard taken.count < Self.most else { return take(first) }
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

  /// From the top down and, where views in front cover the upper part, from the bottom up.
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
    // Letters reach some 8 points up from the base line, and 2 down.
    return Point(x: box.left + Self.lead, y: box.bottom - (box.height - 7) / 2)
  }

  private static func first(in box: Box, width: Double, height: Double) -> Box {
    Box(left: box.left, top: box.top, right: box.left + width, bottom: box.top + height)
  }
}
