import Conformance

/// What the steps so far have done on which it depends whether another step can be carried out.
struct ScriptTracker {
  private let stage: Stage
  /// The index of the superview or parent of each row; nil if it has none or it is not known.
  private var parents: [Int?]
  /// The indices of controllers and of those that present them.
  private var presenters: [Int: Int] = [:]
  private var history = ScriptHistory()

  init(_ stage: Stage) {
    self.stage = stage
    parents = stage.responders.indices.map(stage.parentIndex(ofRow:))
    for (index, row) in stage.responders.enumerated() {
      if let presenter = row.presenter.flatMap(stage.index(of:)) { presenters[index] = presenter }
    }
  }

  /// Returns whether every step of a script can be carried out.
  static func accepts(_ script: Script) -> Bool {
    var tracker = ScriptTracker(script.stage)
    return script.steps.allSatisfy { tracker.accepts($0) }
  }

  /// Whether a finger is down.
  func isDown(_ finger: Int) -> Bool { history.isDown(finger) }

  /// Returns whether a step can be carried out, and takes note of what it does.
  mutating func accepts(_ step: Script.Step) -> Bool {
    switch step.kind {
    case .set: acceptsSetting(step)
    case .change: acceptsChange(step)
    case .stimulate: acceptsStimulus(step)
    case .ask: history.unmetPrecondition(of: step) == nil
    }
  }

  private func index(_ step: Script.Step, _ field: String) -> Int? {
    if case .text(let name) = step[field] { stage.index(of: name) } else { nil }
  }

  /// Returns whether a row is another row or a descendant of it.
  private func isInside(_ row: Int, _ container: Int) -> Bool {
    var current: Int? = row
    for _ in 0...parents.count {
      guard let index = current else { return false }
      if index == container { return true }
      current = parents[index]
    }
    return true
  }

  private func kind(_ row: Int) -> ResponderKind { stage.responders[row].kind }
}

extension ScriptTracker {
  /// Relations between recognizers follow the order of the rows, so that none waits for itself; an
  /// overridden `next` leads to a row further up, so that no chain is endless.
  private func acceptsSetting(_ step: Script.Step) -> Bool {
    guard let one = index(step, "of"), let other = index(step, "to") else { return true }
    switch step.name {
    case "requiresFailure", "waitsFor", "recognizesTogether", "next": return one > other
    case "isAwaitedBy": return one < other
    case "hitTest": return one < other && isInside(other, one)
    case "inputView", "inputAccessoryView":
      // What is shown for input stands nowhere else.
      return parents[other] == nil && kind(other) != .window
    default: return true
    }
  }

  private mutating func acceptsChange(_ step: Script.Step) -> Bool {
    let row = index(step, "of")
    switch step.name {
    case "add":
      guard let row, let place = index(step, "to") else { return false }
      return move(row, into: place)
    case "insert", "insertInto":
      guard let row, let sibling = index(step, "sibling"), row != sibling, kind(sibling) != .window,
        let place = step.name == "insert" ? parents[sibling] : index(step, "to")
      else { return false }
      return move(row, into: place)
    case "bringToFront", "sendToBack":
      return row.map { kind($0) != .window && parents[$0] != nil } ?? false
    case "makeView": return acceptsView(row, of: index(step, "controller"))
    case "present": return acceptsPresentation(row, by: index(step, "by"))
    case "dismiss":
      guard let row, presenters.removeValue(forKey: row) != nil else { return false }
      take(viewOf: row)
      return true
    case "remove":
      guard let row, presenters[row] == nil else { return false }
      if kind(row) == .viewController { take(viewOf: row) }
      parents[row] = nil
      return true
    case "makeKey": return row.map { parents[$0] != nil } ?? false
    default: return true
    }
  }

  private mutating func move(_ row: Int, into place: Int) -> Bool {
    guard kind(row) != .window, !isInside(place, row) else { return false }
    parents[row] = place
    return true
  }

  private func acceptsView(_ row: Int?, of controller: Int?) -> Bool {
    guard let row, let controller, kind(row) != .window else { return false }
    let name = stage.responders[controller].name
    return stage.responders[row].controller == nil
      && !stage.responders.contains { $0.controller == name }
  }

  private mutating func acceptsPresentation(_ row: Int?, by presenter: Int?) -> Bool {
    guard let row, let presenter, presenters[row] == nil, row > presenter, parents[row] == nil,
      !presenters.values.contains(presenter)
    else { return false }
    presenters[row] = presenter
    take(viewOf: row)
    return true
  }

  private mutating func take(viewOf controller: Int) {
    let name = stage.responders[controller].name
    for (index, row) in stage.responders.enumerated() where row.controller == name {
      parents[index] = nil
    }
  }
}

extension ScriptTracker {
  /// Neither a finger nor a key that is down goes down again.
  private mutating func acceptsStimulus(_ step: Script.Step) -> Bool {
    let isAgain = step.fingerChanges.contains {
      $0.action.word == .touches && history.isDown($0.finger)
    }
    if isAgain
      || step.form.traits.contains(.pressesKey) && step["stage"] == "began"
        && history.isDown(step["key"].text)
    {
      return false
    }
    return history.add(step) == nil
  }
}
