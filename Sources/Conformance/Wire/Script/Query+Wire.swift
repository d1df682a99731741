extension Query {
  /// How each question is read.
  package static let vocabulary = Vocabulary<Query>(
    "ask",
    [
      "hitTestView": { _ throws(WireProblem) in .hitTestView },
      "touchView": { _ throws(WireProblem) in .touchView },
      "next": { f throws(WireProblem) in .next(of: try f.text("of")) },
      "chain": { f throws(WireProblem) in .chain(from: try f.text("of")) },
      "printedChain": { f throws(WireProblem) in .printedChain(from: try f.text("of")) },
      "contains": { f throws(WireProblem) in .contains(try f.text("of"), try f.point("at")) },
      "subviews": { f throws(WireProblem) in .subviews(of: try f.text("of")) },
      "fingerView": { f throws(WireProblem) in .fingerView(try f.integer("finger")) },
      "phase": { f throws(WireProblem) in .phase(try f.integer("finger")) },
      "tapCount": { f throws(WireProblem) in .tapCount(try f.integer("finger")) },
      "location": { f throws(WireProblem) in
        .location(try f.integer("finger"), in: try f.optionalText("in"))
      },
      "previousLocation": { f throws(WireProblem) in
        .previousLocation(try f.integer("finger"), in: try f.optionalText("in"))
      },
      "keyWindow": { _ throws(WireProblem) in .keyWindow },
      "firstResponder": { f throws(WireProblem) in .firstResponder(of: try f.text("of")) },
      "isFirstResponder": { f throws(WireProblem) in .isFirstResponder(try f.text("of")) },
      "isTracking": { f throws(WireProblem) in .isTracking(try f.text("of")) },
      "isHighlighted": { f throws(WireProblem) in .isHighlighted(try f.text("of")) },
      "recognizerState": { f throws(WireProblem) in .recognizerState(try f.text("of")) },
      "recognizers": { f throws(WireProblem) in
        .recognizers(finger: try f.integer("finger"))
      },
      "undoManager": { f throws(WireProblem) in .undoManager(of: try f.text("of")) },
      "shownInput": { _ throws(WireProblem) in .shownInput },
      "shownAccessory": { _ throws(WireProblem) in .shownAccessory },
      "isOn": { f throws(WireProblem) in .isOn(try f.text("of")) },
      "value": { f throws(WireProblem) in .value(of: try f.text("of")) },
      "text": { f throws(WireProblem) in .text(of: try f.text("of")) },
      "payload": { _ throws(WireProblem) in .payload },
      "result": { _ throws(WireProblem) in .result },
      "target": { f throws(WireProblem) in
        .target(ofAction: try f.text("action"), from: try f.text("of"))
      },
      "canPerform": { f throws(WireProblem) in
        .canPerform(try f.text("action"), by: try f.text("of"))
      },
    ])

  /// Writes the fields by which `vocabulary` reads it again.
  func put(in json: inout JSONWriter) {
    switch self {
    case .hitTestView: json.put("ask", "hitTestView")
    case .touchView: json.put("ask", "touchView")
    case .next(let name): json.ask("next", of: name)
    case .chain(let name): json.ask("chain", of: name)
    case .printedChain(let name): json.ask("printedChain", of: name)
    case .contains(let name, let point):
      json.ask("contains", of: name)
      json.put("at", point)
    case .subviews(let name): json.ask("subviews", of: name)
    case .fingerView(let finger): json.ask("fingerView", finger: finger)
    case .phase(let finger): json.ask("phase", finger: finger)
    case .tapCount(let finger): json.ask("tapCount", finger: finger)
    case .location(let finger, let view):
      json.ask("location", finger: finger)
      json.put("in", view)
    case .previousLocation(let finger, let view):
      json.ask("previousLocation", finger: finger)
      json.put("in", view)
    case .keyWindow: json.put("ask", "keyWindow")
    case .firstResponder(let name): json.ask("firstResponder", of: name)
    case .isFirstResponder(let name): json.ask("isFirstResponder", of: name)
    case .isTracking(let name): json.ask("isTracking", of: name)
    case .isHighlighted(let name): json.ask("isHighlighted", of: name)
    case .recognizerState(let name): json.ask("recognizerState", of: name)
    case .recognizers(let finger): json.ask("recognizers", finger: finger)
    case .undoManager(let name): json.ask("undoManager", of: name)
    case .shownInput: json.put("ask", "shownInput")
    case .shownAccessory: json.put("ask", "shownAccessory")
    case .isOn(let name): json.ask("isOn", of: name)
    case .value(let name): json.ask("value", of: name)
    case .text(let name): json.ask("text", of: name)
    case .payload: json.put("ask", "payload")
    case .result: json.put("ask", "result")
    case .target(let action, let name):
      json.ask("target", of: name)
      json.put("action", action)
    case .canPerform(let action, let name):
      json.ask("canPerform", of: name)
      json.put("action", action)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func ask(_ name: String, of responder: String) {
    put("ask", name)
    put("of", responder)
  }

  fileprivate mutating func ask(_ name: String, finger: Int) {
    put("ask", name)
    put("finger", finger)
  }
}
