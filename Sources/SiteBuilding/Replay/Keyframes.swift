import Conformance
import Results
import Scenes

/// The changes of a drawing from step to step, from which a script of the theme replays them.
struct Keyframes {
  /// The differences between the drawings after a step and before it, as far as there are any, for each
  /// step that was carried out:
  ///
  ///     changes   index, classes, outline and label of each figure that looks different:
  ///               `3|view gone|M18 18L318 18L318 318L18 318Z|32 29`
  ///     order     the indices of all figures from back to front: `0 2 1`
  ///     markers   the fingers and points on the sheet: `down 205.5 205.5 1;probe 20 20`
  ///     next      the rows whose next responder is different, with the new one or -1
  ///     states    what the recognizers went through that changed their state, after their row
  ///     time      the time in seconds since the script began, if it is different
  private(set) var frames: [[JSON.Member]] = []

  private let stage: StageDrawing
  private var current: SceneSnapshot
  private var figures: [SceneFigure]
  private var order: [Int]

  /// Compares the snapshots of a script, of which the first shows the stage as it is drawn.
  init(_ snapshots: [SceneSnapshot], on stage: StageDrawing) {
    self.stage = stage
    current = stage.snapshot
    figures = stage.drawing.figures
    order = Array(stage.drawing.figures.indices)
    frames = snapshots.dropFirst().map { advance(to: $0) }
  }

  private mutating func advance(to snapshot: SceneSnapshot) -> [JSON.Member] {
    var frame = snapshot.layers == current.layers ? [] : redraw(snapshot.layers)
    func add(_ name: String, _ value: JSON?) {
      if let value { frame.append(.init(name, value)) }
    }
    if snapshot.markers != current.markers {
      add("markers", .text(snapshot.markers.map(text).joined(separator: ";")))
    }
    let next = zip(current.next, snapshot.next).enumerated().filter { $1.0 != $1.1 }
    add("next", .nonempty(next.map { .integers([$0, $1.1 ?? -1]) }))
    let states = snapshot.recognizers.sorted { $0.key < $1.key }
      .filter { row, states in states != [current.recognizers[row]?.last ?? .idle] }
    add("states", .nonempty(states.map { .list([.integer($0)] + $1.map { .text($0.rawValue) }) }))
    if snapshot.time != current.time { add("time", .number(snapshot.time)) }
    current = snapshot
    return frame
  }

  private func text(_ marker: SceneSnapshot.Marker) -> String {
    let point = stage.drawing.canvas.clamped(marker.point)
    let place = "\(point.x.tenths) \(point.y.tenths)"
    return switch marker.kind {
    case .down(let finger): "down \(place) \(finger)"
    case .lifted(let finger): "lifted \(place) \(finger)"
    case .probe: "probe \(place)"
    }
  }

  private mutating func redraw(_ layers: [SceneSnapshot.Layer]) -> [JSON.Member] {
    let drawing = SceneDrawing(layers, of: stage.stage, on: stage.drawing.canvas)
    var (order, changes): ([Int], [String]) = ([], [])
    for figure in drawing.figures {
      let number = stage.drawing.numbers[figure.row]
      order.append(number)
      guard figures[number] != figure else { continue }
      figures[number] = figure
      let label = "\(figure.label.x.tenths) \(figure.label.y.tenths)"
      changes.append("\(number)|\(figure.look.styleClass)|\(figure.outline.text)|\(label)")
    }
    var members: [JSON.Member] = []
    if !changes.isEmpty { members.append(.init("changes", .text(changes.joined(separator: ";")))) }
    guard order != self.order else { return members }
    self.order = order
    return members + [.init("order", .text(order.map(String.init).joined(separator: " ")))]
  }
}
