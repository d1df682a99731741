import Conformance
import Scenes

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

  private mutating func append(
    _ figure: SceneFigure, of responder: StagedResponder, kind: String
  ) {
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
