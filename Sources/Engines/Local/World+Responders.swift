import Conformance
import Responders

extension World {
  /// Sets a property or an override of a responder; returns false for other forms.
  func setResponder(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "next":
      let next = try value.optionalText.map(responder(_:))
      try overrides(of: name).next = Overrides.Reference(to: next)
    case "handlesTouches":
      let overrides = try overrides(of: name)
      for phase in TouchPhase.allCases { overrides.setHandling(value.truth, of: phase) }
    case "keepsTouches": try overrides(of: name).setHandling(value.truth, of: step["phase"].word())
    case "canBecomeFirstResponder": try overrides(of: name).canBecomeFirstResponder = value.truth
    case "canResignFirstResponder": try overrides(of: name).canResignFirstResponder = value.truth
    case "refusesToResign": try overrides(of: name).refusesToResign = value.truth
    case "link": try textView(name).link = Responders.Rect(value.rect)
    case "refusesLinkMenu": try textView(name).refusesLinkMenu = value.truth
    case "performsAssistiveAction":
      try overrides(of: name).assistiveActions.insert(step["action"].word())
    case "supportsIndirectInput": supportsIndirectInput = value.truth
    case "implements": try implement(step["action"].text, step["arguments"].integer, by: name)
    case "denies":
      let action = Action(step["action"].text)
      try overrides(of: name).denied.insert(action)
    case "redirects":
      let target = try value.optionalText.map(object(_:))
      let action = Action(step["action"].text)
      try overrides(of: name).redirections[action] = Overrides.Reference(to: target)
    case "leavesControl":
      let leaving = Overrides.TargetRemoval(
        try control(step["control"].text), target: try object(name))
      let action = Action(step["action"].text)
      try overrides(ofObject: name).leaving[action] = leaving
    case "swallowsEvents": try dispatcher(name).overrides.swallowsEvents = value.truth
    case "canBecomeKey": try window(name).overrides.canBecomeKey = value.truth
    case "windowLevel": try window(name).windowLevel = Window.Level(rawValue: value.number)
    case "delegate":
      try object(name, "an application", Application.self).delegate = try value.optionalText.map(
        delegate(_:))
    default: return false
    }
    return true
  }

  /// Sets a property of a view; returns false for other forms.
  func setView(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "frame": try view(name).frame = Responders.Rect(value.rect)
    case "boundsOrigin": try view(name).bounds.origin = Responders.Point(value.point)
    case "scale": try view(name).transform = Transform(scaleX: value.point.x, y: value.point.y)
    case "rotation": try view(name).transform = Transform(rotationDegrees: value.number)
    case "translation":
      try view(name).transform = Transform(translationX: value.point.x, y: value.point.y)
    case "animation":
      try view(name).isAnimatedWithoutInteraction = value == "withoutInteraction"
    case "hitTest":
      let hit = try value.optionalText.map(view(_:))
      try view(name).overrides.hitTest = .returns(Overrides.Reference(to: hit))
    case "hitTestPassesSelfThrough": try view(name).overrides.hitTest = .passesSelfThrough
    case "pointInside": try view(name).overrides.pointInside = .returns(value.truth)
    case "pointInsideOutset": try view(name).overrides.pointInside = .outset(value.number)
    default: return false
    }
    return true
  }

  /// Answers a question about the chain, hit-testing, first responders or actions; returns nil for
  /// other forms.
  func answerResponder(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "hitTestView":
      guard wasHitTested else { throw ScriptError("nothing was hit-tested yet") }
      return Self.answer(lastHit)
    case "contains":
      guard step["at"].point.isFinite else { throw .notFinite(of: "the point") }
      let (view, point) = (try view(step["of"].text), Responders.Point(step["at"].point))
      probe = (view, point)
      return .truth(view.point(inside: point, with: nil))
    case "subviews":
      let subviews = try view(step["of"].text).subviews.filter { $0.interceptor != nil }
      return .responders(subviews.map { $0.name })
    case "next": return Self.answer(try responder(step["of"].text).next)
    case "chain": return .responders(try chain(from: step["of"].text).map { $0.name })
    case "parent": return Self.answer(try controller(step["of"].text).parent)
    case "keyWindow": return Self.answer(application?.keyWindow)
    case "firstResponder": return Self.answer(try window(step["of"].text).firstResponder)
    case "result":
      guard let result
      else { throw ScriptError("nothing was called yet that returns a result") }
      return .truth(result)
    case "target":
      let responder = try responder(step["of"].text)
      return Self.answer(
        responder.target(forAction: Action(step["action"].text), withSender: nil))
    case "isLinkOpened": return .truth(try textView(step["of"].text).isLinkOpened)
    case "isLinkMenuShown": return .truth(try textView(step["of"].text).isLinkMenuShown)
    case "canPerform":
      let responder = try responder(step["of"].text)
      return .truth(responder.canPerformAction(Action(step["action"].text), withSender: nil))
    default: return nil
    }
  }

  /// Calls a method of a responder, a view, a control or the application; returns false for other
  /// forms.
  func call(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "hitTest":
      let view = try view(step["of"].text)
      let point = try finite(step["at"].point)
      probe = (view, point)
      lastHit = view.hitTest(point, with: nil)
      wasHitTested = true
    case "becomeFirstResponder":
      result = try responder(step["of"].text).becomeFirstResponder()
    case "resignFirstResponder":
      result = try responder(step["of"].text).resignFirstResponder()
    case "endEditing": result = try view(step["of"].text).endEditing(step["force"].truth)
    case "reloadInputViews": try responder(step["of"].text).reloadInputViews()
    case "sendActions":
      try control(step["of"].text).sendActions(
        for: Responders.ControlEvent(step["event"].word()))
    case "sendActionsForBoth":
      let events: Responders.ControlEvent = [
        .init(step["event"].word()), .init(step["other"].word()),
      ]
      let control = try control(step["of"].text)
      control.overrides.isSendingBoth = true
      control.sendActions(for: events)
    case "tapStatusBar": try receiver().scrollToTop()
    case "sendAction":
      let event = step["payload"].optionalText.map { TextEvent($0, timestamp: now) }
      let target = try step["to"].optionalText.map(object(_:))
      let sender = try step["from"].optionalText.map(object(_:))
      guard let application
      else { throw ScriptError("the stage has no application that could send actions") }
      result = application.sendAction(
        Action(step["action"].text), to: target, from: sender, for: event)
    default: return false
    }
    return true
  }

  private func textView(_ name: String) throws(ScriptError) -> TextView {
    try object(name, "a text view")
  }

  /// Returns the answer that names an object, or nobody for nil.
  static func answer(_ object: Object?) -> Answer {
    object.map { .responder($0.name) } ?? .nobody
  }

  /// Returns the responders from the one with a name to the end of its chain.
  ///
  /// A chain that is longer than the stage contains a cycle.
  func chain(from name: String) throws(ScriptError) -> [Responder] {
    var chain: [Responder] = []
    var current: Responder? = try responder(name)
    while let responder = current {
      guard chain.count < members.count else {
        throw .endlessChain(from: name, backTo: Self.firstRepeated(in: chain + [responder]))
      }
      chain.append(responder)
      current = responder.next
    }
    return chain
  }

  private static func firstRepeated(in chain: [Responder]) -> String {
    var seen: Set<ObjectIdentifier> = []
    return chain.first { !seen.insert(ObjectIdentifier($0)).inserted }?.name ?? ""
  }

  /// Returns the overrides of the responder with a name.
  func overrides(of name: String) throws(ScriptError) -> Overrides {
    try responder(name).overrides
  }

  private func implement(
    _ action: String, _ arguments: Int, by name: String
  ) throws(ScriptError) {
    let overrides = try overrides(ofObject: name)
    guard (0...2).contains(arguments) else {
      throw ScriptError(
        "\(action) cannot have \(arguments) arguments: an action has 0, 1 or 2")
    }
    overrides.implemented[Action(action)] = arguments
  }

  private func delegate(_ name: String) throws(ScriptError) -> any ApplicationDelegate {
    let index = try index(of: name)
    return rows[index].kind == .object ? members[index] : try responder(name)
  }

  /// Returns the application or window with a name.
  private func dispatcher(_ name: String) throws(ScriptError) -> Responder {
    let index = try index(of: name)
    switch members[index] {
    case let application as Application: return application
    case let window as Window: return window
    default: throw wrongKind(index, "an application or a window")
    }
  }
}

/// The event of an action that a script sends with a text.
final class TextEvent: Event {
  /// The text that the script sends.
  let text: String

  /// Creates an event with a text and a time in seconds.
  init(_ text: String, timestamp: Double) {
    self.text = text
    super.init(timestamp: timestamp)
  }
}
