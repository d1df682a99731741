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
        let circumstances = facts.circumstances(ofStep: index)
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

  /// Returns what holds for one step, also as it does for every step.
  func circumstances(ofStep index: Int) -> Circumstances {
    let step = script.steps[index]
    var facts = self
    facts.add(.afterTouch, if: firstTouch.map { index > $0 } ?? false)
    facts.add(.followed, if: script.steps[(index + 1)...].contains { $0.kind != .ask })
    let containers = rows.filter(\.kind.isView).map { StepValue($0.parent) }
    facts.add(.ofContainer, if: containers.contains(step["of"]))
    let owners = steps("implements").filter { $0["action"] == step["action"] }.map { $0["of"] }
    facts.add(.actionOfAnotherObject, if: !owners.isEmpty && !owners.contains(step["of"]))
    facts.add(.toDelegate, if: kind(step["to"]) == .applicationDelegate)
    return facts.circumstances
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
  private mutating func add(_ circumstance: Circumstance, if holds: Bool) {
    if holds { circumstances.insert(circumstance) }
  }

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
    add(.recognizers, if: kinds.contains(where: \.isRecognizer) || !scrollViews.isEmpty)
    add(.tapRecognizers, if: kinds.contains(.tapRecognizer))
    add(.panRecognizers, if: kinds.contains(.panRecognizer) || !scrollViews.isEmpty)
    add(.scrollViews, if: !scrollViews.isEmpty)
    add(
      .nestedScrollViews,
      if: scrollViews.count > 1 && (movesObjects || scrollViews.contains(where: isInScrollView)))
    add(.edgePanRecognizers, if: kinds.contains(.edgePanRecognizer) && names.contains("startEdge"))
    add(.controls, if: kinds.contains(where: \.isControl))
    add(
      .valueControls,
      if: !kinds.isDisjoint(with: [.slider, .stepper, .segmentedControl, .pageControl]))
    add(.switches, if: kinds.contains(.switch))
    add(.textFields, if: kinds.contains(.textField))
    add(.editors, if: !kinds.isDisjoint(with: [.textField, .textView]))
    add(.controllers, if: kinds.contains(.viewController))
    let views =
      rows.filter { $0.kind.isRecognizer && !$0.kind.isScrollViewRecognizer }.compactMap(\.parent)
      + scrollViews.map(\.name) + steps("attach").compactMap { $0["to"].optionalText }
    add(.sharedViews, if: Set(views).count < views.count)
  }

  private mutating func addFingers() {
    let changes = script.steps.map(\.fingerChanges)
    let isSeveral = changes.joined().contains { $0.finger > 1 }
    let lifts = changes.map { $0.contains { $0.action == .lifts } }
    add(.moves, if: changes.joined().contains { $0.action.word == .moves })
    let moves = Moves(changes.joined())
    add(.movesAgain, if: moves.count > 1)
    add(.movesAslant, if: moves.areAslant)
    add(.cancels, if: script.steps.contains { $0.form.traits.contains(.cancelsTouches) })
    add(.severalFingers, if: isSeveral)
    if let lift = lifts.firstIndex(of: true) {
      add(.touchesAfterLift, if: script.steps[(lift + 1)...].contains(where: \.touches))
    }
    add(.liftsOneOfTwo, if: isSeveral && zip(changes, lifts).contains { $0.count == 1 && $1 })
    let presses = steps("press")
    add(.presses, if: !presses.isEmpty)
    add(.holdsKeys, if: presses.count > 1 || presses.contains { $0["stage"] != "began" })
  }

  private mutating func addRelations() {
    let windows = rows.count { $0.kind == .window }
    let removesWindows = steps("remove").contains {
      [.window, .windowScene].contains(kind($0["of"]))
    }
    add(.movesObjects, if: movesObjects)
    add(
      .searchesTarget,
      if: steps("sendAction").contains { $0["to"] == .nothing }
        || steps("addTarget").contains { $0["target"] == .nothing }
        || names.contains("keyCommand"))
    add(.unclearStart, if: windows != 1 || movesObjects || hasLooseView)
    add(
      .unclearKeyWindow,
      if: removesWindows || names.contains("canBecomeKey")
        || windows != 1
          && (script.steps.first?.name != "makeKey" || firstTouch != nil
            || !names.isDisjoint(with: ["hidden", "becomeFirstResponder"]))
    )
    let willing =
      rows.count { [.textField, .textView].contains($0.kind) }
      + Set(steps("canBecomeFirstResponder").map { $0["of"] }).count
    add(.canBecomeFirstResponder, if: willing > 0)
    add(.severalCanBecomeFirstResponder, if: willing > 1)
    add(
      .asksFirstResponder,
      if: !names.isDisjoint(with: [
        "firstResponder", "isFirstResponder", "shownInput", "shownAccessory", "result",
      ]))
    add(.registersTargets, if: names.contains("addTarget"))
    add(.severalActions, if: Set(steps("addTarget").map { $0["action"] }).count > 1)
    let keys = steps("keyCommand").map { $0["key"] }
    add(.repeatsKey, if: Set(keys).count < keys.count)
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
