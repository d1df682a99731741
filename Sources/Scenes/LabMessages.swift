import Conformance

/// A message from the lab to the engine in its page: one of the protocol's, or one of its own, which
/// other engines need not know.
package enum LabRequest: Hashable, Sendable {
  /// A message of the protocol.
  case ofProtocol(EngineRequest)
  /// Asks for what drawings of a stage show: at first, and after each step.
  case scenes(id: Int, stage: Int, steps: [Script.Step])
  /// Asks for the steps in the words of the pages, with what the records say of them.
  case words(id: Int, stage: Int, steps: [Script.Step], records: [Trace.Record])
  /// Asks which requirements hold when the steps are carried out.
  case judge(id: Int, stage: Int, steps: [Script.Step], requirements: [StepRequirement])

  /// The values of the field `type` that the protocol does not have.
  private enum Kind: String {
    case scenes, words, judge
  }

  /// Reads a message from a line.
  ///
  /// - Throws: an error if the line does not contain such a message.
  package init(_ line: ArraySlice<UInt8>) throws(WireError) {
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(line) } catch {
      throw WireError(error.description)
    }
    guard let kind = json.member("type")?.text.flatMap(Kind.init) else {
      self = .ofProtocol(try EngineRequest(json))
      return
    }
    var fields = try FieldReader(json)
    var (type, id, stage) = ("", 0, 0)
    var (steps, records): ([Script.Step], [Trace.Record]) = ([], [])
    try fields.field("type", &type)
    try fields.field("id", &id)
    try fields.field("stage", &stage)
    try fields.field("steps", &steps)
    switch kind {
    case .scenes: self = .scenes(id: id, stage: stage, steps: steps)
    case .words:
      try fields.list("records", &records)
      self = .words(id: id, stage: stage, steps: steps, records: records)
    case .judge:
      var requirements: [StepRequirement] = []
      try fields.list("requirements", &requirements)
      self = .judge(id: id, stage: stage, steps: steps, requirements: requirements)
    }
    try fields.finish()
  }
}

/// A message from the engine in a page to the lab, of those that the protocol does not have.
package enum LabResponse: Hashable, Sendable {
  /// The drawings of a stage, and what else they show.
  case scenes(id: Int, Stage, [SceneSnapshot])
  /// The steps in the words of the pages.
  case words(id: Int, [WordedStep])
  /// Whether each requirement holds.
  case judged(id: Int, [Bool])

  /// Writes the message as a line, with its line feed.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .scenes(let id, let stage, let scenes):
        json.put("type", "scenes")
        json.put("id", id)
        json.put("scenes", Array(scenes.indices)) { json, index in
          scenes[index].write(to: &json, of: stage, after: index == 0 ? nil : scenes[index - 1])
        }
      case .words(let id, let steps):
        json.put("type", "words")
        json.put("id", id)
        json.put("steps", steps) { $1.write(to: &$0) }
      case .judged(let id, let holds):
        json.put("type", "judged")
        json.put("id", id)
        json.put("holds", holds)
      }
    }
    json.endLine()
  }
}

extension SceneSnapshot {
  /// Writes the snapshot, without layers and their drawing if they are those of the one before: of a
  /// long script most steps change none.
  fileprivate func write(to json: inout JSONWriter, of stage: Stage, after before: SceneSnapshot?) {
    json.object { json in
      if layers != before?.layers {
        json.put("layers", layers) { $1.write(to: &$0) }
        // A mark behind the name says what a view returned in hit-testing.
        let drawing = SceneDrawing(
          layers, of: stage, on: SceneCanvas(layers), spaceAfterNames: " ✓".labelWidth)
        json.name("drawing")
        drawing.write(to: &json)
      }
      json.put("markers", markers) { $1.write(to: &$0) }
    }
  }
}

extension SceneSnapshot.Layer {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("row", row)
      json.put("corners", corners)
      json.put("width", width)
      json.put("height", height)
      json.put("visible", isVisible)
      json.put("interactive", isInteractive)
      json.put("content", content)
    }
  }
}

extension SceneDrawing {
  /// Writes the sheet and the figures, but for those of responders that are not on the screen.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("width", canvas.width)
      json.put("height", canvas.screenHeight)
      json.put("scale", canvas.scale)
      json.put("origin", canvas.origin)
      json.put("figures", figures.filter { $0.look.shape != .chip }) { $1.write(to: &$0) }
    }
  }
}

extension SceneFigure {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("row", row)
      json.put("look", look.styleClass)
      json.put("outline", outline.text)
      json.put("label", label)
    }
  }
}

extension SceneSnapshot.Marker {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch kind {
      case .down(let finger):
        json.put("kind", "down")
        json.put("finger", finger)
      case .lifted(let finger):
        json.put("kind", "lifted")
        json.put("finger", finger)
      case .probe: json.put("kind", "probe")
      }
      json.put("at", point)
    }
  }
}

extension WordedStep {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("keyword", keyword.rawValue)
      json.put("sentence", sentence)
      json.put("then", expectations)
    }
  }
}
