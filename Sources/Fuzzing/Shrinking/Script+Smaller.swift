import Conformance

extension Script {
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
}

extension StagedResponder {
  /// Simpler rows, the simplest first.
  var simpler: [StagedResponder] {
    var rows: [StagedResponder] = []
    let add = { (change: (inout StagedResponder) -> Void) in
      var row = self
      change(&row)
      rows.append(row)
    }
    if kind.isView, kind != .window, kind != .view { add { $0.kind = .view } }
    if kind.isControl, kind != .control { add { $0.kind = .control } }
    if kind.isRecognizer, kind != .tapRecognizer { add { $0.kind = .tapRecognizer } }
    if controller != nil { add { $0.controller = nil } }
    if presenter != nil { add { $0.presenter = nil } }
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
}
