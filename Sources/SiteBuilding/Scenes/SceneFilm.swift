import Conformance

/// The moments of a script as drawings, each told by what differs from the one before.
struct SceneFilm {
  /// What is seen after one step.
  struct Moment {
    /// The figures that look otherwise than before, by their numbers in the drawing of the stage.
    var changed: [(number: Int, figure: SceneFigure)] = []
    /// The numbers of all figures from back to front, where that is another order than before.
    var order: [Int]?
    /// The fingers and points, where they are drawn.
    var spots: [FingerSpot] = []
  }

  private let stage: StageDrawing
  private var scenery: Scenery
  private var figures: [SceneFigure]
  private var order: [Int]
  /// What the highest of the drawings needs.
  private(set) var height: Double

  /// Begins with a stage as its table sets it.
  init(_ stage: StageDrawing) {
    self.stage = stage
    scenery = Scenery(stage.arrangement)
    figures = stage.drawing.figures
    order = Array(figures.indices)
    height = stage.drawing.height.rounded(.up)
  }

  /// Goes one step on.
  mutating func advance(_ step: Script.Step) -> Moment {
    var moment = Moment()
    if scenery.advance(step) { redraw(into: &moment) }
    moment.spots = scenery.spots.map { spot in
      FingerSpot(kind: spot.kind, point: stage.drawing.canvas.spot(spot.point))
    }
    return moment
  }

  private mutating func redraw(into moment: inout Moment) {
    let drawing = SceneDrawing(scenery.arrangement, on: stage.drawing.canvas)
    height = max(height, drawing.height.rounded(.up))
    var order: [Int] = []
    for figure in drawing.figures {
      let number = stage.drawing.numbers[figure.row]
      order.append(number)
      guard figures[number] != figure else { continue }
      figures[number] = figure
      moment.changed.append((number, figure))
    }
    guard order != self.order else { return }
    self.order = order
    moment.order = order
  }
}

extension SceneFilm.Moment {
  /// Writes the members of the moment; none where nothing changed and nothing is seen.
  ///
  ///     "changed":[[3,"view gone","M18 18H318V318H18Z",32,29]],"spots":[["down",218,218,1]]
  func write(to json: inout JSONWriter) {
    if !changed.isEmpty {
      json.put("changed", changed) { json, change in
        json.list { json in
          json.value(Double(change.number))
          json.value(change.figure.look.styleClass)
          json.value(change.figure.outline.text)
          json.value(change.figure.label.x.inTenths)
          json.value(change.figure.label.y.inTenths)
        }
      }
    }
    if let order { json.put("order", order) { $0.value(Double($1)) } }
    if !spots.isEmpty { json.put("spots", spots) { $1.write(to: &$0) } }
  }
}

extension FingerSpot {
  /// Writes `["down",x,y,finger]`, `["lifted",x,y,finger]` or `["probe",x,y]`.
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      switch kind {
      case .down: json.value("down")
      case .lifted: json.value("lifted")
      case .probe: json.value("probe")
      }
      json.value(point.x.inTenths)
      json.value(point.y.inTenths)
      switch kind {
      case .down(let finger), .lifted(let finger): json.value(Double(finger))
      case .probe: break
      }
    }
  }
}

extension Double {
  /// The number rounded to tenths.
  fileprivate var inTenths: Double { isFinite ? (self * 10).rounded() / 10 : 0 }
}
