import Responders

/// A responder that implements all actions, takes them down, and may do something then.
final class Performer: Responder {
  let log: Log
  var reaction: () -> Void = {}

  init(_ log: Log) { self.log = log }

  override func implements(_ action: Action) -> Bool { true }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(action.name) from \(sender?.description ?? "nobody")")
    reaction()
  }

  deinit { log.freed += 1 }
}
