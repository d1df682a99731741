import Conformance

/// A stage as a drawing: the views at their places, and the other responders as chips below.
struct SceneDrawing: Sendable {
  /// The sheet.
  let canvas: SceneCanvas
  /// What is drawn, from back to front.
  private(set) var figures: [SceneFigure] = []
  /// The height of the whole sheet.
  private(set) var height: Double
  /// For each row of the stage, which figure it is.
  private(set) var numbers: [Int]

  init(_ arrangement: Arrangement, on canvas: SceneCanvas) {
    self.canvas = canvas
    height = canvas.screenHeight
    numbers = [Int](repeating: 0, count: arrangement.stage.responders.count)
    let shown = arrangement.shown.filter { arrangement.hasExtent($0) }
    figures.reserveCapacity(numbers.count)
    appendViews(shown, of: arrangement)
    appendChips(except: Set(shown), of: arrangement.stage)
    for (number, figure) in figures.enumerated() { numbers[figure.row] = number }
  }

  /// The figure of a responder, where the stage has one of that name.
  func figure(of name: String, on stage: Stage) -> SceneFigure? {
    stage.index(of: name).map { figures[numbers[$0]] }
  }

  private mutating func appendViews(_ rows: [Int], of arrangement: Arrangement) {
    let outlines = rows.map { row in arrangement.corners(of: row).map { canvas($0) } }
    let sheet = Box(left: 2, top: 2, right: canvas.width - 2, bottom: canvas.screenHeight)
    let boxes = outlines.map { Box(around: $0).clipped(to: sheet) }
    var labels = LabelPlaces()
    for (number, row) in rows.enumerated() {
      let responder = arrangement.stage.responders[row]
      let place = arrangement.places[row]
      let label = labels.place(
        name: responder.name.shortLabel, in: boxes[number], behind: boxes[(number + 1)...])
      let shortest = min(place.width, place.height)
      figures.append(
        SceneFigure(
          row: row,
          look: SceneFigure.Look(
            shape: responder.kind == .window
              ? .window : responder.kind.isControl ? .control : .view,
            isGone: arrangement.isGone(row), isStill: place.ignoresInteraction),
          outline: PathData(
            corners: outlines[number],
            rounding: min(0.5, max(0, place.cornerRadius) / shortest)),
          label: label))
    }
  }

  private mutating func appendChips(except shown: Set<Int>, of stage: Stage) {
    var line = ChipLine(top: canvas.screenHeight, width: canvas.width)
    for (row, responder) in stage.responders.enumerated() where !shown.contains(row) {
      let box = line.place(name: responder.name.shortLabel)
      figures.append(
        SceneFigure(
          row: row, look: SceneFigure.Look(shape: .chip), outline: PathData(chip: box),
          label: Point(x: box.left + 15, y: box.bottom - 6)))
    }
    height = line.bottom
  }
}

extension Arrangement {
  /// The four corners of a view on the screen, clockwise.
  func corners(of row: Int) -> [Point] {
    let way = way(from: row)
    let (width, height) = (places[row].width, places[row].height)
    return [
      way(Point(x: 0, y: 0)), way(Point(x: width, y: 0)), way(Point(x: width, y: height)),
      way(Point(x: 0, y: height)),
    ]
  }

  fileprivate func hasExtent(_ row: Int) -> Bool {
    places[row].width > 0 && places[row].height > 0
  }
}

extension PathData {
  /// An upright rectangle.
  fileprivate init(chip box: Box) {
    let corners = [
      Point(x: box.left, y: box.top), Point(x: box.right, y: box.top),
      Point(x: box.right, y: box.bottom), Point(x: box.left, y: box.bottom),
    ]
    self.init(corners: corners, rounding: 0)
  }
}
