import Conformance

/// A drawing of a stage: the views at their places with their recognizers, and the other responders
/// as chips below.
package struct SceneDrawing: Sendable {
  /// The sheet.
  package let canvas: SceneCanvas
  /// The views from back to front, then the recognizers at their views, then the chips.
  package private(set) var figures: [SceneFigure] = []
  /// The height of the whole sheet.
  package private(set) var height: Double
  /// The index of the figure of each row of the stage.
  package private(set) var numbers: [Int]

  /// Draws the layers of a stage, with free space behind the name of each view.
  package init(
    _ layers: [SceneSnapshot.Layer], of stage: Stage, on canvas: SceneCanvas,
    spaceAfterNames space: Double = 0
  ) {
    self.canvas = canvas
    height = canvas.screenHeight
    numbers = [Int](repeating: 0, count: stage.responders.count)
    figures.reserveCapacity(numbers.count)
    let drawn = zip(layers, layers.shownCorners).filter { $0.0.width > 0 && $0.0.height > 0 }
    appendViews(drawn.map { $0.0 }, showing: drawn.map { $0.1 }, of: stage, space)
    appendChips(except: Set(figures.map { $0.row }), of: stage)
    for (number, figure) in figures.enumerated() { numbers[figure.row] = number }
  }

  private mutating func appendViews(
    _ layers: [SceneSnapshot.Layer], showing shown: [[Point]], of stage: Stage, _ space: Double
  ) {
    let sheet = Box(left: 2, top: 2, right: canvas.width - 2, bottom: canvas.screenHeight)
    let outlines = zip(layers, shown).map { layer, shown in
      // What is scrolled out of view is drawn as far as there is room.
      shown.isEmpty
        ? layer.corners.map { canvas($0) }.clipped(to: canvas.screen.corners)
        : shown.map { canvas($0) }
    }
    let boxes = zip(layers, outlines).map { layer, outline in
      Box(around: outline.isEmpty ? layer.corners.map { canvas($0) } : outline).clipped(to: sheet)
    }
    var labels = LabelLayout(outlines, on: sheet)
    for (number, layer) in layers.enumerated() {
      let responder = stage.responders[layer.row]
      let isWhole = shown[number] == layer.corners
      let rounding =
        isWhole ? min(0.5, max(0, layer.cornerRadius) / min(layer.width, layer.height)) : 0
      var look = SceneFigure.Look(layer, kind: responder.kind)
      if shown[number].isEmpty { look.place = outlines[number].isEmpty ? .nowhere : .away }
      var label = Point(x: boxes[number].left, y: boxes[number].top)
      if !outlines[number].isEmpty {
        let place = labels.place(
          name: responder.name, before: space, ofView: number, in: boxes[number])
        look.hasSmallName = place.style.isSmall
        label = place.start
      }
      var outline = PathData(corners: outlines[number], rounding: rounding)
      for indicator in layer.scrollIndicators(thickness: 2.5 / canvas.scale) {
        let corners = indicator.clipped(to: shown[number]).map { canvas($0) }
        outline.append(PathData(corners: corners, rounding: 0))
      }
      figures.append(SceneFigure(row: layer.row, look: look, outline: outline, label: label))
    }
    var places: [Int: Int] = [:]
    for (number, layer) in layers.enumerated() { places[layer.row] = number }
    for (row, recognizer) in stage.responders.enumerated() where recognizer.kind.isRecognizer {
      guard let view = stage.parentIndex(ofRow: row), let number = places[view] else { continue }
      let place = labels.place(
        name: recognizer.name, ofView: number, in: boxes[number],
        as: LabelLayout.Style.recognizers)
      let box = place.box
      let outline = Box(
        left: max(box.left + 0.5, place.start.x - 10), top: box.top + 0.5, right: box.right,
        bottom: box.bottom - 0.5)
      figures.append(
        SceneFigure(
          row: row,
          look: SceneFigure.Look(
            shape: .recognizer, place: figures[number].look.place, hasSmallName: place.style.isSmall
          ),
          outline: PathData(corners: outline.corners, rounding: 0.2), label: place.start))
    }
  }

  private mutating func appendChips(except drawn: Set<Int>, of stage: Stage) {
    var layout = ChipLayout(top: canvas.screenHeight, width: canvas.width)
    for (row, responder) in stage.responders.enumerated() where !drawn.contains(row) {
      let box = layout.place(name: responder.name)
      figures.append(
        SceneFigure(
          row: row, look: SceneFigure.Look(shape: .chip),
          outline: PathData(corners: box.corners, rounding: 0),
          label: Point(x: box.left + 15, y: box.bottom - 6)))
    }
    height = layout.bottom
  }
}

/// One row of a stage as it is drawn: a view at its place, a recognizer at its view, or a chip below
/// the screen.
package struct SceneFigure: Hashable, Sendable {
  /// The index of the row in the stage.
  package var row: Int
  /// The look, for the style sheet.
  package var look: Look
  /// The outline.
  package var outline: PathData
  /// The point where the name begins, on its base line.
  package var label: Point

  /// The look of a figure.
  package struct Look: Hashable, Sendable {
    /// What the style sheet distinguishes: windows, controls, scroll views, other views, recognizers,
    /// and chips.
    package enum Shape: String {
      case window, view, control, recognizer, chip
      case scrollView = "view scroll"
    }

    /// Where a view is, as far as scroll views around it show it.
    package enum Place: String {
      /// A part of it can be seen.
      case shown = ""
      /// It is scrolled out of view, and drawn at its place nevertheless.
      case away = " away"
      /// It is scrolled out of view, and its place is not on the screen.
      case nowhere = " nowhere"
    }

    /// The form.
    package var shape: Shape
    /// Whether the view, or one that contains it, is hidden or almost transparent.
    package var isGone = false
    /// Whether the view ignores touches.
    package var isStill = false
    /// Where the view is, and recognizers with it.
    package var place = Place.shown
    /// Whether the name has small letters, because there is no room for larger ones.
    package var hasSmallName = false

    /// The classes for the style sheet: `view gone`.
    package var styleClass: String {
      shape.rawValue + (isGone ? " gone" : "") + (isStill ? " still" : "") + place.rawValue
        + (hasSmallName ? " small" : "")
    }
  }
}

extension SceneFigure.Look {
  /// The look of a view or window.
  package init(_ layer: SceneSnapshot.Layer, kind: ResponderKind) {
    let shape: Shape =
      switch kind {
      case .window: .window
      case _ where kind.isScrollView: .scrollView
      default: kind.isControl ? .control : .view
      }
    self.init(
      shape: shape,
      isGone: !layer.isVisible, isStill: !layer.isInteractive)
  }
}

/// The sheet of a drawing, and the map from the stage's screen to it.
///
/// All drawings of one stage share it, so that they can be laid over each other.
package struct SceneCanvas: Hashable, Sendable {
  /// The space around the screen. Fingers beyond the screen are drawn in it.
  package static let margin = 18.0
  /// The longer side of a drawn screen.
  private static let extent = 300.0
  /// The minimum width of a drawing, so that names have room.
  private static let leastWidth = 240.0

  /// The width of the whole sheet.
  package let width: Double
  /// The distance from the upper edge of the sheet to the lower end of the screen and its margin.
  package let screenHeight: Double
  private let screenWidth: Double
  /// How large a point of the screen is drawn.
  package let scale: Double
  private let corner: Point

  package init(_ layers: [SceneSnapshot.Layer]) {
    let bounds = Box(around: layers.filter { $0.container == nil }.flatMap { $0.corners })
    let longest = max(bounds.width, bounds.height)
    scale = longest > 0 ? min(2, Self.extent / longest) : 1
    corner = Point(x: bounds.left, y: bounds.top)
    screenWidth = bounds.width * scale
    screenHeight = bounds.height * scale + (longest > 0 ? 2 * Self.margin : 0)
    width = max(Self.leastWidth, screenWidth) + 2 * Self.margin
  }

  /// Where the origin of the screen is drawn.
  var origin: Point { self(Point(x: 0, y: 0)) }

  /// Returns where a point of the screen is drawn.
  package func callAsFunction(_ point: Point) -> Point {
    Point(
      x: (point.x - corner.x) * scale + Self.margin, y: (point.y - corner.y) * scale + Self.margin)
  }

  /// Where the screen is drawn.
  package var screen: Box {
    let (left, top) = (Self.margin, Self.margin)
    return Box(
      left: left, top: top, right: left + screenWidth, bottom: max(top, screenHeight - top))
  }

  /// Returns where a finger is drawn: within the sheet, even if its point lies beyond.
  package func clamped(_ point: Point) -> Point {
    let point = self(point)
    let edge = Self.margin / 2
    return Point(
      x: min(max(point.x, edge), screenWidth + 2 * Self.margin - edge),
      y: min(max(point.y, edge), max(edge, screenHeight - edge)))
  }
}
