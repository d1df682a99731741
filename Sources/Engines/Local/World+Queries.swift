import Conformance
import Responders

extension World {
  /// Answers a question.
  func answer(_ query: Query) throws(Obstacle) -> Answer {
    switch query {
    case .hitTestView:
      guard wasHitTested else { throw .noHitTest }
      return Self.answer(lastHit)
    case .touchView:
      return Self.answer(hand.down.first?.view)
    case .next(of: let name):
      return Self.answer(try responder(name).next)
    case .chain(from: let name):
      return .responders(try chain(from: name).map(\.name))
    case .printedChain(from: let name):
      return .text(try chain(from: name)[0].chainDescription)
    case .contains(let name, let point):
      guard point.isFinite else { throw .notFinite(of: "the point") }
      return .truth(try view(name).point(inside: Responders.Point(point), with: nil))
    case .subviews(of: let name):
      let subviews = try view(name).subviews.filter { $0.interceptor != nil }
      return .responders(subviews.map(\.name))
    case .fingerView(let finger): return Self.answer(try touch(of: finger).view)
    case .phase(let finger): return .text(TouchPhase(try touch(of: finger).phase).rawValue)
    case .tapCount(let finger): return .number(Double(try touch(of: finger).tapCount))
    case .location(let finger, in: let name):
      let touch = try touch(of: finger)
      return try answer(touch.location(in: name.map(view(_:))), finger, name)
    case .previousLocation(let finger, in: let name):
      let touch = try touch(of: finger)
      return try answer(touch.previousLocation(in: name.map(view(_:))), finger, name)
    case .keyWindow: return Self.answer(application?.keyWindow)
    case .firstResponder(of: let name): return Self.answer(try window(name).firstResponder)
    case .isFirstResponder(let name): return .truth(try responder(name).isFirstResponder)
    case .isTracking, .isHighlighted: return try answerTracking(query)
    case .isOn, .value, .text: return try answerValue(query)
    case .recognizerState, .recognizers: return try answerGesture(query)
    case .undoManager, .shownInput, .shownAccessory, .payload: return try answerInput(query)
    case .result:
      guard let result else { throw .noResult }
      return .truth(result)
    case .target(ofAction: let action, from: let name):
      let responder = try responder(name)
      return Self.answer(responder.target(forAction: Action(action), withSender: nil))
    case .canPerform(let action, by: let name):
      let responder = try responder(name)
      return .truth(responder.canPerformAction(Action(action), withSender: nil))
    }
  }

  private func answer(
    _ place: Responders.Point, _ finger: Int, _ name: String?
  ) throws(Obstacle) -> Answer {
    let point = Conformance.Point(x: place.x, y: place.y)
    guard point.isFinite else { throw .nowhere(finger, in: name) }
    return .point(point)
  }

  /// A responder, or another object, as an answer, by its name.
  static func answer(_ object: Object?) -> Answer {
    object.map { .responder($0.name) } ?? .nobody
  }

  /// The responders from the named one to the end of its chain, which must have one: a chain that
  /// is longer than the stage comes back to itself.
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
}
