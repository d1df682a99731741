import Conformance

/// A clause that says MAY, and the scripts about which it leaves open what happens.
///
/// Such scripts are neither made nor shrunk to. In doubt a script is left out.
struct OpenClause: Sendable {
  /// The clauses' id.
  let ids: [String]
  /// Why no script can show what the clause leaves open; nil if a script can.
  let reason: String?
  private let isOpen: @Sendable (ScriptFacts) -> Bool

  private init(_ ids: String..., isOpen: @escaping @Sendable (ScriptFacts) -> Bool) {
    self.ids = ids
    reason = nil
    self.isOpen = isOpen
  }

  private init(_ ids: String..., because reason: String) {
    self.ids = ids
    self.reason = reason
    isOpen = { _ in false }
  }

  /// Returns whether a clause leaves open what happens in a script.
  static func leavesOpen(_ script: Script) -> Bool {
    let facts = ScriptFacts(script)
    return tested.contains { $0.isOpen(facts) }
  }

  private static let tested = all.filter { $0.reason == nil }

  /// All clauses that say MAY.
  static let all: [OpenClause] =
    actions + controls + firstResponders + gestures + geometry + input + chains + windows

  private static let actions = [
    OpenClause("ACTION-10") { script in
      script.steps("canPerform").contains { question in
        let action = question["action"]
        let owners = script.steps("implements").filter { $0["action"] == action }.map { $0["of"] }
        return !owners.isEmpty && !owners.contains(question["of"])
      }
    },
    // Where an action without a target begins is clear where the only window shows everything.
    OpenClause("ACTION-26", "ACTION-28") {
      $0.searchesTarget && ($0.windows != 1 || $0.changesHierarchy || $0.hasLooseView)
    },
    OpenClause("ACTION-27") {
      $0.searchesTarget && $0.has("next") && $0.kinds.contains(.viewController)
    },
    OpenClause("ACTION-19", because: "the vocabulary has no such call"),
    OpenClause("ARCH-14", because: "an event of the program's own has no kind in the vocabulary"),
  ]

  private static let controls = [
    OpenClause("CONTROL-53") { $0.changesAfterTouch("enabled") },
    OpenClause("CONTROL-58") { script in
      script.steps("removeTarget").contains { $0["action"] != .nothing }
        && Set(script.steps("addTarget").map { $0["action"] }).count > 1
    },
    OpenClause("CONTROL-46") { script in
      if script.hasTouches, script.hasControlWithValue { return true }
      return script.hasTouches && script.kinds.contains(.toggle)
        && (script.movesFingers || script.has("touchesAreCancelled"))
    },
    OpenClause("CONTROL-51") { script in
      guard script.has("pressReturn") else { return false }
      return script.last("pressReturn") != script.lastAction || script.asksFirstResponder
        || script.has("addTarget")
    },
    OpenClause("CONTROL-30", because: "the order of actions is not compared"),
    OpenClause("CONTROL-40", because: "the vocabulary has no blocks"),
  ]

  private static let firstResponders = [
    OpenClause("FIRST-25", "FIRST-27") { $0.resigns && $0.willing > 1 },
    OpenClause("FIRST-26") { $0.has("becomeFirstResponder") && $0.changesHierarchy },
    OpenClause("FIRST-21", because: "the vocabulary has no such call"),
  ]

  private static let gestures = [
    OpenClause("GESTURE-44") { $0.has("delaysTouchesBegan") && $0.movesFingers },
    OpenClause("GESTURE-54") { $0.hasRecognizers && $0.touchesAfterLift },
    OpenClause("GESTURE-55") {
      $0.kinds.contains(.panRecognizer) && $0.has("touchesRequired") && $0.liftsOneOfTwo
    },
    OpenClause("GESTURE-46") { $0.hasRecognizers && $0.has("exclusiveTouch") },
    OpenClause("GESTURE-28") {
      $0.hasRecognizers && $0.changesHierarchyAfterTouch
    },
    OpenClause("GESTURE-30") { $0.hasRecognizersOnOneView },
    OpenClause("GESTURE-52") {
      ($0.has("waitsFor") || $0.has("isAwaitedBy")) && $0.usesSeveralFingers
    },
    OpenClause("GESTURE-51") {
      $0.kinds.contains(.tapRecognizer) && $0.has("touchesRequired") && $0.hasControls
    },
    OpenClause("GESTURE-16", because: "an engine looks only when an event is over"),
    OpenClause("GESTURE-27", because: "the vocabulary has no targets of recognizers"),
  ]

  private static let geometry = [
    OpenClause("HIT-11") { $0.steps("alpha").contains { $0["to"] == .number(0.01) } },
    OpenClause("HIT-30") { script in
      script.steps("scale").contains { $0["to"].point.x == 0 || $0["to"].point.y == 0 }
    },
    OpenClause("HIT-15", because: "questions are not compared"),
    OpenClause("TOUCH-26") { $0.has("tapCount") && $0.movesFingers },
    OpenClause("TOUCH-35") { script in
      script.steps("exclusiveTouch").contains { script.hasSubviews($0["of"].text) }
        || script.has("exclusiveTouch") && script.changesHierarchy
    },
    OpenClause("TOUCH-31", because: "an event has no identity in the vocabulary"),
  ]

  private static let input = [
    OpenClause("INPUT-23") { script in
      script.kinds.contains(.textField) && script.steps.contains { $0.isQuestion("undoManager") }
    },
    // A command may take the place of a press, and is then repeated or not.
    OpenClause("INPUT-12", "INPUT-14") { $0.has("keyCommand") && $0.has("press") && $0.holdsKeys },
    OpenClause("INPUT-13") { script in
      let keys = script.steps("keyCommand").map { $0["key"] }
      return Set(keys).count < keys.count
    },
    OpenClause("INPUT-15") {
      $0.has("keyCommand") && ($0.kinds.contains(.textField) || $0.kinds.contains(.textView))
    },
    OpenClause("OTHER-10") { $0.has("focus") && $0.has("press") && $0.willing > 0 },
    OpenClause("INPUT-18", "INPUT-19", "INPUT-20", because: "the vocabulary has no menus or items"),
    OpenClause("OTHER-8", because: "a press has only a name in the vocabulary"),
    OpenClause("OTHER-16", because: "the vocabulary has no alerts"),
    OpenClause("OTHER-20", because: "the vocabulary has no blocks"),
  ]

  private static let chains = [
    OpenClause("CHAIN-5") { script in
      script.steps("next").contains { script.isDelegate($0["to"]) }
    },
    OpenClause("CHAIN-33") { $0.hasChildControllers && ($0.changesHierarchy || $0.hasLooseView) },
    OpenClause("CHAIN-34") { script in
      script.steps("makeView").contains { script.hasView($0["controller"].text) }
    },
    OpenClause("CHAIN-26") { $0.hasControllerWithoutView },
    OpenClause("CHAIN-27", "CHAIN-31", because: "what the stage does not name is left out"),
  ]

  private static let windows = [
    OpenClause("WIN-13", "WIN-15", "WIN-21") { script in
      guard script.dependsOnKeyWindow else { return false }
      if script.windows == 1 { return script.has("canBecomeKey") || script.removesWindows }
      return script.steps.first?.name != "makeKey" || script.hasTouches || script.removesWindows
        || script.has("canBecomeKey")
    }
  ]
}
