import Conformance

/// The objects of one script, by name.
///
/// It is isolated to the main actor because the framework is. A script is performed in one call
/// without `await`, so no other script can come between its steps.
@MainActor final class World {
  private var objects: [String: Responder] = [:]
  private let log = CallLog()

  /// Performs a script on a new world.
  static func reply(to script: Script) -> Reply {
    do throws(Lack) {
      let world = World()
      for row in script.stage.responders { try world.make(row) }
      for row in script.stage.responders { world.place(row) }
      var trace = Trace()
      for step in script.steps { trace.records.append(try world.perform(step)) }
      return .observed(trace)
    } catch {
      return .skipped(reason: error.reason, url: nil)
    }
  }

  /// Makes the object of a row of the stage.
  private func make(_ row: StagedResponder) throws(Lack) {
    guard row.controller == nil, row.presenter == nil else {
      throw Lack("the framework has no \(row)")
    }
    switch row.kind {
    case .application:
      // Singletons outlive a script, so what the script before left in them is removed.
      Application.shared.delegate = nil
      objects[row.name] = Application.shared
    case .applicationDelegate, .responder: objects[row.name] = Responder()
    case .object: break
    case .window: objects[row.name] = RecordedWindow(row.name, log: log)
    case .view: objects[row.name] = RecordedView(row.name, log: log)
    default: throw Lack("the framework has no \(row)")
    }
  }

  /// Puts the object of a row into that of the column `in`.
  private func place(_ row: StagedResponder) {
    let parent = row.parent.flatMap { objects[$0] }
    switch objects[row.name] {
    case let window as Window: window.application = parent as? Application
    case let view as View: view.superview = parent as? View
    case let delegate: (parent as? Application)?.delegate = delegate
    }
  }

  /// Carries out one step; its record has the calls and, for a question, the answer.
  private func perform(_ step: Script.Step) throws(Lack) -> Trace.Record {
    switch (step.kind, step.name) {
    case (.ask, "next"):
      return Trace.Record(answer: name(of: try object(step["of"].text).next))
    // Once the engine claims touches and finds views: `view.touchesBegan()`, then
    // `Trace.Record(calls: log.take())`.
    default:
      throw Lack("the engine does not know the step “\(step)”")
    }
  }

  private func object(_ name: String) throws(Lack) -> Responder {
    guard let object = objects[name] else { throw Lack("\(name) is not a responder") }
    return object
  }

  /// The answer with the name of an object; what is not on the stage is left out.
  private func name(of found: Responder?) -> Answer {
    objects.first { $0.value === found }.map { .responder($0.key) } ?? .nobody
  }
}

/// What the framework lacks for a script, which is then skipped.
struct Lack: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
