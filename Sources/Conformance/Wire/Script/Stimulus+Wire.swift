extension Stimulus {
  /// How each stimulus is read.
  package static let vocabulary = Vocabulary<Stimulus>(
    "do",
    [
      "touchBegins": { f throws(WireProblem) in .touchBegins(try f.point("at")) },
      "touchMoves": { f throws(WireProblem) in .touchMoves(try f.point("at")) },
      "touchEnds": { _ throws(WireProblem) in .touchEnds },
      "fingers": { f throws(WireProblem) in
        .fingers(try f.list("changes", of: .object("finger-change"), FingerChange.read))
      },
      "touchesAreCancelled": { _ throws(WireProblem) in .touchesAreCancelled },
      "wait": { f throws(WireProblem) in .wait(seconds: try f.number("seconds")) },
      "becomeFirstResponder": { f throws(WireProblem) in
        .becomeFirstResponder(try f.text("of"))
      },
      "resignFirstResponder": { f throws(WireProblem) in
        .resignFirstResponder(try f.text("of"))
      },
      "sendAction": { f throws(WireProblem) in
        let action = try f.text("action")
        let (target, sender) = (try f.optionalText("to"), try f.optionalText("from"))
        guard let payload = try f.optionalText("payload") else {
          return .sendAction(action, to: target, from: sender)
        }
        return .sendActionWithEvent(action, to: target, from: sender, payload: payload)
      },
      "sendActions": { f throws(WireProblem) in
        .sendActions(try f.text("of"), for: try f.word("event", of: ControlEvent.self))
      },
      "press": { f throws(WireProblem) in
        .press(try f.text("key"), try f.word("stage", of: EventStage.self))
      },
      "shake": { f throws(WireProblem) in .shake(try f.word("stage", of: EventStage.self)) },
      "remoteControl": { f throws(WireProblem) in .remoteControl(try f.text("command")) },
      "type": { f throws(WireProblem) in .type(try f.text("text")) },
      "pressReturn": { _ throws(WireProblem) in .pressReturn },
      "reloadInputViews": { f throws(WireProblem) in .reloadInputViews(try f.text("of")) },
      "hitTest": { f throws(WireProblem) in .hitTest(try f.text("of"), try f.point("at")) },
    ])

  /// Writes the fields by which `vocabulary` reads it again.
  func put(in json: inout JSONWriter) {
    switch self {
    case .touchBegins(let point):
      json.put("do", "touchBegins")
      json.put("at", point)
    case .touchMoves(let point):
      json.put("do", "touchMoves")
      json.put("at", point)
    case .touchEnds: json.put("do", "touchEnds")
    case .fingers(let changes):
      json.put("do", "fingers")
      json.put("changes", changes) { $1.write(to: &$0) }
    case .touchesAreCancelled: json.put("do", "touchesAreCancelled")
    case .wait(let seconds):
      json.put("do", "wait")
      json.put("seconds", seconds)
    case .becomeFirstResponder(let name):
      json.put("do", "becomeFirstResponder")
      json.put("of", name)
    case .resignFirstResponder(let name):
      json.put("do", "resignFirstResponder")
      json.put("of", name)
    case .sendAction(let action, let target, let sender):
      json.sendAction(action, target, sender)
    case .sendActionWithEvent(let action, let target, let sender, let payload):
      json.sendAction(action, target, sender)
      json.put("payload", payload)
    case .sendActions(let control, let event):
      json.put("do", "sendActions")
      json.put("of", control)
      json.put("event", event)
    case .press(let key, let stage):
      json.put("do", "press")
      json.put("key", key)
      json.put("stage", stage)
    case .shake(let stage):
      json.put("do", "shake")
      json.put("stage", stage)
    case .remoteControl(let command):
      json.put("do", "remoteControl")
      json.put("command", command)
    case .type(let text):
      json.put("do", "type")
      json.put("text", text)
    case .pressReturn: json.put("do", "pressReturn")
    case .reloadInputViews(let name):
      json.put("do", "reloadInputViews")
      json.put("of", name)
    case .hitTest(let name, let point):
      json.put("do", "hitTest")
      json.put("of", name)
      json.put("at", point)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func sendAction(_ action: String, _ target: String?, _ sender: String?) {
    put("do", "sendAction")
    put("action", action)
    put("to", target)
    put("from", sender)
  }
}
