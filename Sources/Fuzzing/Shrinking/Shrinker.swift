import Conformance

/// Makes a script smaller as long as it shows a difference in the same respect.
struct Shrinker {
  /// The maximum number of scripts that are tried for one difference.
  private static let budget = 1_500
  /// The maximum number of these that may end with an error, each of which may cost a new process.
  private static let errors = 60
  /// The same where an engine is slow to err, such as one that hangs.
  private static let slowErrors = 12

  private let round: Round
  private let trial: Trial
  private let claims: CommonClaims
  private var left = budget
  private var errorsLeft: Int
  private(set) var observation: Trial.Observation

  init(
    _ observation: Trial.Observation, by trial: Trial, within claims: CommonClaims, isSlow: Bool,
    _ round: Round
  ) {
    self.round = round
    self.trial = trial
    self.claims = claims
    self.observation = observation
    errorsLeft = isSlow ? Self.slowErrors : Self.errors
  }

  /// Shrinks until no smaller script differs, or the budget or the time of the round is used up.
  mutating func shrink() async throws {
    try await endAtDifference()
    var last: Script?
    while script != last, mayGoOn {
      last = script
      try await removeSteps()
      try await removeRows()
      try await simplify()
    }
  }

  private var script: Script { observation.script }

  private var mayGoOn: Bool { left > 0 && errorsLeft > 0 && !Task.isCancelled && !round.isOver }

  /// Keeps a smaller script if it shows a difference in the same respect.
  private mutating func keep(_ smaller: Script) async throws -> Bool {
    guard mayGoOn, smaller.stage.problems.isEmpty,
      ScriptTracker.accepts(smaller),
      claims.allow(smaller), !smaller.isLeftOpen
    else { return false }
    left -= 1
    let outcome = try await trial.outcome(of: smaller)
    guard case .different(let found) = outcome else { return false }
    if found.difference.isError { errorsLeft -= 1 }
    guard !Task.isCancelled,
      found.difference.aspect == observation.difference.aspect
    else { return false }
    observation = found
    return true
  }

  /// Cuts what follows the step that differs.
  private mutating func endAtDifference() async throws {
    if case .error = observation.difference.aspect { return }
    let steps = Array(script.steps.prefix(observation.difference.step + 1))
    if steps.count < script.steps.count {
      _ = try await keep(Script(stage: script.stage, steps: steps))
    }
  }

  /// Removes steps: many at once, then each.
  private mutating func removeSteps() async throws {
    var width = max(1, script.steps.count / 2)
    while width >= 1 {
      var end = script.steps.count
      while end > 0 {
        let start = max(0, end - width)
        var steps = script.steps
        steps.removeSubrange(start..<min(end, steps.count))
        if !steps.isEmpty, try await keep(Script(stage: script.stage, steps: steps)) {
          end = min(start, script.steps.count)
        } else {
          end = start
        }
      }
      width /= 2
    }
  }

  /// Removes rows with their descendants, and then rows between others.
  private mutating func removeRows() async throws {
    for isAlone in [false, true] {
      var index = script.stage.responders.count - 1
      while index >= 0 {
        if index < script.stage.responders.count {
          _ = try await keep(isAlone ? script.lifting(index) : script.removing(index))
        }
        index -= 1
      }
    }
  }

  /// Makes rows and geometry simpler.
  private mutating func simplify() async throws {
    for index in script.stage.responders.indices {
      for row in script.stage.responders[index].simpler {
        var rows = script.stage.responders
        rows[index] = row
        if try await keep(Script(stage: Stage(rows), steps: script.steps)) { break }
      }
    }
    // Points of fingers and frames grow simple together, because a point has to stay in its view.
    for point in [Point(x: 10, y: 10), Point(x: 50, y: 50)] {
      _ = try await keep(script.withEvenGeometry(touching: point))
    }
  }
}

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
