import Conformance

/// Finds places for the names of views so that no name covers another.
struct LabelPlaces {
  /// From the base line of a label to the next one.
  static let lineHeight = 15.0
  /// What stands before a name: the place where lines lead to.
  static let lead = 14.0
  /// How many lines of a view are tried.
  private static let tries = 24
  /// The most names that give way to each other; beyond, a stage cannot be read anyway.
  private static let most = 150

  private var taken: [Box] = []

  /// Takes the first place in a view that no other name has and, if possible, that no view in
  /// front of it covers; gives where the name begins, on its base line.
  mutating func place(name: String, in box: Box, behind front: ArraySlice<Box>) -> Point {
    let width = Self.lead + name.labelWidth + 2
    guard taken.count < Self.most else { return take(Self.first(in: box, width: width)) }
    var second: Box?
    for candidate in Self.candidates(in: box, width: width)
    where !taken.contains(where: candidate.overlaps) {
      if !front.contains(where: candidate.overlaps) { return take(candidate) }
      second = second ?? candidate
    }
    return take(second ?? Self.first(in: box, width: width))
  }

  private mutating func take(_ box: Box) -> Point {
    taken.append(box)
    return Point(x: box.left + Self.lead, y: box.bottom - 4)
  }

  private static func first(in box: Box, width: Double) -> Box {
    Box(left: box.left, top: box.top, right: box.left + width, bottom: box.top + lineHeight)
  }

  private static func candidates(in box: Box, width: Double) -> some Sequence<Box> {
    let room = box.width - width
    let steps = room > 0 ? [0, room, room / 2] : [0]
    let step = lineHeight / 3
    let lines = max(1, min(tries, Int(min(box.height - lineHeight, 1000) / step) + 1))
    let first = first(in: box, width: width)
    // From the top down and, where a view in front covers the upper part, from the bottom up.
    let downs = (0..<lines).map { Double($0) * step }
    let ups = (0..<lines).map { box.height - lineHeight - Double($0) * step }
    return steps.lazy.flatMap { along in
      (downs + ups).map { down in
        Box(
          left: first.left + along, top: first.top + down, right: first.right + along,
          bottom: first.bottom + down)
      }
    }
  }
}
