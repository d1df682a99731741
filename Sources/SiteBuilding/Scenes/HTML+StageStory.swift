import Conformance
import Results
import Scenes

extension HTML {
  /// Appends what happens in a scenario as a drawing and as a list. Without a script the drawing shows
  /// how it ends; with one, `data-at` and `data-until` say at which moments a part is shown.
  mutating func append(
    _ story: StageStory, loops: Bool, path: String?, root: String, _ strings: LocalizedStrings
  ) {
    let id = story.scenario.id.description
    let repeating: Attribute? = loops ? .constant("data-loops", "") : nil
    block("figure", .class("story"), repeating) { html in
      html.appendDrawing(of: story, strings)
      html.block("figcaption") { caption in
        caption.block("details") { details in
          details.line("summary", text: strings[.storyMoments])
          details.block("ol") { list in
            for (number, moment) in story.moments.enumerated() {
              list.line("li", .number("data-at", number)) {
                $0.append(moment, of: story.scenario, strings)
              }
            }
          }
        }
        caption.line("p", .class("source")) { line in
          let link = HTML { html in
            guard let path else { return html.append(text: strings.label(of: id)) }
            html.element("a", .href(.file(path, at: id, root: root)), text: strings.label(of: id))
          }
          line.append(strings.html(.storySource, ["scenario": link]))
        }
      }
    }
  }

  /// Appends a moment in words.
  private mutating func append(
    _ moment: StageStory.Moment, of scenario: Scenario, _ strings: LocalizedStrings
  ) {
    let name = HTML { html in
      guard let row = moment.row else { return }
      html.element("b", text: scenario.script.stage.responders[row].name.shortLabel)
    }
    switch moment.event {
    case .step(let sentence, _, isRest: _):
      let phrase = strings.text(of: sentence)
      element("em", phrase.mark, text: phrase.text)
    case .asked(let isInside):
      append(strings.html(isInside ? .storyInside : .storyOutside, ["view": name]))
    case .found: append(strings.html(.storyFound, ["view": name]))
    case .held(by: let holder):
      let holder = HTML { $0.element("b", text: holder.shortLabel) }
      append(strings.html(.storyHeld, ["view": name, "scrollView": holder]))
    case .receives(let message, _):
      let code = HTML { $0.element("code", text: message.rawValue.withVisibleControls) }
      append(strings.html(.getsMessage, ["receiver": name, "message": code]))
    }
  }

  /// Appends the drawing of a story.
  mutating func appendDrawing(of story: StageStory, _ strings: LocalizedStrings) {
    let (drawing, stage) = (story.drawing, story.scenario.script.stage)
    block(
      "svg", .class("stack"),
      .viewBox(width: Int(StackDrawing.width), height: Int(drawing.height.rounded(.up))),
      .constant("role", "img"), .label(strings.label(of: story))
    ) { svg in
      svg.appendPlanes(of: story)
      svg.appendFingers(of: story)
      svg.appendReadings(of: story)
      for label in drawing.labels {
        svg.append(label, stage.responders[label.row].name, isGone: drawing.isGone(label.row))
      }
      svg.appendDelivery(of: story)
    }
  }

  /// Appends each plane with what happens to it right above it, so that planes in front cover it.
  private mutating func appendPlanes(of story: StageStory) {
    for plane in story.drawing.planes {
      append(plane.outline, "plane \(plane.look.styleClass)", plane.span)
      for (number, moment) in story.moments.enumerated() where moment.row == plane.row {
        let (styleClass, extent): (String, StageStory.Extent)
        switch moment.event {
        case .asked(true): (styleClass, extent) = ("inside", .step)
        case .asked(false): (styleClass, extent) = ("outside", .step)
        case .found: (styleClass, extent) = ("found", .search)
        case .receives(let message, _) where message.lightsUp:
          (styleClass, extent) = ("lit", .press)
        case .step, .receives, .held: continue
        }
        guard let span = story.span(of: number, extent).clamped(to: plane.span) else { continue }
        append(plane.outline, styleClass, span)
      }
    }
  }

  /// Appends the fingers above the planes, with the lines down to the view that each reached.
  private mutating func appendFingers(of story: StageStory) {
    let drawing = story.drawing
    for (number, moment) in story.moments.enumerated() {
      guard case .step(_, let markers, let isRest) = moment.event else { continue }
      let span = story.span(of: number, .step)
      let asked = story.moments[number...].prefix { $0.step == moment.step }
      for marker in markers {
        let finger = drawing.finger(at: marker.point)
        let isLifted = if case .lifted = marker.kind { true } else { false }
        appendGroup(isLifted ? "finger lifted" : "finger", span) { group in
          // A line that would leave the drawing is cut off with it.
          let ground = drawing.place(marker.point, level: story.deepest(asked))
          if !isLifted { group.append(PathData(through: [finger, ground]), "ray") }
          group.appendCircle(at: finger, 11)
          if isRest, !isLifted { group.appendCircle(at: finger, 16, "rest") }
        }
      }
      guard let point = markers.first?.point else { continue }
      for (offset, question) in asked.enumerated() {
        guard case .asked(let isInside) = question.event, let row = question.row,
          let plane = drawing.plane(of: row)
        else { continue }
        appendCircle(
          at: drawing.place(point, level: plane.level), 4, isInside ? "pierced" : "missed",
          StackDrawing.Span(from: number + offset, until: span.until))
      }
    }
  }

  /// Appends the clock and the content offsets.
  private mutating func appendReadings(of story: StageStory) {
    for (number, reading) in story.readings.enumerated() {
      let next = number + 1 < story.readings.count ? story.readings[number + 1].moment : nil
      let span = StackDrawing.Span(from: reading.moment, until: next)
      line(
        "text", .class("reading"), .begin(of: span), .end(of: span), .number("x", 8),
        .number("y", 18), text: reading.text)
    }
  }

  private mutating func append(_ label: StackDrawing.Label, _ name: String, isGone: Bool) {
    block("g", .class(isGone ? "name gone" : "name")) { group in
      for (path, span) in label.leaders { group.append(path, nil, span) }
      group.appendCircle(at: label.bullet, 4)
      group.line(
        "text", .measure("x", label.bullet.x + 14), .measure("y", label.bullet.y + 5),
        text: name.shortLabel)
    }
  }

  /// Appends the way of each message along the names, and a ring around that of a view whose touch is
  /// held back, until it is told.
  private mutating func appendDelivery(of story: StageStory) {
    for (number, moment) in story.moments.enumerated() {
      guard let label = story.drawing.labels.first(where: { $0.row == moment.row }) else {
        continue
      }
      switch moment.event {
      case .held: appendCircle(at: label.bullet, 9, "held", story.span(of: number, .hold))
      case .receives(let message, let previous):
        let styleClass = message == .sendEvent ? "got passed-on" : "got"
        appendGroup(styleClass, story.span(of: number, .run)) { group in
          if let arrow = previous.flatMap({ story.drawing.arrow(from: $0, to: label.row) }) {
            group.append(arrow)
          }
          group.appendCircle(at: label.bullet, 7)
        }
      case .step, .asked, .found: break
      }
    }
  }

  private mutating func appendGroup(
    _ styleClass: String, _ span: StackDrawing.Span, _ body: (inout HTML) -> Void
  ) {
    block("g", .class(styleClass), .begin(of: span), .end(of: span), content: body)
  }

  private mutating func append(
    _ path: PathData, _ styleClass: String? = nil, _ span: StackDrawing.Span = .init()
  ) {
    line(
      "path", styleClass.map { .class($0) }, .begin(of: span), .end(of: span), .path(path)
    ) { _ in }
  }

  private mutating func appendCircle(
    at centre: Point, _ radius: Int, _ styleClass: String? = nil,
    _ span: StackDrawing.Span = .init()
  ) {
    line(
      "circle", styleClass.map { .class($0) }, .begin(of: span), .end(of: span),
      .measure("cx", centre.x), .measure("cy", centre.y), .number("r", radius)
    ) { _ in }
  }
}

extension LocalizedStrings {
  /// What the drawing of a story shows.
  func label(of story: StageStory) -> String {
    guard let found = story.found else { return self[.storyLabel] }
    return text(
      .storyLabelFound, ["view": story.scenario.script.stage.responders[found].name.shortLabel])
  }
}

extension StackDrawing {
  /// Whether the row is a view that cannot be seen.
  fileprivate func isGone(_ row: Int) -> Bool { plane(of: row)?.look.isGone == true }
}

extension StageStory {
  /// How long a part of the drawing is shown.
  fileprivate enum Extent {
    /// Until the next step with calls begins.
    case step
    /// Until another view is found.
    case search
    /// Until the next message is sent.
    case run
    /// Until the control is not pressed any more.
    case press
    /// Until the view gets a message.
    case hold
  }

  /// The moments at which a part that begins at one is shown.
  fileprivate func span(of number: Int, _ extent: Extent) -> StackDrawing.Span {
    let begin = moments[number]
    let end = moments[number...].firstIndex { moment in
      switch extent {
      case .step: moment.step > begin.step
      case .search: moment.step > begin.step && moment.isFound
      case .run: moment.run > begin.run || moment.step > begin.step && moment.row != nil
      case .press:
        if case .receives(let message, _) = moment.event {
          moment.row == begin.row && message.putsOut
        } else {
          false
        }
      case .hold:
        if case .receives = moment.event { moment.row == begin.row } else { false }
      }
    }
    return StackDrawing.Span(from: number, until: end)
  }

  /// The level to which the line of a finger goes down: that of the view found, or the lowest one.
  fileprivate func deepest(_ moments: ArraySlice<Moment>) -> Int {
    let found = moments.lazy.filter(\.isFound)
      .compactMap { drawing.plane(of: $0.row ?? -1)?.level }.first
    return found ?? self.found.flatMap { drawing.plane(of: $0)?.level } ?? 0
  }
}

extension Message {
  /// Whether a control is highlighted once it sends the event.
  fileprivate var lightsUp: Bool {
    ["touchDown)", "touchDragEnter)"].contains { rawValue.hasSuffix(" \($0)") }
  }

  /// Whether a control is not highlighted any more once it sends the event.
  fileprivate var putsOut: Bool {
    ["touchUpInside)", "touchUpOutside)", "touchCancel)", "touchDragExit)"]
      .contains { rawValue.hasSuffix(" \($0)") }
  }
}

extension HTML.Attribute {
  /// The moment at which a part appears; nil for one that is always shown.
  fileprivate static func begin(of span: StackDrawing.Span) -> Self? {
    (span.from ?? (span.until == nil ? nil : 0)).map { .number("data-at", $0) }
  }

  /// The moment at which a part disappears; nil for one that stays.
  fileprivate static func end(of span: StackDrawing.Span) -> Self? {
    span.until.map { .number("data-until", $0) }
  }
}
