import Responders

/// A view that implements some actions, takes them down, and may be first responder.
final class Actor: View {
  let name: String
  let log: Log
  var implemented: [String] = []
  var denied: [String] = []
  var canBecome = true
  var canResign = true
  var refusesToResign = false

  init(_ name: String, _ log: Log, implements implemented: String...) {
    self.name = name
    self.log = log
    self.implemented = implemented
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override var description: String { name }
  override var canBecomeFirstResponder: Bool { canBecome }
  override var canResignFirstResponder: Bool { canResign }

  override func resignFirstResponder() -> Bool {
    log.lines.append("\(name) resign")
    return !refusesToResign && super.resignFirstResponder()
  }

  override func implements(_ action: Action) -> Bool {
    implemented.contains(action.name) || super.implements(action)
  }

  override func canPerformAction(_ action: Action, withSender sender: Object?) -> Bool {
    !denied.contains(action.name) && super.canPerformAction(action, withSender: sender)
  }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(name) \(action.name) \(sender?.description ?? "nobody")")
    super.perform(action, from: sender, for: event)
  }
}
