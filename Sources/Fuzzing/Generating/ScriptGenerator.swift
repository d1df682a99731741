import Conformance

/// Makes random scripts of what engines claim: each from its number, whatever came before.
package struct ScriptGenerator: Sendable {
  /// The forms of steps that are never made, by kind and name, each with the reason.
  package static let neverMade = [
    "change makeView":
      "CHAIN-34 leaves open what becomes of the view before, and CHAIN-26 what a controller without "
      + "one does."
  ]

  private static let actions: [StepValue] = ["copy", "paste", "save"]
  private static let keys: [StepValue] = ["A", "select", "cmd-S"]
  private static let events = ControlEvent.allCases.map { StepValue.text($0.rawValue) }
  /// Events that a set of registrations uses most.
  private static let usualEvents: [StepValue] = [
    "touchDown", "touchUpInside", "touchUpOutside", "touchDragInside", "valueChanged",
    "allTouchEvents",
  ]

  private let seed: UInt64
  private let claims: CommonClaims
  private let templates: StepTemplates

  /// Creates the generator of a run.
  package init(seed: UInt64, claims: CommonClaims) {
    self.seed = seed
    self.claims = claims
    templates = StepTemplates(claims)
  }

  /// Whether engines claim enough for a script.
  package var isUsable: Bool {
    !templates.themes.isEmpty && claims.kinds.isSuperset(of: [.application, .window, .view])
  }

  /// Returns the script with a number: one about which no clause leaves open what happens.
  package func script(_ index: Int) -> Script {
    var random = RandomSource(seed: seed, script: index)
    while true {
      var draft = Draft(claims, templates, &random)
      let script = draft.script()
      random = draft.random
      if !OpenClause.leavesOpen(script) { return script }
    }
  }

  /// A script that is being made.
  private struct Draft {
    let claims: CommonClaims
    let templates: StepTemplates
    let theme: Theme
    var random: RandomSource
    let stage: StageGenerator
    let rows: [StagedResponder]
    let kinds: [KindSet]
    let whole: Stage
    var tracker: ScriptTracker
    var steps: [Script.Step] = []

    init(_ claims: CommonClaims, _ templates: StepTemplates, _ random: inout RandomSource) {
      self.claims = claims
      self.templates = templates
      theme = random.pick(templates.themes) ?? .hitTesting
      var stage = StageGenerator(claims, theme)
      stage.make(&random)
      self.stage = stage
      rows = stage.rows
      kinds = rows.map { KindSet($0.kind) }
      whole = Stage(rows)
      tracker = ScriptTracker(whole)
      self.random = random
      steps.reserveCapacity(12)
    }

    mutating func script() -> Script {
      if rows.lazy.filter({ $0.kind == .window }).count > 1, claims.features.contains(.windows),
        random.chance(50)
      {
        append(.change("makeKey", of: "window"))
      }
      let arranging = templates(theme, .arranging)
      let stimulating = templates(theme, .stimulating)
      let asking = templates(theme, .asking)
      for _ in 0..<random.below(5) { add(arranging) }
      for _ in 0...random.below(5) {
        addStimulus(stimulating)
        if random.chance(12) { add(arranging) }
      }
      for _ in 0..<(1 + random.below(4)) { add(asking) }
      return Script(stage: whole, steps: steps)
    }

    /// Adds a stimulus; in most themes usually one of fingers.
    private mutating func addStimulus(_ templates: [StepTemplate]) {
      let isOfFingers = theme == .touches || theme == .gestures || theme == .controls
      if random.chance(isOfFingers ? 75 : theme == .hitTesting ? 50 : 15), addFingers() { return }
      add(templates)
    }

    /// Adds a step of one of the templates, if one can be carried out.
    private mutating func add(_ templates: [StepTemplate]) {
      for _ in 0..<4 {
        guard let template = random.pick(templates) else { return }
        if let step = step(template) {
          append(step)
          return
        }
      }
    }

    @discardableResult
    private mutating func append(_ step: Script.Step) -> Bool {
      guard tracker.accepts(step) else { return false }
      steps.append(step)
      return true
    }

    /// Puts the first finger down, moves or lifts it.
    private mutating func addFingers() -> Bool {
      guard claims.features.contains(.hitTesting) else { return false }
      let hasTouches = claims.features.contains(.touches)
      guard tracker.isDown(1) else {
        return append(.stimulate("touchBegins", ["at": .point(stage.point(&random))]))
      }
      guard hasTouches else { return false }
      return random.chance(55)
        ? append(.stimulate("touchEnds"))
        : append(.stimulate("touchMoves", ["at": .point(stage.point(&random))]))
    }

    /// Returns a step of a template, or nil if the stage has no row for one of its slots, or the step
    /// cannot be carried out.
    private mutating func step(_ template: StepTemplate) -> Script.Step? {
      var arguments: Phrase.Arguments = [:]
      for (field, slot, kinds) in template.slots {
        guard let value = value(slot, field, kinds, template.form) else { return nil }
        arguments[field] = value
      }
      guard claims.allow(template.phrase, filling: arguments, on: whole) else { return nil }
      let step = template.phrase.step(of: template.form, filling: arguments)
      var ahead = tracker
      return ahead.accepts(step) ? step : nil
    }

    private mutating func value(
      _ slot: Slot, _ field: String, _ kinds: KindSet, _ form: StepDefinition
    ) -> StepValue? {
      switch slot.form {
      case .name: return name(kinds)
      case .target: return random.chance(25) ? .nothing : name(kinds)
      case .number: return number(form)
      case .negative: return .number(Double(-10 * (1 + random.below(3))))
      case .seconds: return .number(Double(1 + random.below(6)) / 4)
      case .count: return .integer(1 + random.below(3))
      case .finger: return .integer(1 + random.below(random.chance(80) ? 2 : 3))
      case .point: return .point(point(form))
      case .offset: return .point(Point(x: offset(), y: offset()))
      case .factors: return .point(Point(x: random.pick(0.5, 1, 2), y: random.pick(0.5, 1, 2)))
      case .rect:
        return .rect(stage.rect(in: Rect(x: 0, y: 0, width: 300, height: 300), &random))
      case .truth: return .truth(random.chance(50))
      case .action: return random.pick(Self.actionWords)
      case .key: return random.pick(ScriptGenerator.keys)
      case .text: return random.pick("ab", "c")
      case .phase: return random.pick("began", "moved", "ended", "cancelled")
      case .fingerPhase: return .text((random.pick(TouchPhase.allCases) ?? .began).rawValue)
      case .event:
        return random.pick(
          random.chance(70) ? ScriptGenerator.usualEvents : ScriptGenerator.events)
      case .state: return .text((random.pick(RecognizerState.allCases) ?? .possible).rawValue)
      case .stage, .motionStage:
        return random.pick("began", "began", "ended", "cancelled", "changed")
      case .direction: return .text((random.pick(SwipeDirection.allCases) ?? .right).rawValue)
      case .expected, .path, .paths, .printedPath, .list, .actions, .events, .states, .stages,
        .phases:
        return nil
      }
    }

    private static let actionWords = ScriptGenerator.actions

    private mutating func name(_ kinds: KindSet) -> StepValue? {
      // Most rows are views, so that a few draws find a row of most kinds.
      for _ in 0..<4 {
        let row = random.below(rows.count)
        if self.kinds[row].meets(kinds) { return .text(rows[row].name) }
      }
      let fitting = rows.indices.filter { self.kinds[$0].meets(kinds) }
      return random.pick(fitting).map { .text(rows[$0].name) }
    }

    private mutating func offset() -> Double { Double((random.below(21) - 10) * 10) }

    private mutating func number(_ form: StepDefinition) -> StepValue {
      switch form.name {
      case "alpha": .number(random.pick(0, 0.005, 0.02, 0.5, 1))
      case "rotation": .number(random.pick(90, 180, 270, 45, 30))
      case "windowLevel", "zPosition": .number(Double(random.below(4) - 1))
      case "value": .number(Double(random.below(3)))
      default: .number(Double(10 * (1 + random.below(4))))
      }
    }

    /// Returns a point: of the screen, or, for a form that names a view, of its own coordinates.
    private mutating func point(_ form: StepDefinition) -> Point {
      switch form.name {
      case "hitTest", "contains":
        let frame = stage.frames[random.below(rows.count)]
        return StageGenerator.point(
          in: Rect(x: 0, y: 0, width: frame.width * 1.3, height: frame.height * 1.3), &random)
      case "boundsOrigin": return Point(x: offset(), y: offset())
      default: return stage.point(&random)
      }
    }
  }
}
