import Conformance

/// The moments of a script as drawings, each told by what differs from the one before.
struct SceneFilm {
  /// What is seen after one step, where that differs from what was seen before.
  struct Moment {
    /// The figures that look otherwise, by their numbers in the drawing of the stage.
    var changed: [(number: Int, figure: SceneFigure)] = []
    /// The numbers of all figures from back to front.
    var order: [Int]?
    /// The fingers and points, where they are drawn.
    var spots: [FingerSpot]?
  }

  private let stage: StageDrawing
  private var scenery: Scenery
  private var spots: [FingerSpot] = []
  private var figures: [SceneFigure] = []
  private var order: [Int] = []

  /// Begins with a stage as its table sets it.
  init(_ stage: StageDrawing) {
    self.stage = stage
    scenery = Scenery(stage.arrangement)
  }

  /// Goes one step on.
  mutating func advance(_ step: Script.Step) -> Moment {
    var moment = Moment()
    if scenery.advance(step) { redraw(into: &moment) }
    if scenery.spots != spots {
      spots = scenery.spots
      moment.spots = spots.map { spot in
        FingerSpot(kind: spot.kind, point: stage.drawing.canvas.spot(spot.point))
      }
    }
    return moment
  }

  private mutating func redraw(into moment: inout Moment) {
    if figures.isEmpty {
      figures = stage.drawing.figures
      order = Array(figures.indices)
    }
    let drawing = SceneDrawing(scenery.arrangement, on: stage.drawing.canvas)
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
  /// The changed figures as a script reads them: number, look, outline and label, `|` between them
  /// and `;` between figures; nil without any.
  ///
  ///     3|view gone|M18 18L318 18L318 318L18 318Z|32 29
  var changesText: String? {
    guard !changed.isEmpty else { return nil }
    return changed.map { number, figure in
      let label = "\(figure.label.x.tenths) \(figure.label.y.tenths)"
      return "\(number)|\(figure.look.styleClass)|\(figure.outline.text)|\(label)"
    }.joined(separator: ";")
  }

  /// The order of the figures: `0 2 1`.
  var orderText: String? { order.map { $0.map(String.init).joined(separator: " ") } }

  /// The fingers and points: `down 205.5 205.5 1;probe 20 20`.
  var spotsText: String? {
    spots.map { spots in
      spots.map { spot in
        let place = "\(spot.point.x.tenths) \(spot.point.y.tenths)"
        return switch spot.kind {
        case .down(let finger): "down \(place) \(finger)"
        case .lifted(let finger): "lifted \(place) \(finger)"
        case .probe: "probe \(place)"
        }
      }.joined(separator: ";")
    }
  }
}
