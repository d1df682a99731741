import Conformance

/// A scenario as one picture: its stage once all is arranged, the ways of the fingers, and what the
/// page expects.
struct ScenePicture: Sendable {
  /// The drawing, where the scenario arranges its stage in a way that shows.
  let drawing: SceneDrawing?
  /// The outline of the responder that is to be found.
  private(set) var found: PathData?
  /// The line through the responders that are to be passed, and its stops.
  private(set) var way: (line: PathData, stops: PathData)?
  /// The ways of the fingers, each with the spot where it begins.
  private(set) var tracks: [(start: Point, way: PathData?)] = []
  /// The points that are asked about without a finger.
  private(set) var probes: [Point] = []
  private let marks: SceneMarks

  init(_ scenario: Scenario, on base: StageDrawing) {
    var scenery = Scenery(base.arrangement)
    let steps = scenario.script.steps
    let beginning = steps.prefix { if case .change = $0 { true } else { false } }
    var isChanged = false
    for step in beginning where scenery.advance(step) { isChanged = true }
    isChanged = isChanged && !scenery.arrangement.looks(like: base.arrangement)
    drawing = isChanged ? SceneDrawing(scenery.arrangement, on: base.drawing.canvas) : nil
    let shown = drawing ?? base.drawing
    let marks = SceneMarks(scenario)
    let stage = scenario.script.stage
    found = marks.found.flatMap { shown.figure(of: $0, on: stage)?.outline }
    let anchors = marks.way.compactMap { shown.figure(of: $0, on: stage)?.anchor }
    way = anchors.count > 1 ? (PathData(through: anchors), PathData(dots: anchors)) : nil
    self.marks = marks
    follow(steps.dropFirst(beginning.count), scenery, on: shown.canvas)
  }

  private mutating func follow(
    _ steps: ArraySlice<Script.Step>, _ scenery: Scenery, on canvas: SceneCanvas
  ) {
    var scenery = scenery
    var ways: [(finger: Int, points: [Point])] = []
    for step in steps {
      _ = scenery.advance(step)
      for spot in scenery.spots {
        let point = canvas.spot(spot.point)
        switch spot.kind {
        case .probe: if !probes.contains(point) { probes.append(point) }
        case .down(let finger), .lifted(let finger):
          if let index = ways.firstIndex(where: { $0.finger == finger }) {
            if ways[index].points.last != point { ways[index].points.append(point) }
          } else {
            ways.append((finger, [point]))
          }
        }
      }
    }
    tracks = ways.map { way in
      (way.points[0], way.points.count > 1 ? PathData(through: way.points) : nil)
    }
  }

  /// What is marked, in words.
  func words(_ strings: LocalizedStrings) -> String {
    let way = zip(marks.way.prefix(1), marks.way.suffix(1)).first { _ in true }
    let words = [
      tracks.isEmpty ? nil : strings.text(.pictureFingers, count: tracks.count),
      marks.found.map { strings.text(.pictureFound, ["responder": $0.shortLabel]) },
      way.map { first, last in
        strings.text(.pictureWay, ["first": first.shortLabel, "last": last.shortLabel])
      },
    ].compactMap(\.self)
    guard !words.isEmpty else { return strings[.picture] }
    return strings.text(.pictureWith, ["marks": words.joined(separator: ", ")])
  }
}
