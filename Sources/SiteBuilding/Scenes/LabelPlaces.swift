import Conformance

/// Finds places for the names of views so that no name covers another.
struct LabelPlaces {
  /// From the base line of a label to the next one.
  static let lineHeight = 15.0
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
    guard taken.count < Self.most else { return take(Self.first(in: box, width: width)) }
    let room = max(0, box.height - Self.lineHeight)
    let beside = max(0, box.width - width)
    let lines = max(1, min(Self.tries, Int(min(room, 1000) / Self.step) + 1))
    var second: Box?
    // From the top down and, where views in front cover the upper part, from the bottom up.
    for along in beside > 0 ? [0, beside, beside / 2] : [0] {
      for number in 0..<(2 * lines) {
        let down = Double(number % lines) * Self.step
        let candidate = Self.first(in: box, width: width)
          .moved(right: along, down: number < lines ? down : room - down)
        if taken.contains(where: candidate.overlaps) { continue }
        if !front.contains(where: candidate.overlaps) { return take(candidate) }
        second = second ?? candidate
      }
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
}
