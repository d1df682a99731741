import Conformance

extension Script {
  /// A number that shrinks with every change that is kept: rows, steps, and how long they are.
  var size: Int {
    let rows = stage.responders.reduce(0) { $0 + 100 + $1.complexity }
    return steps.reduce(rows) { $0 + 100 + $1.description.count }
  }

  /// Returns the script without a row, its descendants, and the steps that name one of these.
  func removing(_ index: Int) -> Script {
    var removed: Set<String> = [stage.responders[index].name]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for row in stage.responders where !removed.contains(row.name) {
        let owners = [row.parent, row.controller, row.presenter].compactMap { $0 }
        if owners.contains(where: removed.contains) {
          removed.insert(row.name)
          isGrowing = true
        }
      }
    }
    return without(removed, rows: stage.responders)
  }

  /// Returns the script without a row, whose content moves to where the row stands.
  func lifting(_ index: Int) -> Script {
    let gone = stage.responders[index]
    let rows = stage.responders.map { row in
      var row = row
      if row.parent == gone.name { row.parent = gone.parent }
      if row.controller == gone.name { row.controller = nil }
      if row.presenter == gone.name { row.presenter = nil }
      return row
    }
    return without([gone.name], rows: rows)
  }

  private func without(_ names: Set<String>, rows: [StagedResponder]) -> Script {
    Script(
      stage: Stage(rows.filter { !names.contains($0.name) }),
      steps: steps.filter { step in !step.mentioned.contains(where: names.contains) })
  }

  /// Returns the script with all frames 100 wide and high and all fingers at one point.
  func withEvenGeometry(touching point: Point) -> Script {
    let rows = stage.responders.map { row in
      var row = row
      if row.kind.isView { row.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
      return row
    }
    let steps = self.steps.map { step -> Script.Step in
      if case .point = step["at"] { step.replacing("at", by: .point(point)) } else { step }
    }
    return Script(stage: Stage(rows), steps: steps)
  }

  /// Whether each name in a step is that of a row whose kind some phrase of the step accepts.
  var namesFit: Bool {
    steps.allSatisfy { step in
      step.form.phrases.contains { phrase in
        guard let arguments = phrase.arguments(of: step) else { return false }
        return arguments.allSatisfy { field, value in
          guard let slot = phrase.slot(of: field), slot.namesObject, case .text(let name) = value
          else { return true }
          return stage[name].map { slot.kinds.contains($0.kind) } ?? false
        }
      }
    }
  }
}

extension StagedResponder {
  /// How far the row is from the simplest one.
  fileprivate var complexity: Int {
    let kindCost = kind == .view ? 0 : kind.rawValue.count
    return kindCost + (controller == nil ? 0 : 20) + (presenter == nil ? 0 : 20)
      + (frame?.words.count ?? 0)
  }

  /// Simpler rows, the simplest first.
  var simpler: [StagedResponder] {
    var rows: [StagedResponder] = []
    let add = { (change: (inout StagedResponder) -> Void) in
      var row = self
      change(&row)
      if row != self, row.complexity < complexity { rows.append(row) }
    }
    if kind.isView, kind != .window, kind != .view { add { $0.kind = .view } }
    if kind.isControl, kind != .control { add { $0.kind = .control } }
    if kind.isRecognizer, kind != .tapRecognizer { add { $0.kind = .tapRecognizer } }
    if controller != nil { add { $0.controller = nil } }
    if presenter != nil { add { $0.presenter = nil } }
    if let frame {
      let side = 100.0
      add { $0.frame = Rect(x: 0, y: 0, width: side, height: side) }
      add { $0.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
      add { $0.frame = Rect(x: frame.origin.x, y: frame.origin.y, width: side, height: side) }
    }
    return rows
  }
}

extension Script.Step {
  /// The names of rows that the step mentions.
  fileprivate var mentioned: [String] {
    form.fields.map(\.name).compactMap { field in
      let namesObject = form.phrases.contains { $0.slot(of: field)?.namesObject == true }
      return if namesObject, case .text(let name) = self[field] { name } else { nil }
    }
  }

  /// Simpler steps, the simplest first.
  var simpler: [Script.Step] {
    if case .fingers(let changes) = self["changes"] { return simplerFingers(changes) }
    let length = description.count
    var steps: [Script.Step] = []
    for field in form.fields {
      for value in self[field.name].simpler {
        let step = replacing(field.name, by: value)
        if step != self, step.description.count < length { steps.append(step) }
      }
    }
    return steps
  }

  private func simplerFingers(_ changes: [FingerChange]) -> [Script.Step] {
    if changes.count > 1 {
      return changes.flatMap { Self.one($0) }
    }
    return changes.first.map { $0.finger == 1 ? Self.one($0).filter { $0.name != name } : [] } ?? []
  }

  private static func one(_ change: FingerChange) -> [Script.Step] {
    let whole = try? Script.Step(.stimulate, "fingers", ["changes": .fingers([change])])
    guard change.finger == 1 else { return whole.map { [$0] } ?? [] }
    switch change.action {
    case .touches(let point): return [.stimulate("touchBegins", ["at": .point(point)])]
    case .moves(let point): return [.stimulate("touchMoves", ["at": .point(point)])]
    case .lifts: return [.stimulate("touchEnds")]
    }
  }
}

extension StepValue {
  /// Simpler values of the same type.
  fileprivate var simpler: [StepValue] {
    switch self {
    case .number: [.number(1), .number(10), .number(90)]
    case .integer: [.integer(1)]
    case .point(let point):
      [
        .point(Point(x: 10, y: 10)), .point(Point(x: 50, y: 50)), .point(Point(x: point.x, y: 10)),
        .point(Point(x: 10, y: point.y)),
      ]
    case .rect: [.rect(Rect(x: 0, y: 0, width: 100, height: 100))]
    default: []
    }
  }
}
