import Conformance

extension HTML {
  /// Adds the drawing of a stage, under the name by which its scenarios refer to it.
  mutating func append(_ stage: StageDrawing, _ strings: LocalizedStrings) {
    block("figure", .class("scene")) { html in
      html.scene(stage.drawing, label: strings[.stageDrawing]) { svg in
        svg.block("g", .id(stage.id), strings.language.markOfOriginal) { group in
          for figure in stage.drawing.figures {
            let responder = stage.arrangement.stage.responders[figure.row]
            group.append(figure, name: responder.name, kind: responder.kind)
          }
        }
      }
    }
  }

  /// Adds a scenario's picture: the drawing of its stage, or its own, and the marks upon it.
  mutating func append(
    _ picture: ScenePicture, on stage: StageDrawing, _ strings: LocalizedStrings
  ) {
    scene(picture.drawing ?? stage.drawing, label: picture.words(strings)) { svg in
      if let drawing = picture.drawing {
        for figure in drawing.figures {
          svg.append(figure, name: stage.arrangement.stage.responders[figure.row].name)
        }
      } else {
        svg.line("use", .href(.place(stage.id))) { _ in }
      }
      if let found = picture.found { svg.mark("found", found) }
      if let way = picture.way {
        svg.mark("way", way.line)
        svg.mark("stops", way.stops)
      }
      for track in picture.tracks {
        if let way = track.way { svg.mark("track", way) }
        svg.spot("finger", at: track.start, radius: 7)
      }
      for probe in picture.probes { svg.spot("probe", at: probe, radius: 5) }
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

  /// Adds one responder; with its kind, its full name can be read too.
  private mutating func append(_ figure: SceneFigure, name: String, kind: ResponderKind? = nil) {
    line("g", .class(figure.look.styleClass)) { group in
      if let kind { group.element("title", text: "\(name.told(upTo: 80)), \(kind.rawValue)") }
      group.element("path", .path(figure.outline)) { _ in }
      group.element(
        "text", .measure("x", figure.label.x), .measure("y", figure.label.y),
        text: name.shortLabel)
    }
  }

  private mutating func mark(_ styleClass: String, _ path: PathData) {
    line("path", .class(styleClass), .path(path)) { _ in }
  }

  private mutating func spot(_ styleClass: String, at point: Point, radius: Int) {
    line(
      "circle", .class(styleClass), .measure("cx", point.x), .measure("cy", point.y),
      .number("r", radius)
    ) { _ in }
  }
}
