import Conformance

/// A stage as a stack of planes, seen from above and from the front: what lies in front lies higher.
///
/// The names stand in a column beside it, so that neither planes nor other names cover them:
///
///     leaf    ────── ▱
///     back    ──── ▱▱▱
///     window  ▱▱▱▱▱▱▱▱
struct StackDrawing: Sendable {
  /// A view or window.
  struct Plane: Sendable {
    /// The index of the row in the stage.
    let row: Int
    /// The look, for the style sheet.
    let look: SceneFigure.Look
    /// The outline.
    let outline: PathData
    /// The corner next to the names.
    let corner: Point
    /// How many planes at most lie below it.
    let level: Int
  }

  /// A name in the column of names.
  struct Label: Sendable {
    /// The index of the row in the stage.
    let row: Int
    /// The centre of the bullet before the name.
    let bullet: Point
    /// The line from the name to its plane; nil for what is not on the screen.
    let leader: PathData?
  }

  /// The width of every drawing.
  static let width = 440.0
  private static let bulletX = 30.0
  private static let nameX = bulletX + 14
  /// How far depth moves a point to the right, and how far up.
  private static let (shear, squash) = (0.4, 0.38)
  private static let lineHeight = 21.0
  /// The space above the planes, for fingers.
  private static let head = 54.0

  /// The planes, from back to front.
  private(set) var planes: [Plane] = []
  /// The names, from the top down.
  private(set) var labels: [Label] = []
  /// The height of the drawing.
  private(set) var height = head

  /// Where the planes begin, to the right of the names.
  private let left: Double
  private let bounds: Box
  private let scale: Double
  private let gap: Double
  private let top: Int

  /// Draws the layers of a stage.
  ///
  /// - Parameters:
  ///   - named: the rows that take part; of large stages only these have names, and of what is not on
  ///     the screen only these are drawn.
  init(_ layers: [SceneSnapshot.Layer], of stage: Stage, named: Set<Int>) {
    let drawn = layers.filter { $0.width > 0 && $0.height > 0 }
    let levels = Self.levels(of: drawn)
    bounds = Box(around: drawn.flatMap(\.corners))
    let isLarge = drawn.count > 9
    let names = drawn.filter { !isLarge || named.contains($0.row) }
      .map { stage.responders[$0.row].name }
    left = Self.nameX + (names.map(Self.width(of:)).max() ?? 0) + 26
    let across = bounds.width + bounds.height * Self.shear
    let down = bounds.height * Self.squash
    let room = Self.width - left - 8
    scale = across > 0 ? min(room / across, 190 / max(down, 1)) : 1
    top = levels.max() ?? 0
    gap = top > 0 ? min(50, 230 / Double(top)) : 0
    for (layer, level) in zip(drawn, levels) {
      let corners = layer.corners.map { place($0, level: level) }
      let nearest = corners.min { ($0.x - $0.y, $0.x) < ($1.x - $1.y, $1.x) }
      let kind = stage.responders[layer.row].kind
      planes.append(
        Plane(
          row: layer.row, look: SceneFigure.Look(layer, kind: kind),
          outline: PathData(corners: corners, rounding: 0),
          corner: nearest ?? Point(x: 0, y: 0), level: level))
    }
    appendLabels(of: planes.filter { !isLarge || named.contains($0.row) }, stage)
    let onScreen = Set(planes.map(\.row))
    for row in stage.responders.indices where named.contains(row) && !onScreen.contains(row) {
      append(row, leader: nil, at: height + Self.lineHeight)
    }
    height = max(height, Self.head + Double(top) * gap + down * scale) + 14
  }

  /// Returns where a point of the screen is drawn on a plane of a level.
  func place(_ point: Point, level: Int) -> Point {
    let (across, down) = (point.x - bounds.left, bounds.bottom - point.y)
    return Point(
      x: left + (across + down * Self.shear) * scale,
      y: Self.head + Double(top - level) * gap + (bounds.height - down) * Self.squash * scale)
  }

  /// Returns where a finger at a point of the screen is drawn: above all planes, within the drawing.
  func finger(at point: Point) -> Point {
    let place = place(point, level: top)
    return Point(x: min(max(place.x, 16), Self.width - 16), y: 20)
  }

  /// Returns the plane of a row, if it is on the screen.
  func plane(of row: Int) -> Plane? { planes.first { $0.row == row } }

  /// Returns the arrow between two names, which passes the names between them on the left.
  func arrow(from first: Int, to second: Int) -> PathData? {
    guard let start = labels.first(where: { $0.row == first })?.bullet,
      let end = labels.first(where: { $0.row == second })?.bullet, first != second
    else { return nil }
    let reach = min(Self.bulletX - 8, 8 + abs(end.y - start.y) * 0.16)
    return PathData(
      from: start, bentTo: Point(x: start.x - 2 * reach, y: (start.y + end.y) / 2), to: end)
  }

  /// An estimate of the width of a name.
  private static func width(of name: String) -> Double { name.shortLabel.labelWidth * 1.42 }

  /// Each layer lies above all layers behind it that it overlaps.
  private static func levels(of layers: [SceneSnapshot.Layer]) -> [Int] {
    var below: [(box: Box, level: Int)] = []
    for layer in layers {
      let box = Box(around: layer.corners)
      let level = below.lazy.filter { $0.box.overlaps(box) }.map { $0.level + 1 }.max() ?? 0
      below.append((box, level))
    }
    return below.map(\.level)
  }

  private mutating func appendLabels(of planes: [Plane], _ stage: Stage) {
    let sorted = planes.sorted { ($0.corner.y, -$0.level) < ($1.corner.y, -$1.level) }
    height = 0
    for plane in sorted {
      let y = max(plane.corner.y - 4, height + Self.lineHeight)
      let name = stage.responders[plane.row].name
      let start = Point(x: Self.nameX + Self.width(of: name) + 5, y: y)
      append(
        plane.row,
        leader: start.x < plane.corner.x - 4 ? PathData(through: [start, plane.corner]) : nil,
        at: y)
    }
  }

  private mutating func append(_ row: Int, leader: PathData?, at y: Double) {
    labels.append(Label(row: row, bullet: Point(x: Self.bulletX, y: y), leader: leader))
    height = y
  }
}
