import Conformance
import Scenes

/// A stage as a stack of planes, seen from above and from the front: what lies in front lies higher.
///
/// The names stand in a column beside it, so that neither planes nor other names cover them:
///
///     leaf    ────── ▱
///     back    ──── ▱▱▱
///     window  ▱▱▱▱▱▱▱▱
struct StackDrawing: Sendable {
  /// The views of a stage from a moment of a story on.
  typealias Frame = (moment: Int, layers: [SceneSnapshot.Layer])

  /// The moments of a story at which a part is shown; without an end, to the end of the story.
  struct Span: Hashable, Sendable {
    /// The first moment; nil for a part that is shown from the beginning.
    var from: Int?
    /// The moment at which the part disappears.
    var until: Int?

    /// Returns the moments that this span and another have in common, or nil without any.
    func clamped(to other: Span) -> Span? {
      let from = [from, other.from].compactMap(\.self).max()
      let until = [until, other.until].compactMap(\.self).min()
      if let until, from ?? 0 >= until { return nil }
      return Span(from: from, until: until)
    }
  }

  /// A view or window; content of a scroll view that moves is a plane for each of its places.
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
    /// When it is shown.
    let span: Span
  }

  /// A name in the column of names.
  struct Label: Sendable {
    /// The index of the row in the stage.
    let row: Int
    /// The centre of the bullet before the name.
    let bullet: Point
    /// The lines from the name to the places of its plane; none for what is not on the screen.
    let leaders: [(path: PathData, span: Span)]
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
  ///   - frames: the layers at the beginning, and then wherever a scroll view has scrolled.
  ///   - named: the rows that take part; of large stages only these have names, and of what is not on
  ///     the screen only these are drawn.
  init(_ frames: [Frame], of stage: Stage, named: Set<Int>) {
    let tracks = Track.all(in: frames)
    let levels = Self.levels(of: tracks)
    bounds = Box(around: tracks.flatMap(\.parts).flatMap(\.shown))
    let isLarge = tracks.count > 9
    let names = tracks.filter { !isLarge || named.contains($0.row) }
      .map { stage.responders[$0.row].name }
    left = Self.nameX + (names.map(Self.width(of:)).max() ?? 0) + 26
    let across = bounds.width + bounds.height * Self.shear
    let down = bounds.height * Self.squash
    let room = Self.width - left - 8
    scale = across > 0 ? min(room / across, 190 / max(down, 1)) : 1
    top = levels.max() ?? 0
    gap = top > 0 ? min(50, 230 / Double(top)) : 0
    for (track, level) in zip(tracks, levels) {
      for part in track.parts {
        planes.append(plane(part, level: level, kind: stage.responders[track.row].kind))
      }
    }
    appendLabels(of: planes.filter { !isLarge || named.contains($0.row) }, stage)
    let onScreen = Set(planes.map(\.row))
    for row in stage.responders.indices where named.contains(row) && !onScreen.contains(row) {
      append(row, leaders: [], at: height + Self.lineHeight)
    }
    height = max(height, Self.head + Double(top) * gap + down * scale) + 14
  }

  private func plane(_ part: Track.Part, level: Int, kind: ResponderKind) -> Plane {
    let corners = part.shown.map { place($0, level: level) }
    let nearest = corners.min { ($0.x - $0.y, $0.x) < ($1.x - $1.y, $1.x) }
    var outline = PathData(corners: corners, rounding: 0)
    for indicator in part.layer.scrollIndicators(thickness: 2 / scale) {
      let corners = indicator.clipped(to: part.shown).map { place($0, level: level) }
      outline.append(PathData(corners: corners, rounding: 0))
    }
    return Plane(
      row: part.layer.row, look: SceneFigure.Look(part.layer, kind: kind), outline: outline,
      corner: nearest ?? Point(x: 0, y: 0), level: level, span: part.span)
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

  /// Each layer lies above all layers behind it that it overlaps at any place.
  private static func levels(of tracks: [Track]) -> [Int] {
    var below: [(boxes: [Box], level: Int)] = []
    for track in tracks {
      let boxes = track.parts.map { Box(around: $0.shown) }
      let level =
        below.lazy.filter { other in
          other.boxes.contains { box in boxes.contains(where: box.overlaps) }
        }.map { $0.level + 1 }.max() ?? 0
      below.append((boxes, level))
    }
    return below.map(\.level)
  }

  private mutating func appendLabels(of planes: [Plane], _ stage: Stage) {
    let sorted = planes.sorted { ($0.corner.y, -$0.level) < ($1.corner.y, -$1.level) }
    height = 0
    var named: Set<Int> = []
    for plane in sorted where named.insert(plane.row).inserted {
      let y = max(plane.corner.y - 4, height + Self.lineHeight)
      let name = stage.responders[plane.row].name
      let start = Point(x: Self.nameX + Self.width(of: name) + 5, y: y)
      let places = planes.filter { $0.row == plane.row && start.x < $0.corner.x - 4 }
      append(
        plane.row,
        leaders: places.map { (PathData(through: [start, $0.corner]), $0.span) }, at: y)
    }
  }

  private mutating func append(_ row: Int, leaders: [(PathData, Span)], at y: Double) {
    labels.append(Label(row: row, bullet: Point(x: Self.bulletX, y: y), leaders: leaders))
    height = y
  }
}

/// A view with its places in the course of a story.
private struct Track {
  /// A view at one place, with the corners of the part of it that is shown, and when it is there.
  typealias Part = (layer: SceneSnapshot.Layer, shown: [Point], span: StackDrawing.Span)

  /// The index of the row in the stage.
  let row: Int
  /// The places, in order; none while the view is scrolled out of sight.
  private(set) var parts: [Part]

  /// Returns the views that are shown at any time, from back to front. Only scroll views and what is
  /// in them have several places; what else moves stays where it is in the first frame.
  static func all(in frames: [StackDrawing.Frame]) -> [Track] {
    let parts = frames.map { frame in
      zip(frame.layers, frame.layers.shownCorners).filter { $0.0.width > 0 && $0.0.height > 0 }
    }
    return (parts.first ?? []).map { first in
      var track = Track(row: first.0.row, parts: [])
      track.add(first.0, first.1, from: nil)
      guard first.0.scrollView != nil || first.0.content != nil else { return track }
      for (frame, parts) in zip(frames, parts).dropFirst() {
        guard let (layer, shown) = parts.first(where: { $0.0.row == track.row }) else { continue }
        track.add(layer, shown, from: frame.moment)
      }
      return track
    }.filter { !$0.parts.isEmpty }
  }

  private mutating func add(_ layer: SceneSnapshot.Layer, _ shown: [Point], from moment: Int?) {
    if let last = parts.last, last.span.until == nil {
      if last.layer == layer && last.shown == shown { return }
      parts[parts.count - 1].span.until = moment
    }
    guard !shown.isEmpty else { return }
    parts.append((layer, shown, StackDrawing.Span(from: moment)))
  }
}
