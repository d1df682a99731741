import Conformance

/// The objects of one script, by name.
///
/// It is isolated to the main actor because the framework is. A script is performed in one call
/// without `await`, so no other script can come between its steps.
@MainActor final class World {
  private var objects: [String: Responder] = [:]
  /// The windows, from back to front.
  private var windows: [Window] = []
  /// The view that each finger touches; nil for one that is down in no window.
  private var fingers: [Int: View?] = [:]
  private let log = CallLog()

  /// Performs a script on a new world.
  static func reply(to script: Script) -> Reply {
    do throws(Problem) {
      let world = World()
      for row in script.stage.responders { try world.make(row) }
      for row in script.stage.responders { world.place(row) }
      var trace = Trace()
      for step in script.steps { trace.records.append(try world.perform(step)) }
      return .observed(trace)
    } catch {
      switch error {
      case .lack(let reason): return .skipped(reason: reason, url: nil)
      case .invalid(let message): return .errored(message: message)
      }
    }
  }

  /// Makes the object of a row of the stage.
  private func make(_ row: StagedResponder) throws(Problem) {
    guard row.controller == nil, row.presenter == nil else {
      throw .lack("the framework has no \(row)")
    }
    switch row.kind {
    case .application:
      // Singletons outlive a script, so what the script before left in them is removed.
      Application.shared.delegate = nil
      objects[row.name] = Application.shared
    case .applicationDelegate, .responder: objects[row.name] = Responder()
    case .object: break
    default:
      guard let make = recorders[row.kind] else { throw .lack("the framework has no \(row)") }
      let object = make(Role(row.name, log: log))
      if let window = object as? Window { windows.append(window) }
      objects[row.name] = object
    }
  }

  /// Puts the object of a row into that of the column `in`, with its frame.
  private func place(_ row: StagedResponder) {
    let parent = row.parent.flatMap { objects[$0] }
    if let frame = row.frame, let view = objects[row.name] as? View {
      view.frame = (frame.origin.x, frame.origin.y, frame.width, frame.height)
    }
    switch objects[row.name] {
    case let window as Window: window.application = parent as? Application
    case let view as View: (parent as? View)?.addSubview(view)
    case let delegate: (parent as? Application)?.delegate = delegate
    }
  }

  /// Carries out one step; its record has the calls or, for a question, the answer.
  ///
  /// The fields of a step have the types of `Spec/protocol.md`. A script with a step that is not
  /// here is skipped. Most of these steps come once the engine claims `chain-overrides` or `touches`.
  private func perform(_ step: Script.Step) throws(Problem) -> Trace.Record {
    switch (step.kind, step.name) {
    case (.ask, "next"):
      return Trace.Record(answer: name(of: try object(step["of"].text).next))
    case (.set, "next"):
      // A name, or nil.
      let role = try role(of: step["of"].text)
      if let name = step["to"].optionalText {
        role.next = try object(name)
      } else {
        role.next = .some(nil)
      }
    case (.set, "keepsTouches"):
      // One of the protocol's words.
      let role = try role(of: step["of"].text)
      let phase: TouchPhase = step["phase"].word()
      if step["to"].truth { role.kept.insert(phase) } else { role.kept.remove(phase) }
    case (.stimulate, "touchBegins"):
      touchBegins(finger: 1, at: step["at"].point)
    case (.stimulate, "touchEnds"):
      try touchEnds(finger: 1)
    case (.stimulate, "fingers"):
      for change in step["changes"].fingers {
        switch change.action {
        case .touches(let point): touchBegins(finger: change.finger, at: point)
        case .moves: throw .lack("the framework has no moves")
        case .lifts: try touchEnds(finger: change.finger)
        }
      }
    default:
      throw .lack("the engine does not know the step “\(step)”")
    }
    return Trace.Record(calls: log.take())
  }

  private func touchBegins(finger: Int, at point: Conformance.Point) {
    var found: View?
    for window in windows.reversed() where found == nil {
      found = window.view(x: point.x, y: point.y)
    }
    fingers[finger] = .some(found)
    found?.touchesBegan(finger: finger)
  }

  private func touchEnds(finger: Int) throws(Problem) {
    guard let touched = fingers.removeValue(forKey: finger) else {
      throw .invalid("finger \(finger) is not down")
    }
    touched?.touchesEnded(finger: finger)
  }

  private func object(_ name: String) throws(Problem) -> Responder {
    guard let object = objects[name] else { throw .lack("\(name) is not a responder") }
    return object
  }

  private func role(of name: String) throws(Problem) -> Role {
    guard let recorded = try object(name) as? any Recorded else {
      throw .lack("methods of \(name) cannot be overridden")
    }
    return recorded.role
  }

  /// The answer with the name of an object; what is not on the stage is left out.
  private func name(of found: Responder?) -> Answer {
    objects.first { $0.value === found }.map { .responder($0.key) } ?? .nobody
  }
}

/// Why a script cannot be performed.
enum Problem: Error {
  /// The framework or the engine lacks something: the script is skipped.
  case lack(String)
  /// A step cannot be carried out: the script is answered with an error.
  case invalid(String)
}
