extension Change {
  /// How each change but a property is read.
  package static let vocabulary = Vocabulary<Change>(
    "change",
    [
      "remove": { f throws(WireProblem) in .remove(try f.text("of")) },
      "add": { f throws(WireProblem) in .add(try f.text("of"), to: try f.text("to")) },
      "insert": { f throws(WireProblem) in
        .insert(
          try f.text("of"), try f.word("placement", of: Placement.self), try f.text("sibling"))
      },
      "bringToFront": { f throws(WireProblem) in .bringToFront(try f.text("of")) },
      "sendToBack": { f throws(WireProblem) in .sendToBack(try f.text("of")) },
      "makeView": { f throws(WireProblem) in
        .makeView(try f.text("of"), of: try f.text("controller"))
      },
      "present": { f throws(WireProblem) in .present(try f.text("of"), by: try f.text("by")) },
      "dismiss": { f throws(WireProblem) in .dismiss(try f.text("of")) },
      "ignoreInteractionEvents": { f throws(WireProblem) in
        .ignoreInteractionEvents(try f.truth("to"))
      },
      "addTarget": { f throws(WireProblem) in
        .addTarget(
          try f.optionalText("target"), action: try f.text("action"), to: try f.text("of"),
          for: try f.word("event", of: ControlEvent.self))
      },
      "removeTarget": { f throws(WireProblem) in
        .removeTarget(
          try f.optionalText("target"), action: try f.optionalText("action"),
          from: try f.text("of"), for: try f.word("event", of: ControlEvent.self))
      },
      "attach": { f throws(WireProblem) in .attach(try f.text("of"), to: try f.text("to")) },
      "focus": { f throws(WireProblem) in .focus(try f.optionalText("of")) },
      "receiveRemoteControl": { f throws(WireProblem) in
        .receiveRemoteControl(try f.truth("to"))
      },
      "makeKey": { f throws(WireProblem) in .makeKey(try f.text("of")) },
    ])

  /// Writes the fields by which `vocabulary`, or that of properties, reads it again.
  func put(in json: inout JSONWriter) {
    switch self {
    case .set(let property, let name):
      property.put(in: &json)
      json.put("of", name)
    case .remove(let name): json.change("remove", of: name)
    case .add(let name, let parent):
      json.change("add", of: name)
      json.put("to", parent)
    case .insert(let name, let placement, let sibling):
      json.change("insert", of: name)
      json.put("placement", placement)
      json.put("sibling", sibling)
    case .bringToFront(let name): json.change("bringToFront", of: name)
    case .sendToBack(let name): json.change("sendToBack", of: name)
    case .makeView(let name, let controller):
      json.change("makeView", of: name)
      json.put("controller", controller)
    case .present(let name, let presenter):
      json.change("present", of: name)
      json.put("by", presenter)
    case .dismiss(let name): json.change("dismiss", of: name)
    case .ignoreInteractionEvents(let on): json.change("ignoreInteractionEvents", to: on)
    case .addTarget(let target, let action, let control, let event):
      json.change("addTarget", of: control)
      json.put("target", target)
      json.put("action", action)
      json.put("event", event)
    case .removeTarget(let target, let action, let control, let event):
      json.change("removeTarget", of: control)
      json.put("target", target)
      json.put("action", action)
      json.put("event", event)
    case .attach(let recognizer, let view):
      json.change("attach", of: recognizer)
      json.put("to", view)
    case .focus(let name): json.change("focus", of: name)
    case .receiveRemoteControl(let on): json.change("receiveRemoteControl", to: on)
    case .makeKey(let name): json.change("makeKey", of: name)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func change(_ name: String, of responder: String?) {
    put("change", name)
    put("of", responder)
  }

  fileprivate mutating func change(_ name: String, to value: Bool) {
    put("change", name)
    put("to", value)
  }
}
