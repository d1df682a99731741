import Conformance
import Responders

extension World {
  /// Sets a property or an override of a responder; returns false for other forms.
  func setResponder(_ step: Script.Step, of name: String) throws(Obstacle) -> Bool {
    let value = step["to"]
    switch step.name {
    case "next":
      let next = try value.optionalText.map(responder(_:))
      try overrides(of: name).setNext(next)
    case "handlesTouches":
      let overrides = try overrides(of: name)
      for phase in TouchPhase.allCases { overrides.keep(phase, value.truth) }
    case "keepsTouches": try overrides(of: name).keep(step["phase"].word(), value.truth)
    case "canBecomeFirstResponder":
      try overrides(of: name).canBecomeFirstResponder = value.truth
    case "canResignFirstResponder":
      try overrides(of: name).canResignFirstResponder = value.truth
    case "refusesToResign": try overrides(of: name).refusesToResign = value.truth
    case "implements": try implement(step["action"].text, step["arguments"].integer, by: name)
    case "denies":
      let action = Action(step["action"].text)
      try override(responder(name).role) { $0.denied.insert(action) }
    case "redirects":
      let target = try value.optionalText.map(object(_:))
      let action = Action(step["action"].text)
      try override(responder(name).role) {
        $0.redirections[action] = ActionOverrides.Redirection(to: target)
      }
    case "swallowsEvents": try dispatcher(name).role.overriding().swallowsEvents = value.truth
    case "windowLevel": try window(name).windowLevel = Window.Level(rawValue: value.number)
    case "delegate":
      try application(name).delegate = try value.optionalText.map(delegate(_:))
    default: return false
    }
    return true
  }

  /// Answers a question about the chain, hit-testing, first responders or actions; returns nil for
  /// other forms.
  func answerResponder(_ step: Script.Step) throws(Obstacle) -> Answer? {
    switch step.name {
    case "hitTestView":
      guard wasHitTested else { throw .noHitTest }
      return Self.answer(lastHit)
    case "contains":
      guard step["at"].point.isFinite else { throw .notFinite(of: "the point") }
      let (view, point) = (try view(step["of"].text), Responders.Point(step["at"].point))
      probe = (view, point)
      return .truth(view.point(inside: point, with: nil))
    case "subviews":
      let subviews = try view(step["of"].text).subviews.filter { $0.interceptor != nil }
      return .responders(subviews.map(\.name))
    case "next": return Self.answer(try responder(step["of"].text).next)
    case "chain": return .responders(try chain(from: step["of"].text).map(\.name))
    case "printedChain": return .text(try chain(from: step["of"].text)[0].chainDescription)
    case "keyWindow": return Self.answer(application?.keyWindow)
    case "firstResponder": return Self.answer(try window(step["of"].text).firstResponder)
    case "isFirstResponder": return .truth(try responder(step["of"].text).isFirstResponder)
    case "result":
      guard let result else { throw .noResult }
      return .truth(result)
    case "target":
      let responder = try responder(step["of"].text)
      return Self.answer(
        responder.target(forAction: Action(step["action"].text), withSender: nil))
    case "canPerform":
      let responder = try responder(step["of"].text)
      return .truth(responder.canPerformAction(Action(step["action"].text), withSender: nil))
    default: return nil
    }
  }

  /// Calls a method of a responder, a view, a control or the application; returns false for other
  /// forms.
  func call(_ step: Script.Step) throws(Obstacle) -> Bool {
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
    case "reloadInputViews": try responder(step["of"].text).reloadInputViews()
    case "sendActions":
      try control(step["of"].text).sendActions(
        for: Responders.ControlEvent(step["event"].word()))
    case "sendAction":
      let event = step["payload"].optionalText.map { TextEvent($0, timestamp: now) }
      let target = try step["to"].optionalText.map(object(_:))
      let sender = try step["from"].optionalText.map(object(_:))
      guard let application else { throw .noSender }
      result = application.sendAction(
        Action(step["action"].text), to: target, from: sender, for: event)
    default: return false
    }
    return true
  }

  /// A responder, or another object, as an answer, by its name.
  static func answer(_ object: Object?) -> Answer {
    object.map { .responder($0.name) } ?? .nobody
  }

  /// The responders from the named one to the end of its chain.
  ///
  /// A chain that is longer than the stage contains a cycle.
  func chain(from name: String) throws(Obstacle) -> [Responder] {
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

  private func overrides(of name: String) throws(Obstacle) -> Overrides {
    try responder(name).role.overriding()
  }

  private func implement(
    _ action: String, _ arguments: Int, by name: String
  ) throws(Obstacle) {
    let performer = try performer(name)
    guard (0...2).contains(arguments) else { throw .arguments(arguments, of: action) }
    override(performer) { $0.implemented.insert(Action(action)) }
  }

  private func override(
    _ interceptor: RecordingInterceptor, _ change: (inout ActionOverrides) -> Void
  ) {
    let overrides = interceptor.overriding()
    var actions = overrides.actions ?? ActionOverrides()
    change(&actions)
    overrides.actions = actions
  }

  private func delegate(_ name: String) throws(Obstacle) -> any ApplicationDelegate {
    if case .object(let object) = members[try index(of: name)] { return object }
    return try responder(name)
  }

  /// The application or the window with that name.
  private func dispatcher(_ name: String) throws(Obstacle) -> Responder {
    let index = try index(of: name)
    switch members[index] {
    case .application(let application): return application
    case .window(let window): return window
    default: throw wrongKind(index, "an application or a window")
    }
  }
}
