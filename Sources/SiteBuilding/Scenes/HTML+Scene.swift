import Conformance

extension HTML {
  /// Appends the drawing of a stage, with an id by which the pictures of its scenarios refer to it.
  mutating func append(_ stage: StageDrawing, in language: Language) {
    block("figure", .class("scene")) { html in
      html.scene(stage.drawing, label: language.wording.stageDrawing) { svg in
        svg.block("g", .id(stage.id), language.markOfOriginal) { group in
          for figure in stage.drawing.figures {
            let responder = stage.stage.responders[figure.row]
            group.append(figure, name: responder.name, kind: responder.kind)
          }
        }
      }
    }
  }

  /// Appends the picture of a scenario: the drawing of its stage, or one of its own, with marks.
  mutating func append(
    _ picture: ScenePicture, on stage: StageDrawing, _ wording: any Wording
  ) {
    scene(picture.drawing ?? stage.drawing, label: picture.words(wording)) { svg in
      if let drawing = picture.drawing {
        for figure in drawing.figures {
          svg.append(figure, name: stage.stage.responders[figure.row].name)
        }
      } else {
        svg.line("use", .href(.place(stage.id))) { _ in }
      }
      if let found = picture.found { svg.appendPath("found", found) }
      if let way = picture.way {
        svg.appendPath("way", way.line)
        svg.appendPath("stops", way.stops)
      }
      for track in picture.tracks {
        if let way = track.way { svg.appendPath("track", way) }
        svg.appendCircle("finger", at: track.start, radius: 7)
      }
      for probe in picture.probes { svg.appendCircle("probe", at: probe, radius: 5) }
    }
  }

  private mutating func scene(
    _ drawing: SceneDrawing, label: String, content: (inout HTML) -> Void
  ) {
    block(
      "svg", .class("scene"),
      .viewBox(
        width: Int(drawing.canvas.width.rounded(.up)), height: Int(drawing.height.rounded(.up))),
      .constant("role", "img"), .label(label), content: content)
  }

  /// Appends the figure of one responder. A kind adds a tooltip with the full name.
  private mutating func append(_ figure: SceneFigure, name: String, kind: ResponderKind? = nil) {
    line("g", .class(figure.look.styleClass)) { group in
      if let kind { group.element("title", text: "\(name.visible(upTo: 80)), \(kind.rawValue)") }
      group.element("path", .path(figure.outline)) { _ in }
      group.element(
        "text", .measure("x", figure.label.x), .measure("y", figure.label.y),
        text: name.shortLabel)
    }
  }

  private mutating func appendPath(_ styleClass: String, _ path: PathData) {
    line("path", .class(styleClass), .path(path)) { _ in }
  }

  private mutating func appendCircle(_ styleClass: String, at point: Point, radius: Int) {
    line(
      "circle", .class(styleClass), .measure("cx", point.x), .measure("cy", point.y),
      .number("r", radius)
    ) { _ in }
  }
}
