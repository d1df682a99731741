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
      return Self.answer(touch?.view)
    case .next(of: let name):
      return Self.answer(try responder(name).next)
    case .chain(from: let name):
      return .responders(try chain(from: name).map(\.description))
    case .printedChain(from: let name):
      return .text(try chain(from: name)[0].chainDescription)
    case .contains(let name, let point):
      guard point.isFinite else { throw .notFinite(of: "the point") }
      return .truth(try view(name).point(inside: Responders.Point(point), with: nil))
    case .subviews(of: let name):
      let subviews = try view(name).subviews.filter { !($0 is UnstagedView) }
      return .responders(subviews.map(\.description))
    }
  }

  private static func answer(_ responder: Responder?) -> Answer {
    responder.map { .responder($0.description) } ?? .nobody
  }

  /// The responders from the named one to the end of its chain, which must have one: a chain that
  /// is longer than the stage comes back to itself.
  private func chain(from name: String) throws(Obstacle) -> [Responder] {
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
    return chain.first { !seen.insert(ObjectIdentifier($0)).inserted }?.description ?? ""
  }
}
