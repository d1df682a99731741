import Conformance
import Results
import Scenes
import SpecReading

/// The drawings of the stages of one page.
struct PageScenes: Sendable {
  /// The stages that scenarios use, in order.
  private(set) var drawings: [StageDrawing] = []
  /// The index of the drawing for each table that sets a stage; nil where no scenario uses it.
  private(set) var numbers: [Int?] = []

  init(_ page: Page, _ source: SceneSnapshot.Source) {
    let stages = Dictionary(firstOf: page.scenarios.map { ($0.id, $0.script.stage) })
    var isOpen = false
    for block in page.blocks {
      switch block {
      case .stage:
        numbers.append(nil)
        isOpen = true
      case .scenarios(let table) where isOpen:
        guard let stage = table.scenarios.first.flatMap({ stages[$0.id] }) else { continue }
        numbers[numbers.count - 1] = draw(stage, source)
        isOpen = false
      default: break
      }
    }
  }

  /// Returns the drawing of a stage, or nil if there is none.
  func drawing(of stage: Stage) -> StageDrawing? {
    drawings.first { $0.stage.identity == stage.identity }
  }

  private mutating func draw(_ stage: Stage, _ source: SceneSnapshot.Source) -> Int? {
    let drawn = drawings.firstIndex { $0.stage.identity == stage.identity }
    if let drawn { return drawn }
    let snapshots = source.snapshots(Script(stage: stage, steps: []), nil)
    guard let snapshot = snapshots.first else { return nil }
    drawings.append(StageDrawing(stage, snapshot, number: drawings.count + 1))
    return drawings.count - 1
  }
}

/// The drawing of the stage of a table, which all its scenarios share.
struct StageDrawing: Sendable {
  /// The anchor of the drawing on its page.
  let id: String
  /// The stage.
  let stage: Stage
  /// The views on the screen and the next responders, as the table sets them.
  let snapshot: SceneSnapshot
  /// The drawing.
  let drawing: SceneDrawing

  /// Draws the snapshot of a stage. `number` counts the drawings of the page from 1.
  init(_ stage: Stage, _ snapshot: SceneSnapshot, number: Int) {
    id = "stage_\(number)"
    self.stage = stage
    self.snapshot = snapshot
    drawing = SceneDrawing(snapshot.layers, of: stage, on: SceneCanvas(snapshot.layers))
  }
}

extension HTML {
  /// Appends the drawing of a stage, with an id by which replays find it.
  mutating func append(_ stage: StageDrawing, _ strings: LocalizedStrings) {
    block("figure", .class("scene")) { html in
      let canvas = stage.drawing.canvas
      html.block(
        "svg", .class("scene"),
        .viewBox(
          width: Int(canvas.width.rounded(.up)), height: Int(stage.drawing.height.rounded(.up))),
        .constant("role", "img"), .label(strings[.stageDrawing])
      ) { svg in
        svg.block("g", .id(stage.id)) { group in
          for figure in stage.drawing.figures {
            let responder = stage.stage.responders[figure.row]
            let kind = responder.kind.rawValue
            group.append(
              figure, of: responder, kind: strings.sentences?.kind(kind) ?? kind)
          }
        }
      }
    }
  }

  private mutating func append(_ figure: SceneFigure, of responder: StagedResponder, kind: String) {
    line("g", .class(figure.look.styleClass)) { group in
      let name = responder.name.visible(upTo: 80)
      group.element("title", text: "\(name), \(kind)")
      group.element("path", .path(figure.outline)) { _ in }
      group.element(
        "text", .measure("x", figure.label.x), .measure("y", figure.label.y),
        text: responder.name.shortLabel)
    }
  }
}

extension String {
  /// The name as drawings show it: truncated, with visible control characters.
  var shortLabel: String {
    let limit = Self.maximumLabelLength
    return utf8.count <= limit ? withVisibleControls : visible(upTo: limit - 1)
  }
}
