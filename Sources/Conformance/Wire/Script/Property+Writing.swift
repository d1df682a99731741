extension Property {
  /// Writes the fields by which `vocabulary` reads it again.
  func put(in json: inout JSONWriter) {
    switch self {
    case .hidden(let on): json.set("hidden", to: on)
    case .alpha(let alpha): json.set("alpha", to: alpha)
    case .interactionEnabled(let on): json.set("interactionEnabled", to: on)
    case .frame(let frame):
      json.put("set", "frame")
      json.put("to", frame)
    case .boundsOrigin(let origin): json.set("boundsOrigin", to: origin)
    case .scale(let x, let y): json.set("scale", to: Point(x: x, y: y))
    case .rotation(let degrees): json.set("rotation", to: degrees)
    case .translation(let distance): json.set("translation", to: distance)
    case .clipsToBounds(let on): json.set("clipsToBounds", to: on)
    case .cornerRadius(let radius): json.set("cornerRadius", to: radius)
    case .zPosition(let position): json.set("zPosition", to: position)
    case .next(let name): json.set("next", to: name)
    case .hitTest(.returns(let name)): json.set("hitTest", to: name)
    case .hitTest(.passesSelfThrough): json.put("set", "hitTestPassesSelfThrough")
    case .pointInside(.returns(let answer)): json.set("pointInside", to: answer)
    case .pointInside(.outset(let distance)): json.set("pointInsideOutset", to: distance)
    case .delegate(let name): json.set("delegate", to: name)
    case .handlesTouches(let on): json.set("handlesTouches", to: on)
    case .keepsTouches(let phase, let on):
      json.set("keepsTouches", to: on)
      json.put("phase", phase)
    case .multipleTouch(let on): json.set("multipleTouch", to: on)
    case .exclusiveTouch(let on): json.set("exclusiveTouch", to: on)
    case .windowLevel(let level): json.set("windowLevel", to: level)
    case .swallowsEvents(let on): json.set("swallowsEvents", to: on)
    case .canBecomeFirstResponder(let answer):
      json.set("canBecomeFirstResponder", to: answer)
    case .canResignFirstResponder(let answer):
      json.set("canResignFirstResponder", to: answer)
    case .refusesToResign(let on): json.set("refusesToResign", to: on)
    case .implements(let action, let arguments):
      json.put("set", "implements")
      json.put("action", action)
      json.put("arguments", arguments)
    case .denies(let action):
      json.put("set", "denies")
      json.put("action", action)
    case .enabled(let on): json.set("enabled", to: on)
    case .refusesTracking(let on): json.set("refusesTracking", to: on)
    case .stopsTracking(let on): json.set("stopsTracking", to: on)
    case .tapsRequired(let count): json.set("tapsRequired", to: Double(count))
    case .touchesRequired(let count): json.set("touchesRequired", to: Double(count))
    case .minimumPressDuration(let seconds): json.set("minimumPressDuration", to: seconds)
    case .direction(let direction): json.set("direction", to: direction.rawValue)
    case .cancelsTouchesInView(let on): json.set("cancelsTouchesInView", to: on)
    case .delaysTouchesBegan(let on): json.set("delaysTouchesBegan", to: on)
    case .delaysTouchesEnded(let on): json.set("delaysTouchesEnded", to: on)
    case .requiresFailure(let name): json.set("requiresFailure", to: name)
    case .recognizesTogether(let name): json.set("recognizesTogether", to: name)
    case .shouldBegin(let answer): json.set("shouldBegin", to: answer)
    case .shouldReceive(let answer): json.set("shouldReceive", to: answer)
    case .handlesPresses(let on): json.set("handlesPresses", to: on)
    case .handlesMotion(let on): json.set("handlesMotion", to: on)
    case .handlesRemoteControl(let on): json.set("handlesRemoteControl", to: on)
    case .keyCommand(let key, let action):
      json.put("set", "keyCommand")
      json.put("key", key)
      json.put("action", action)
    case .undoManager(let on): json.set("undoManager", to: on)
    case .inputView(let name): json.set("inputView", to: name)
    case .inputAccessoryView(let name): json.set("inputAccessoryView", to: name)
    case .on(let on): json.set("on", to: on)
    case .value(let value): json.set("value", to: value)
    case .continuous(let on): json.set("continuous", to: on)
    case .segments(let count): json.set("segments", to: Double(count))
    case .pages(let count): json.set("pages", to: Double(count))
    case .text(let text): json.set("text", to: text)
    case .waits(let name): json.set("waitsFor", to: name)
    case .isAwaited(let name): json.set("isAwaitedBy", to: name)
    case .redirects(let action, let target):
      json.set("redirects", to: target)
      json.put("action", action)
    }
  }

}

extension JSONWriter {
  fileprivate mutating func set(_ name: String, to value: Bool) {
    put("set", name)
    put("to", value)
  }

  fileprivate mutating func set(_ name: String, to value: Double) {
    put("set", name)
    put("to", value)
  }

  fileprivate mutating func set(_ name: String, to value: Point) {
    put("set", name)
    put("to", value)
  }

  fileprivate mutating func set(_ name: String, to value: String?) {
    put("set", name)
    put("to", value)
  }
}
