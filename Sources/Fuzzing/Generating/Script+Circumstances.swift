import Conformance

extension Script {
  /// Whether a clause that says MAY leaves open what the script does; in doubt it does.
  ///
  /// Such scripts are neither made nor shrunk to. The definitions of steps list their circumstances.
  var isLeftOpen: Bool {
    let facts = ScriptFacts(self)
    return facts.hasOpenHierarchy
      || steps.indices.contains { index in
        let unspecifiedWith = steps[index].form.unspecifiedWith
        guard !unspecifiedWith.isEmpty else { return false }
        let circumstances = facts.circumstances.union(facts.circumstances(ofStep: index))
        return unspecifiedWith.contains { $0.isSubset(of: circumstances) }
      }
  }
}

/// What a script contains, as far as clauses leave open what it does.
private struct ScriptFacts {
  private let script: Script
  private let names: Set<String>
  private let kinds: Set<ResponderKind>
  /// The index of the first step that puts a finger down.
  private let firstTouch: Int?
  /// What holds for every step.
  private(set) var circumstances: Circumstances = []

  init(_ script: Script) {
    self.script = script
    names = Set(script.steps.map(\.name))
    kinds = Set(script.stage.responders.map(\.kind))
    firstTouch = script.steps.firstIndex(where: \.touches)
    addKinds()
    addFingers()
    addRelations()
  }

  /// Returns what holds for one step.
  func circumstances(ofStep index: Int) -> Circumstances {
    let step = script.steps[index]
    var circumstances: Circumstances = []
    circumstances.set(.afterTouch, firstTouch.map { index > $0 } ?? false)
    circumstances.set(.followed, script.steps[(index + 1)...].contains { $0.kind != .ask })
    circumstances.set(
      .ofContainer, rows.contains { $0.kind.isView && StepValue($0.parent) == step["of"] })
    let owners = steps("implements").filter { $0["action"] == step["action"] }.map { $0["of"] }
    circumstances.set(.actionOfAnotherObject, !owners.isEmpty && !owners.contains(step["of"]))
    circumstances.set(.toDelegate, kind(step["to"]) == .applicationDelegate)
    return circumstances
  }

  /// Whether what becomes of the views of controllers is left open. Spec: CHAIN-26, CHAIN-33.
  var hasOpenHierarchy: Bool {
    let controllers = rows.filter { $0.kind == .viewController }
    return controllers.contains { controller in
      !rows.contains { $0.controller == controller.name }
        || kind(StepValue(controller.parent)) == .viewController
          && (circumstances.contains(.movesObjects) || hasLooseView)
    }
  }
}

extension ScriptFacts {
  private var rows: [StagedResponder] { script.stage.responders }

  private func steps(_ name: String) -> [Script.Step] {
    names.contains(name) ? script.steps.filter { $0.name == name } : []
  }

  private func kind(_ value: StepValue) -> ResponderKind? {
    if case .text(let name) = value { script.stage[name]?.kind } else { nil }
  }

  /// Whether a view is in no window at the beginning.
  private var hasLooseView: Bool {
    rows.contains { $0.kind.isView && $0.kind != .window && $0.parent == nil }
  }

  /// Whether a row is inside a scroll view at the beginning.
  private func isInScrollView(_ row: StagedResponder) -> Bool {
    var place = row.parent
    for _ in rows {
      guard let name = place, let container = script.stage[name] else { return false }
      if container.kind.isScrollView { return true }
      place = container.parent
    }
    return false
  }

  /// Whether a step moves an object to another place.
  private var movesObjects: Bool {
    !names.isDisjoint(with: [
      "remove", "add", "insertInto", "insert", "makeView", "present", "dismiss", "attach",
    ])
  }

  private mutating func addKinds() {
    let scrollViews = rows.filter { $0.kind.isScrollView }
    circumstances.set(
      .recognizers, kinds.contains(where: \.isRecognizer) || !scrollViews.isEmpty)
    circumstances.set(.tapRecognizers, kinds.contains(.tapRecognizer))
    circumstances.set(
      .panRecognizers, kinds.contains(.panRecognizer) || !scrollViews.isEmpty)
    circumstances.set(.scrollViews, !scrollViews.isEmpty)
    circumstances.set(
      .nestedScrollViews,
      scrollViews.count > 1 && (movesObjects || scrollViews.contains(where: isInScrollView)))
    circumstances.set(
      .edgePanRecognizers, kinds.contains(.edgePanRecognizer) && names.contains("startEdge"))
    circumstances.set(.controls, kinds.contains(where: \.isControl))
    circumstances.set(
      .valueControls,
      !kinds.isDisjoint(with: [.slider, .stepper, .segmentedControl, .pageControl]))
    circumstances.set(.switches, kinds.contains(.switch))
    circumstances.set(.textFields, kinds.contains(.textField))
    circumstances.set(.editors, !kinds.isDisjoint(with: [.textField, .textView]))
    circumstances.set(.controllers, kinds.contains(.viewController))
    let views =
      rows.filter { $0.kind.isRecognizer && !$0.kind.isScrollViewRecognizer }.compactMap(\.parent)
      + scrollViews.map(\.name) + steps("attach").compactMap { $0["to"].optionalText }
    circumstances.set(.sharedViews, Set(views).count < views.count)
  }

  private mutating func addFingers() {
    let changes = script.steps.map(\.fingerChanges)
    let isSeveral = changes.joined().contains { $0.finger > 1 }
    let lifts = changes.map { $0.contains { $0.action == .lifts } }
    circumstances.set(
      .moves, changes.joined().contains { $0.action.word == .moves })
    let moves = Moves(changes.joined())
    circumstances.set(.movesAgain, moves.count > 1)
    circumstances.set(.movesAslant, moves.areAslant)
    circumstances.set(
      .cancels, script.steps.contains { $0.form.traits.contains(.cancelsTouches) })
    circumstances.set(.severalFingers, isSeveral)
    if let lift = lifts.firstIndex(of: true) {
      circumstances.set(
        .touchesAfterLift, script.steps[(lift + 1)...].contains(where: \.touches))
    }
    circumstances.set(
      .liftsOneOfTwo, isSeveral && zip(changes, lifts).contains { $0.count == 1 && $1 })
    let presses = steps("press")
    circumstances.set(.presses, !presses.isEmpty)
    circumstances.set(
      .holdsKeys, presses.count > 1 || presses.contains { $0["stage"] != "began" })
  }

  private mutating func addRelations() {
    let windows = rows.count { $0.kind == .window }
    let removesWindows = steps("remove").contains {
      [.window, .windowScene].contains(kind($0["of"]))
    }
    circumstances.set(.movesObjects, movesObjects)
    circumstances.set(
      .searchesTarget,
      steps("sendAction").contains { $0["to"] == .nothing }
        || steps("addTarget").contains { $0["target"] == .nothing }
        || names.contains("keyCommand"))
    circumstances.set(.unclearStart, windows != 1 || movesObjects || hasLooseView)
    circumstances.set(
      .unclearKeyWindow,
      removesWindows || names.contains("canBecomeKey")
        || windows != 1
          && (script.steps.first?.name != "makeKey" || firstTouch != nil
            || !names.isDisjoint(with: ["hidden", "becomeFirstResponder"]))
    )
    let willing =
      rows.count { [.textField, .textView].contains($0.kind) }
      + Set(steps("canBecomeFirstResponder").map { $0["of"] }).count
    circumstances.set(.canBecomeFirstResponder, willing > 0)
    circumstances.set(.severalCanBecomeFirstResponder, willing > 1)
    circumstances.set(
      .asksFirstResponder,
      !names.isDisjoint(with: [
        "firstResponder", "isFirstResponder", "shownInput", "shownAccessory", "result",
      ]))
    circumstances.set(.registersTargets, names.contains("addTarget"))
    circumstances.set(.severalActions, Set(steps("addTarget").map { $0["action"] }).count > 1)
    let keys = steps("keyCommand").map { $0["key"] }
    circumstances.set(.repeatsKey, Set(keys).count < keys.count)
  }
}

/// How fingers move.
private struct Moves {
  /// The number of moves of the first finger.
  private(set) var count = 0
  /// Whether a finger moves along both axes at a time.
  private(set) var areAslant = false

  init(_ changes: some Sequence<FingerChange>) {
    var places: [Int: Point] = [:]
    for change in changes {
      switch change.action {
      case .touches(let point): places[change.finger] = point
      case .moves(let point):
        if change.finger == 1 { count += 1 }
        let place = places[change.finger] ?? point
        if place.x != point.x, place.y != point.y { areAslant = true }
        places[change.finger] = point
      case .lifts: break
      }
    }
  }
}

extension Circumstances {
  fileprivate mutating func set(_ circumstance: Circumstance, _ holds: Bool) {
    if holds { insert(circumstance) }
  }
}
