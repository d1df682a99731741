import Conformance
import Results

/// The rows of a stage on which a scenario depends.
///
/// These are the rows that its steps and expectations name, those that a hit-test of its points may
/// come to, the recognizers that may get its touches, and the places of all these. All rows inside an
/// object whose geometry or place a step changes belong to them, and so do windows, unless nothing but
/// chains, geometry and targets of actions matters. Where a back swipe may begin, the controllers do, to
/// which it goes back. In doubt a row is kept.
///
/// The application, its delegate and scenes belong to them only where they are named, though they contain
/// the windows: they end the chain, so that a path that reaches one contains it; they have no place on
/// the screen; and they perform only actions that a step gives them. What contained them contains the
/// windows then. Where a scene contains some windows and not others, that matters, and they stay.
package struct SmallestStage: Sendable {
  /// The whole stage.
  private let stage: Stage
  /// Whether the scenario depends on the row, by index.
  private var isNeeded: [Bool]
  private let places: StageLayout
  private let needsWindows: Bool

  /// Finds the rows that a scenario needs of its stage.
  package init(_ scenario: Scenario) {
    stage = scenario.script.stage
    places = StageLayout(stage)
    let needsWindows = scenario.needsWindows
    self.needsWindows = needsWindows
    isNeeded = stage.responders.map { $0.kind == .window && needsWindows }
    for step in scenario.script.steps { need(step.namedRows(on: stage)) }
    for expectation in scenario.expectations {
      need(expectation.requirement.names.compactMap(stage.index(of:)))
    }
    needTouched(by: scenario.script.steps)
    needWhatIsAsked()
    needPlaces()
  }

  /// The indices of the rows that the scenario needs.
  package var rows: [Int] { isNeeded.indices.filter { isNeeded[$0] } }

  /// Returns the indices of the rows that the scenario does not need and that an engine does not
  /// claim, and of those that stand in them; windows and scenes stay without what they stand in.
  package func removableRows(unless isClaimed: (Int) -> Bool) -> [Int] {
    let rows = stage.responders
    let needless = rows.indices.filter { !isNeeded[$0] && !isClaimed($0) }
    let contents = places.contents.indices.map { index in
      places.contents[index].filter { !canLose($0, place: index) }
    }
    let leavesOut = StageLayout.closure(of: needless, along: contents)
    return leavesOut.indices.filter { leavesOut[$0] }
  }

  /// Returns the stage without some rows; what stays of their contents stands in what they stand in.
  package func stage(without rows: [Int]) -> Stage {
    let left = Set(rows)
    let kept = stage.responders.indices.filter { !left.contains($0) }
    return Stage(
      kept.map { index in
        var row = stage.responders[index]
        var place = stage.parentIndex(ofRow: index)
        guard row.kind.isOnScreen else {
          if let window = place, left.contains(window) { row.parent = nil }
          return row
        }
        // A row may stand in itself; each place is left once.
        for _ in rows {
          guard let around = place, left.contains(around) else { break }
          place = stage.parentIndex(ofRow: around)
        }
        row.parent = place.map { stage.responders[$0].name }
        return row
      })
  }

  private mutating func need(_ indices: [Int]) {
    for index in indices { isNeeded[index] = true }
  }

  private mutating func needTouched(by steps: [Script.Step]) {
    let search = HitTestCandidates(steps, on: stage, places)
    for (index, row) in stage.responders.enumerated()
    where search.reaches(index) && !row.kind.isScrollViewRecognizer {
      isNeeded[index] = true
    }
    // A refresh control changes who takes the drags in its scroll view, wherever it lies.
    for (index, row) in stage.responders.enumerated() where row.kind == .refreshControl {
      if let list = stage.parentIndex(ofRow: index), search.containsCandidate(in: list) {
        isNeeded[index] = true
      }
    }
    for (index, view) in places.recognizers where search.containsCandidate(in: view) {
      isNeeded[index] = true
    }
  }

  /// Needs the controllers if a recognizer asks whether there is one to go back to, bars if a sheet asks
  /// what its navigation controller shows, and the text field of a search bar.
  private mutating func needWhatIsAsked() {
    let rows = stage.responders
    func needs(_ kinds: Set<ResponderKind>) -> Bool {
      rows.indices.contains { isNeeded[$0] && kinds.contains(rows[$0].kind) }
    }
    if needs([.backSwipeRecognizer, .contentBackSwipeRecognizer]) {
      need(rows.indices.filter { rows[$0].kind == .viewController })
    }
    if needs([.sheetPanRecognizer]) {
      need(rows.indices.filter { rows[$0].kind == .navigationBar })
    }
    for (index, row) in rows.enumerated() where row.kind == .textField {
      guard let bar = stage.parentIndex(ofRow: index), rows[bar].kind == .searchBar, isNeeded[bar]
      else { continue }
      isNeeded[index] = true
    }
  }

  private mutating func needPlaces() {
    let needed = isNeeded.indices.filter { isNeeded[$0] }
    let rows = stage.responders
    // A window in no scene, beside one in a scene, is on no screen, and of two scenes the windows of one
    // are asked before those of the other: then it matters what they stand in.
    let surroundings = rows.indices.filter { rows[$0].kind == .window }.map(stage.parentIndex)
    let mayLose = Set(surroundings).count < 2
    let edges = places.places.enumerated().map { index, places in
      mayLose ? places.filter { !canLose(index, place: $0) } : places
    }
    isNeeded = StageLayout.closure(of: needed, along: edges)
  }

  /// Returns whether a row means the same without a row that it stands in.
  private func canLose(_ row: Int, place: Int) -> Bool {
    let (kind, around) = (stage.responders[row].kind, stage.responders[place].kind)
    return around == .window ? !needsWindows : around.surroundsScreen && kind.isOnScreen
  }
}

extension Scenario {
  /// The features of which windows are no part.
  private static let windowless: Set<Feature> = [
    .responderChain, .chainOverrides, .viewControllers, .hitTesting, .hitTestOverrides, .transforms,
    .layers, .targets, .actions,
  ]

  /// Whether windows matter to the scenario although it may not name them: events come through them,
  /// and so does what is presented.
  fileprivate var needsWindows: Bool {
    !features.isSubset(of: Self.windowless)
      || script.steps.contains { step in
        !step.form.traits.isDisjoint(with: [.putsFingerDown, .needsApplication])
          || step.name == "present" || step.name == "dismiss"
      }
      || script.stage.responders.contains { $0.presenter != nil }
  }
}

extension ResponderKind {
  /// Whether windows and scenes stand in objects of the kind, which may be left out around them.
  fileprivate var surroundsScreen: Bool { self == .application || self == .windowScene }

  /// Whether objects of the kind may lose what they stand in.
  fileprivate var isOnScreen: Bool { self == .window || self == .windowScene }
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
    case .answerBegins(let names): names
    case .call(let call): [call.receiver] + (call.sender?.name.map { [$0] } ?? [])
    case .anyOf(let alternatives): alternatives.flatMap(\.names)
    default: receivers
    }
  }
}
