import Conformance
import Results

/// The rows of a stage on which a scenario depends.
///
/// These are the rows that its steps and expectations name, those that a hit-test of its points may
/// come to, the recognizers that may get its touches, and the places of all these. Applications,
/// scenes and windows always belong to them, and so do all rows inside an object whose geometry or
/// place a step changes. In doubt a row is kept.
///
/// An application's delegate belongs to them only where it is named: it ends the chain, so that a path
/// that comes to it contains it, and it performs only actions that a step gives it.
package struct SmallestStage: Sendable {
  /// The whole stage.
  private let stage: Stage
  /// Whether the scenario depends on the row, by index.
  private var isNeeded: [Bool]
  private let places: StageLayout

  /// Finds the rows that a scenario needs of its stage.
  package init(_ scenario: Scenario) {
    self.init(scenario, StageLayout(scenario.script.stage))
  }

  init(_ scenario: Scenario, _ places: StageLayout) {
    stage = scenario.script.stage
    self.places = places
    isNeeded = stage.responders.map(\.isFoundation)
    for step in scenario.script.steps { need(step.namedRows(on: stage)) }
    for expectation in scenario.expectations {
      need(expectation.requirement.names.compactMap(stage.index(of:)))
    }
    needTouched(by: scenario.script.steps)
    needPlaces()
  }

  /// The kinds of the rows that the scenario needs.
  package var kinds: Set<ResponderKind> {
    Set(zip(stage.responders, isNeeded).lazy.filter(\.1).map(\.0.kind))
  }

  /// Returns the indices of the rows that the scenario does not need and that are of other kinds, and
  /// of those that stand in them.
  package func rowsToLeaveOut(exceptKinds claimed: Set<ResponderKind>) -> [Int] {
    let rows = stage.responders
    let needless = rows.indices.filter { !isNeeded[$0] && !claimed.contains(rows[$0].kind) }
    let leavesOut = StageLayout.closure(of: needless, along: places.contents)
    return leavesOut.indices.filter { leavesOut[$0] }
  }

  /// Returns the stage without some rows.
  package func stage(without rows: [Int]) -> Stage {
    let left = Set(rows)
    let kept = stage.responders.indices.filter { !left.contains($0) }
    return Stage(kept.map { stage.responders[$0] })
  }

  private mutating func need(_ indices: [Int]) {
    for index in indices { isNeeded[index] = true }
  }

  private mutating func needTouched(by steps: [Script.Step]) {
    let search = HitTestCandidates(steps, on: stage, places)
    for (index, row) in stage.responders.enumerated()
    where search.reaches(index) && !row.kind.isOfScrollView {
      isNeeded[index] = true
    }
    for (index, view) in places.recognizers where search.reachesSomething(in: view) {
      isNeeded[index] = true
    }
  }

  private mutating func needPlaces() {
    let needed = isNeeded.indices.filter { isNeeded[$0] }
    isNeeded = StageLayout.closure(of: needed, along: places.places)
  }
}

extension StagedResponder {
  /// Whether every stage keeps the row, because it gets events.
  fileprivate var isFoundation: Bool {
    switch kind {
    case .application, .windowScene, .window: true
    default: false
    }
  }
}

extension Script.Step {
  /// The indices of the rows whose names are values of the step.
  func namedRows(on stage: Stage) -> [Int] {
    form.fields.compactMap { field in
      if case .text(let text) = self[field.name] { stage.index(of: text) } else { nil }
    }
  }
}

extension Requirement {
  /// The names that may be those of responders.
  fileprivate var names: [String] {
    switch self {
    case .answer(let answers): answers.flatMap { $0.names ?? [] }
    case .printedChain(let chains): chains.flatMap { $0 }
    case .answerBegins(let names), .receivers(_, let names), .receiversBegin(_, let names): names
    case .performs(_, let name, .sender(let sender)): [name] + (sender.map { [$0] } ?? [])
    case .performs(_, let name, .event), .receives(_, let name), .doesNotReceive(_, let name),
      .receivesFingers(_, let name, _), .history(let name, _, _), .fires(let name),
      .doesNotFire(let name), .firings(let name, _):
      [name]
    case .precedes(let first, let second), .firesBefore(let first, _, let second): [first, second]
    case .anyOf(let alternatives): alternatives.flatMap(\.names)
    }
  }
}
