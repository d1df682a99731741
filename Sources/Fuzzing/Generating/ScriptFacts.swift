import Conformance

/// What a script consists of, as far as clauses leave open what it does.
struct ScriptFacts {
  private let script: Script
  private let names: Set<String>
  /// The kinds of the stage.
  let kinds: Set<ResponderKind>
  /// The index of the first step that puts a finger down.
  private let firstTouch: Int?

  init(_ script: Script) {
    self.script = script
    names = Set(script.steps.map(\.name))
    kinds = Set(script.stage.responders.map(\.kind))
    firstTouch = script.steps.firstIndex(where: \.putsFingerDown)
  }

  /// The steps.
  var steps: [Script.Step] { script.steps }

  /// The rows of the stage.
  private var rows: [StagedResponder] { script.stage.responders }

  /// Returns whether a step of that name occurs.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Returns the steps of that name.
  func steps(_ name: String) -> [Script.Step] {
    has(name) ? script.steps.filter { $0.name == name } : []
  }

  /// Returns the index of the last step of that name.
  func last(_ name: String) -> Int? { script.steps.lastIndex { $0.name == name } }

  /// The index of the last step that is no question.
  var lastAction: Int? { script.steps.lastIndex { $0.kind != .ask } }

  private func kind(_ value: StepValue) -> ResponderKind? {
    if case .text(let name) = value { script.stage[name]?.kind } else { nil }
  }
}

extension ScriptFacts {
  /// The number of windows.
  var windows: Int { rows.count { $0.kind == .window } }

  /// Whether an action without a target may be sent.
  var searchesTarget: Bool {
    steps("sendAction").contains { $0["to"] == .nothing }
      || steps("addTarget").contains { $0["target"] == .nothing } || has("keyCommand")
  }

  /// Whether something depends on which window is key.
  var dependsOnKeyWindow: Bool {
    searchesTarget || !names.isDisjoint(with: Self.ofKeyWindow)
      || steps.contains { $0.isQuestion("target") }
  }

  private static let ofKeyWindow: Set<String> = [
    "keyWindow", "type", "pressReturn", "press", "shake", "remoteControl", "shownInput",
    "shownAccessory", "becomeFirstResponder", "resignFirstResponder", "firstResponder",
    "isFirstResponder", "reloadInputViews",
  ]

  private static let ofHierarchy: Set<String> = [
    "remove", "add", "insertInto", "insert", "makeView", "present", "dismiss", "attach",
  ]

  /// Whether a step moves an object to another place.
  var changesHierarchy: Bool { !names.isDisjoint(with: Self.ofHierarchy) }

  /// Whether a step does so after a finger went down.
  var changesHierarchyAfterTouch: Bool {
    guard let firstTouch else { return false }
    return script.steps[firstTouch...].contains { Self.ofHierarchy.contains($0.name) }
  }

  /// Returns whether a step of that name follows the first touch.
  func changesAfterTouch(_ name: String) -> Bool {
    guard let firstTouch else { return false }
    return script.steps[firstTouch...].contains { $0.name == name }
  }

  /// Whether a step removes a window or a scene.
  var removesWindows: Bool {
    steps("remove").contains { [.window, .windowScene].contains(kind($0["of"])) }
  }

  /// Whether a view is in no window at the beginning.
  var hasLooseView: Bool {
    rows.contains { $0.kind.isView && $0.kind != .window && $0.parent == nil }
  }

  /// Whether a view has subviews at the beginning.
  func hasSubviews(_ name: String) -> Bool { rows.contains { $0.parent == name && $0.kind.isView } }

  /// Whether a value names the delegate of the application.
  func isDelegate(_ value: StepValue) -> Bool { kind(value) == .applicationDelegate }

  /// Whether a controller is the child of another.
  var hasChildControllers: Bool {
    rows.contains { $0.kind == .viewController && kind(StepValue($0.parent)) == .viewController }
  }

  /// Whether a row is the view of a controller.
  func hasView(_ controller: String) -> Bool { rows.contains { $0.controller == controller } }

  /// Whether a controller has no view of its own.
  var hasControllerWithoutView: Bool {
    kinds.contains(.viewController)
      && rows.contains { $0.kind == .viewController && !hasView($0.name) }
  }
}

extension ScriptFacts {
  /// Whether a finger goes down.
  var hasTouches: Bool { firstTouch != nil }

  /// Whether a finger moves.
  var movesFingers: Bool {
    has("touchMoves")
      || steps("fingers").contains { step in
        step["changes"].fingers.contains { if case .moves = $0.action { true } else { false } }
      }
  }

  /// Whether fingers other than the first are used.
  var usesSeveralFingers: Bool {
    steps("fingers").contains { $0["changes"].fingers.contains { $0.finger > 1 } }
  }

  /// Whether a finger goes down after one was lifted.
  var touchesAfterLift: Bool {
    guard let lift = script.steps.firstIndex(where: \.liftsFinger) else { return false }
    return script.steps[(lift + 1)...].contains(where: \.putsFingerDown)
  }

  /// Whether a finger is lifted alone while several are used.
  var liftsOneOfTwo: Bool {
    usesSeveralFingers
      && script.steps.contains { step in
        step.liftsFinger && (step.name != "fingers" || step["changes"].fingers.count == 1)
      }
  }

  /// Whether there is a recognizer.
  var hasRecognizers: Bool { kinds.contains(where: \.isRecognizer) }

  /// Whether two recognizers may be attached to one view.
  var hasRecognizersOnOneView: Bool {
    guard hasRecognizers else { return false }
    var views = Set<String>()
    let first = rows.lazy.filter(\.kind.isRecognizer).compactMap(\.parent)
    let later = steps("attach").lazy.map { $0["to"].text }
    return first.contains { !views.insert($0).inserted }
      || later.contains { !views.insert($0).inserted }
  }

  /// Whether there is a control.
  var hasControls: Bool { kinds.contains(where: \.isControl) }

  /// Whether there is a control whose value follows the finger.
  var hasControlWithValue: Bool {
    !kinds.isDisjoint(with: [.slider, .stepper, .segmentedControl, .pageControl])
  }

  /// The number of objects that may become first responder.
  var willing: Int {
    rows.count { [.textField, .textView].contains($0.kind) }
      + Set(steps("canBecomeFirstResponder").map { $0["of"] }).count
  }

  /// Whether a first responder may resign other than for the next one.
  var resigns: Bool {
    changesHierarchy || !names.isDisjoint(with: Self.ofResigning)
  }

  private static let ofResigning: Set<String> = [
    "resignFirstResponder", "pressReturn", "hidden", "enabled", "interactionEnabled",
    "canBecomeFirstResponder",
  ]

  /// Whether a question is about first responders or what is shown for them.
  var asksFirstResponder: Bool {
    !names.isDisjoint(with: [
      "firstResponder", "isFirstResponder", "shownInput", "shownAccessory", "result",
    ])
  }

  /// Whether a key is pressed otherwise than once.
  var holdsKeys: Bool {
    steps("press").contains { $0["stage"] != "began" } || steps("press").count > 1
  }
}

extension Script.Step {
  /// Returns whether the step is a question of that name.
  func isQuestion(_ name: String) -> Bool { kind == .ask && self.name == name }

  /// Whether the step puts a finger down.
  var putsFingerDown: Bool {
    if name == "touchBegins" { return true }
    guard case .fingers(let changes) = self["changes"] else { return false }
    return changes.contains { if case .touches = $0.action { true } else { false } }
  }

  /// Whether the step lifts a finger.
  fileprivate var liftsFinger: Bool {
    if name == "touchEnds" { return true }
    guard case .fingers(let changes) = self["changes"] else { return false }
    return changes.contains { $0.action == .lifts }
  }
}
