import Conformance
import Results

/// A scenario as one picture: its stage after the first changes, the tracks of the fingers, and
/// what the page expects.
struct ScenePicture: Sendable {
  /// The drawing, or nil if the scenario uses its stage as the table sets it.
  let drawing: SceneDrawing?
  /// The outline of the responder that is expected to be found.
  private(set) var found: PathData?
  /// The line through the responders that are expected to be passed, and its stops.
  private(set) var way: (line: PathData, stops: PathData)?
  /// The tracks of the fingers, each with the point where it begins.
  private(set) var tracks: [(start: Point, way: PathData?)] = []
  /// The points that code asks about.
  private(set) var probes: [Point] = []
  private let marks: SceneMarks

  /// Draws a scenario on its stage.
  ///
  /// - Parameter snapshots: The snapshots of the scenario's script; at least that of its stage.
  init(_ scenario: Scenario, _ snapshots: [SceneSnapshot], on base: StageDrawing) {
    let changes = scenario.script.steps.prefix { $0.kind == .set || $0.kind == .change }
    let beginning = snapshots.prefix(changes.count + 1).last?.layers ?? base.layers
    let stage = base.stage
    drawing =
      beginning == base.layers
      ? nil : SceneDrawing(beginning, of: stage, on: base.drawing.canvas)
    let shown = drawing ?? base.drawing
    let marks = SceneMarks(scenario)
    found = marks.found.flatMap { shown.figure(of: $0, on: stage)?.outline }
    let anchors = marks.way.compactMap { shown.figure(of: $0, on: stage)?.anchor }
    way = anchors.count > 1 ? (PathData(through: anchors), PathData(dots: anchors)) : nil
    self.marks = marks
    follow(snapshots.dropFirst(changes.count + 1), on: shown.canvas)
  }

  private mutating func follow(_ snapshots: ArraySlice<SceneSnapshot>, on canvas: SceneCanvas) {
    var ways: [(finger: Int, points: [Point])] = []
    var known: Set<Point> = []
    for marker in snapshots.lazy.flatMap(\.markers) {
      let point = canvas.clamped(marker.point)
      switch marker.kind {
      case .probe: if known.insert(point).inserted { probes.append(point) }
      case .down(let finger), .lifted(let finger):
        if let index = ways.firstIndex(where: { $0.finger == finger }) {
          if ways[index].points.last != point { ways[index].points.append(point) }
        } else {
          ways.append((finger, [point]))
        }
      }
    }
    tracks = ways.map { way in
      (way.points[0], way.points.count > 1 ? PathData(through: way.points) : nil)
    }
  }

  /// Returns the text alternative, which names what is marked.
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

/// The expectations of a scenario that a drawing can show.
struct SceneMarks: Hashable, Sendable {
  /// The responder that is expected to be found, or to act.
  private(set) var found: String?
  /// The responders that are expected to be passed, in order.
  private(set) var way: [String] = []

  init(_ scenario: Scenario) {
    for expectation in scenario.expectations { add(expectation, steps: scenario.script.steps) }
  }

  private mutating func add(_ expectation: Expectation, steps: [Script.Step]) {
    switch expectation.requirement {
    case .answer(oneOf: let answers):
      guard answers.count == 1 else { return }
      add(answers[0], at: expectation.step, of: steps)
    case .answerBegins(let names): add(.responders(names), at: expectation.step, of: steps)
    case .receivers(_, let names), .receiversBegin(_, let names): add(way: names)
    case .printedChain(oneOf: let chains): if chains.count == 1 { add(way: chains[0]) }
    case .receives(_, let name), .receivesFingers(_, let name, _), .performs(_, let name, _),
      .fires(let name):
      add(name)
    case .doesNotReceive, .history, .doesNotFire, .firings, .precedes, .firesBefore, .anyOf:
      break
    }
  }

  private mutating func add(_ answer: Answer, at index: Int, of steps: [Script.Step]) {
    guard steps.indices.contains(index), steps[index].kind == .ask else { return }
    let step = steps[index]
    switch (answer, step.name) {
    case (.responder(let name), "next"): add(way: [step["of"].text, name])
    case (.responder(let name), _): add(name)
    case (.responders(let names), "chain"): add(way: names)
    default: break
    }
  }

  private mutating func add(_ name: String) { found = found ?? name }

  private mutating func add(way names: [String]) {
    if let first = names.first, names.count == 1 { add(first) }
    if way.isEmpty, names.count > 1 { way = names }
  }
}
