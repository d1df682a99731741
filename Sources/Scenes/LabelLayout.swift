import Conformance

/// Finds places for the names of views so that no name covers another, crosses an outline, or leaves
/// its view, as far as there is room.
struct LabelLayout {
  /// How a name is written.
  struct Style {
    /// The space before the name, where lines to the view end.
    var lead = 14.0
    /// The height of the line.
    var height = 15.0
    /// Whether the letters are small.
    var isSmall = false

    /// How names of views are written, the clearest first.
    static let names = [
      Style(), Style(height: 9), Style(lead: 4), Style(lead: 3, height: 9),
      Style(lead: 3, height: 8, isSmall: true),
    ]
    /// How names of recognizers are written, which have an outline of their own.
    static let recognizers = [
      Style(), Style(lead: 11), Style(lead: 7, height: 10, isSmall: true),
    ]
  }

  /// The place of a name.
  struct Place {
    /// The box of the name with the space before it.
    let box: Box
    /// How it is written.
    let style: Style
    /// Where the name begins, on its base line.
    var start: Point {
      // Letters reach about 8 units above the base line and 2 below; small ones less.
      let letters = style.isSmall ? 5.0 : 7
      return Point(x: box.left + style.lead, y: box.bottom - (box.height - letters) / 2)
    }
  }

  /// The distance from one candidate to the next.
  private static let step = 5.0
  /// The maximum number of lines of a view that are tried.
  private static let tries = 24
  /// The maximum number of names that are kept apart. A stage with more is unreadable anyway.
  private static let limit = 80
  /// The cost of a place that lies beyond the outline of the view.
  private static let apartCost = 20

  private let outlines: [Outline]
  private let sheet: Box
  private var taken: [Box] = []

  /// Creates a layout for the outlines of views, from back to front, on a sheet.
  init(_ outlines: [[Point]], on sheet: Box) {
    self.outlines = outlines.map(Outline.init)
    self.sheet = sheet
  }

  /// Takes the best place for a name, with free space behind it, in a view, or beside one that is too
  /// small.
  mutating func place(
    name: String, before space: Double = 0, ofView view: Int, in box: Box,
    as styles: [Style] = Style.names
  ) -> Place {
    let place = best(styles, length: name.labelWidth + space, ofView: view, in: box)
    taken.append(place.box)
    return place
  }

  /// Returns the best place for a name of a length.
  private func best(_ styles: [Style], length: Double, ofView view: Int, in box: Box) -> Place {
    var best: (cost: Int, place: Place)?
    // Views that cover the whole view do so at every place.
    var others = outlines.indices.filter { other in
      other != view && !(other > view && outlines[other].relation(of: box) == .within)
    }
    for style in styles where best?.cost != 0 {
      let length = length * (style.isSmall ? 0.72 : 1)
      let size = Box(left: 0, top: 0, right: style.lead + length + 2, bottom: style.height)
      search(in: box, size) { candidate in
        let limit = best?.cost ?? .max
        let cost =
          taken.count < Self.limit ? cost(of: candidate, in: view, among: &others, below: limit) : 0
        if cost < limit { best = (cost, Place(box: candidate, style: style)) }
        return min(cost, limit)
      }
    }
    return best?.place ?? Place(box: box, style: Style())
  }

  /// Returns how bad a place is: 0 where nothing is in the way; what is as bad as the limit may be worse.
  private func cost(of box: Box, in view: Int, among others: inout [Int], below limit: Int) -> Int {
    var cost = 0
    for position in others.indices {
      switch outlines[others[position]].relation(of: box) {
      case .crossing: cost += 50
      case .within: cost += others[position] > view ? 1 : 0
      case .apart: continue
      }
      guard cost >= limit else { continue }
      // Is probably in the way of the next candidate, too.
      others.swapAt(0, position)
      return cost
    }
    switch outlines[view].relation(of: box) {
    case .within: break
    case .apart: cost += Self.apartCost
    case .crossing: cost += 70
    }
    return taken.contains { $0.overlaps(box) } ? cost + 1000 : cost
  }

  /// Calls `leastCost` with each candidate until the least cost so far, which it returns, is 0: in a view
  /// from the top down and then, because views in front may cover the upper part, from the bottom up; on the
  /// left, then on the right, then in the middle. Behind them come those on the right of the view, on its
  /// left, below and above, as long as they can cost less. All but the first lie on the sheet.
  private func search(in box: Box, _ size: Box, leastCost: (Box) -> Int) {
    var cost: Int?
    func isFound(_ x: Double, _ y: Double) -> Bool {
      let candidate = size.moved(right: x, down: y)
      if cost == nil || candidate.isWithin(sheet) { cost = leastCost(candidate) }
      return cost == 0
    }
    let room = max(0, box.height - size.height)
    let beside = max(0, box.width - size.width)
    let lines = max(1, min(Self.tries, Int(min(room, 1000) / Self.step) + 1))
    for along in beside > 0 ? [0, beside, beside / 2] : [0] {
      for number in 0..<(2 * lines) {
        let down = Double(number % lines) * Self.step
        if isFound(box.left + along, box.top + (number < lines ? down : room - down)) { return }
      }
    }
    for number in 0..<Self.tries where cost ?? 0 > Self.apartCost {
      let down = Double(number) * Self.step
      if isFound(box.right + 2, box.top + down)
        || isFound(box.left - size.width - 2, box.top + down)
        || isFound(box.left, box.bottom + 2 + down)
        || isFound(box.left, box.top - size.height - 2 - down)
      {
        return
      }
    }
  }

  /// The outline of a view.
  private struct Outline {
    enum Relation { case apart, within, crossing }

    let corners: [Point]
    let box: Box
    let isUpright: Bool

    init(_ corners: [Point]) {
      self.corners = corners
      box = Box(around: corners)
      isUpright = abs(abs(corners.doubledArea) - 2 * box.width * box.height) < 1e-6
    }

    /// Returns whether a box lies beyond the outline, within it, or on it.
    func relation(of other: Box) -> Relation {
      guard other.overlaps(box) else { return .apart }
      if isUpright { return other.isWithin(box) ? .within : .crossing }
      let common = abs(other.corners.clipped(to: corners).doubledArea)
      if common < 1e-6 { return .apart }
      return common > 2 * other.width * other.height - 1e-6 ? .within : .crossing
    }
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

extension String {
  /// The maximum number of characters of a name in a drawing.
  package static let maximumLabelLength = 18

  /// An estimate of the width of the drawn name, which is truncated.
  package var labelWidth: Double {
    let limit = Self.maximumLabelLength
    let width = unicodeScalars.prefix(limit).reduce(0) { $0 + ($1.isASCII ? 6.4 : 11) }
    guard utf8.count > limit, unicodeScalars.count > limit else { return width }
    // An ellipsis takes the place of the last one.
    return unicodeScalars.prefix(limit - 1).reduce(11) { $0 + ($1.isASCII ? 6.4 : 11) }
  }
}
