import Conformance
import Scenes

/// The changes of a drawing from step to step, from which a script of the theme replays them.
struct Keyframes {
  /// The differences between the drawings after a step and before it, as far as there are any.
  struct Keyframe {
    /// Index, classes, outline and label of each figure that looks different:
    /// `3|view gone|M18 18L318 18L318 318L18 318Z|32 29`.
    var changes: String?
    /// The indices of all figures from back to front: `0 2 1`.
    var order: String?
    /// The fingers and points on the sheet: `down 205.5 205.5 1;probe 20 20`.
    var markers: String?
    /// The rows whose next responder is different, with the new one.
    var next: [(row: Int, next: Int?)] = []
    /// What the recognizers went through that changed their state, by row.
    var recognizers: [(row: Int, states: [SceneSnapshot.Recognition])] = []
    /// The time in seconds since the script began, if it is different.
    var time: Double?
  }

  /// One keyframe for each step that was carried out.
  private(set) var frames: [Keyframe] = []

  private let stage: StageDrawing
  private var current: SceneSnapshot
  private var figures: [SceneFigure]
  private var order: [Int]

  /// Compares the snapshots of a script, of which the first shows the stage as it is drawn.
  init(_ snapshots: [SceneSnapshot], on stage: StageDrawing) {
    self.stage = stage
    current = SceneSnapshot(layers: stage.layers, next: stage.next)
    figures = stage.drawing.figures
    order = Array(stage.drawing.figures.indices)
    frames = snapshots.dropFirst().map { advance(to: $0) }
  }

  private mutating func advance(to snapshot: SceneSnapshot) -> Keyframe {
    var frame = Keyframe()
    if snapshot.layers != current.layers { redraw(snapshot.layers, into: &frame) }
    if snapshot.markers != current.markers {
      frame.markers = snapshot.markers.map(text).joined(separator: ";")
    }
    if snapshot.time != current.time { frame.time = snapshot.time }
    for (row, next) in zip(current.next, snapshot.next).enumerated() where next.0 != next.1 {
      frame.next.append((row, next.1))
    }
    for (row, states) in snapshot.recognizers.sorted(by: { $0.key < $1.key }) {
      let last = current.recognizers[row]?.last ?? .idle
      if states != [last] { frame.recognizers.append((row, states)) }
    }
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

  private mutating func redraw(_ layers: [SceneSnapshot.Layer], into frame: inout Keyframe) {
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
    if !changes.isEmpty { frame.changes = changes.joined(separator: ";") }
    guard order != self.order else { return }
    self.order = order
    frame.order = order.map(String.init).joined(separator: " ")
  }
}
