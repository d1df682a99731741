import Conformance

/// Makes random scripts of what engines claim: each from its number or from bytes, whatever came
/// before.
package struct ScriptGenerator: Sendable {
  /// What scripts are for.
  package enum Purpose: Sendable {
    /// To compare engines: steps can be carried out, and no clause leaves open what they do.
    case comparison
    /// To find crashes: some rows, names and numbers are invalid.
    case mistakes
    /// To find endless loops: most steps link objects, many in circles.
    case circles
  }

  private static let actions: [StepValue] = ["copy", "paste", "save"]
  private static let oddNumbers = [.nan, .infinity, 1e308, -1e308, Double.leastNonzeroMagnitude]
  private static let oddIntegers = [0, -1, .min, .max]

  private let seed: UInt64
  private let claims: CommonClaims
  private let purpose: Purpose
  private let phrases: StepPhrases

  /// Creates the generator of a run.
  package init(seed: UInt64, claims: CommonClaims, for purpose: Purpose = .comparison) {
    self.seed = seed
    self.claims = claims
    self.purpose = purpose
    phrases = StepPhrases(claims)
  }

  /// Whether engines claim enough for a script.
  package var isUsable: Bool {
    !phrases.themes.isEmpty && claims.kinds.isSuperset(of: [.application, .window, .view])
  }

  /// Returns the script with a number.
  package func script(_ index: Int) -> Script {
    var random = RandomSource(seed: seed, script: index)
    while true {
      let script = script(&random)
      if purpose != .comparison || !script.isLeftOpen { return script }
    }
  }

  /// Returns a script of which each byte decides something, so that a fuzzer can change one step.
  package func script(_ bytes: [UInt8]) -> Script {
    var random = RandomSource(bytes)
    return script(&random)
  }

  private func script(_ random: inout RandomSource) -> Script {
    var draft = Draft(claims, phrases, purpose, random)
    defer { random = draft.random }
    return draft.script()
  }

  /// A script that is being made.
  private struct Draft {
    let claims: CommonClaims
    let phrases: StepPhrases
    let purpose: Purpose
    let theme: ScriptTopic
    var random: RandomSource
    let stage: StageGenerator
    let whole: Stage
    var tracker: ScriptTracker
    var steps: [Script.Step] = []
    /// Where the first finger is.
    var finger = Point(x: 0, y: 0)

    var rows: [StagedResponder] { whole.responders }

    init(
      _ claims: CommonClaims, _ phrases: StepPhrases, _ purpose: Purpose,
      _ source: RandomSource
    ) {
      self.claims = claims
      self.phrases = phrases
      self.purpose = purpose
      random = source
      theme = random.pick(phrases.themes) ?? .hitTesting
      var stage = StageGenerator(claims, theme)
      stage.make(&random)
      // A stage that an engine refuses says nothing about the steps, so only half are spoiled.
      if purpose != .comparison, random.chance(50) { stage.spoil(&random) }
      self.stage = stage
      whole = Stage(stage.rows)
      tracker = ScriptTracker(whole)
    }

    mutating func script() -> Script {
      if rows.lazy.filter({ $0.kind == .window }).count > 1, claims.features.contains(.windows),
        random.chance(50)
      {
        append(.change("makeKey", of: "window"))
      }
      addContent()
      let arranging = purpose == .circles ? phrases.links : phrases(theme, .arranging)
      let stimulating = phrases(theme, .stimulating)
      let asking = phrases(theme, .asking)
      for _ in 0..<random.below(purpose == .circles ? 12 : 5) { add(arranging) }
      for _ in 0...(random.below(5) + (theme == .scrolling ? 2 : 0)) {
        addStimulus(stimulating)
        if random.chance(12) { add(arranging) }
      }
      for _ in 0..<(1 + random.below(4)) { add(asking) }
      return Script(stage: whole, steps: steps)
    }

    /// Makes the content of most scroll views larger than they are, along one axis.
    private mutating func addContent() {
      for row in rows where row.kind.isScrollView && random.chance(85) {
        let frame = row.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let isHigh = random.chance(70)
        let length = Double((1 + random.below(8)) * 50)
        let size = Point(
          x: frame.width + (isHigh ? 0 : length), y: frame.height + (isHigh ? length : 0))
        append(.set("contentSize", of: row.name, to: .point(size)))
      }
    }

    /// Adds a stimulus; in most themes usually one of fingers.
    private mutating func addStimulus(_ phrases: [Phrase]) {
      let isOfFingers = [.touches, .gestures, .scrolling, .controls].contains(theme)
      if random.chance(isOfFingers ? 75 : theme == .hitTesting ? 50 : 15), addFingers() { return }
      add(phrases)
    }

    /// Adds a step of one of the phrases, if one can be carried out.
    private mutating func add(_ phrases: [Phrase]) {
      for _ in 0..<4 {
        guard let phrase = random.pick(phrases) else { return }
        if let step = step(phrase), append(step) { return }
      }
    }

    /// Whether clauses would leave open what a script about scrolling does with one more step: too many
    /// such scripts are left open to look only once they are made.
    private func leavesOpen(_ step: Script.Step) -> Bool {
      theme == .scrolling && Script(stage: whole, steps: steps + [step]).isLeftOpen
    }

    @discardableResult
    private mutating func append(_ step: Script.Step) -> Bool {
      guard !claims.lacks.contains(.steps(step.form)) else { return false }
      var ahead = tracker
      let isPossible = ahead.accepts(step)
      if purpose == .comparison, !isPossible || leavesOpen(step) { return false }
      if isPossible { tracker = ahead }
      steps.append(step)
      for change in step.fingerChanges where change.finger == 1 {
        switch change.action {
        case .touches(let point), .moves(let point): finger = point
        case .lifts: break
        }
      }
      return true
    }

    /// Puts the first finger down, moves or lifts it.
    private mutating func addFingers() -> Bool {
      guard claims.features.contains(.hitTesting) else { return false }
      guard tracker.isDown(1) else {
        return append(.stimulate("touchBegins", ["at": .point(stage.point(&random))]))
      }
      guard claims.features.contains(.touches) else { return false }
      return random.chance(theme == .scrolling ? 20 : 55)
        ? append(.stimulate("touchEnds"))
        : append(.stimulate("touchMoves", ["at": .point(destination())]))
    }

    /// Returns where the first finger moves; if there are scroll views, mostly along one axis, and
    /// never just as far as makes it scroll.
    private mutating func destination() -> Point {
      guard rows.contains(where: { $0.kind.isScrollView }), !random.chance(5) else {
        return stage.point(&random)
      }
      let distance = random.pick(-90.0, -60, -60, -30, -30, 4, 30, 30, 60, 60, 90)
      return random.chance(70)
        ? Point(x: finger.x, y: finger.y + distance) : Point(x: finger.x + distance, y: finger.y)
    }

    /// Returns a step of a phrase, or nil if the stage has no row for one of its slots.
    private mutating func step(_ phrase: Phrase) -> Script.Step? {
      guard let form = Vocabulary.uikit.form(of: phrase) else { return nil }
      var arguments: Phrase.Arguments = [:]
      for case .slot(let slot, let field) in phrase.pieces where field != "=" {
        guard let value = value(slot, field, form) else { return nil }
        arguments[field] = value
      }
      guard claims.allow(phrase, filling: arguments, on: whole) else { return nil }
      return phrase.step(of: form, filling: arguments)
    }

    private mutating func value(
      _ slot: Slot, _ field: String, _ definition: StepDefinition
    ) -> StepValue? {
      if purpose != .comparison, random.chance(3), let value = mistake(slot) { return value }
      if slot.form.takesNobody, random.chance(25) { return .nothing }
      if let sample = random.pick(slot.form.samples.value) { return sample }
      switch slot.form.element {
      case .name: return name(slot.kinds)
      case .action: return random.pick(ScriptGenerator.actions)
      case .number:
        return random.pick(definition.samples) ?? .number(Double(10 * (1 + random.below(4))))
      case .integer: return .integer(1 + random.below(3))
      case .point: return .point(point(field, definition))
      case .rect:
        return .rect(stage.rect(in: Rect(x: 0, y: 0, width: 300, height: 300), &random))
      case .truth: return .truth(random.chance(50))
      case .word(let words): return random.pick(words).map { .text($0) }
      case .negatedNumber, .positiveNumber, .anyWord, .text: return nil
      }
    }

    /// Returns a value of the slot's type that an engine refuses or that is at the edge of its type.
    private mutating func mistake(_ slot: Slot) -> StepValue? {
      let number = random.pick(ScriptGenerator.oddNumbers) ?? 0
      switch slot.form.element {
      case .name: return random.pick(rows).map { .text($0.name) } ?? "missing"
      case .action: return random.pick("", "sendEvent(_:)", "resignFirstResponder")
      case .number, .negatedNumber, .positiveNumber: return .number(number)
      case .integer: return random.pick(ScriptGenerator.oddIntegers).map { .integer($0) }
      case .point: return .point(Point(x: number, y: 0))
      case .rect: return .rect(Rect(x: 0, y: number, width: -10, height: number))
      case .truth, .word, .anyWord, .text: return nil
      }
    }

    private mutating func name(_ kinds: Slot.Kinds) -> StepValue? {
      // Most rows are views, so that a few draws find a row of most kinds.
      for _ in 0..<4 {
        guard let row = random.pick(rows) else { return nil }
        if kinds.contains(row.kind) { return .text(row.name) }
      }
      return random.pick(rows.filter { kinds.contains($0.kind) }).map { .text($0.name) }
    }

    private mutating func offset() -> Double { Double((random.below(21) - 10) * 10) }

    /// Returns an offset, or a point: of the screen, or of the coordinates of the view that the step
    /// names.
    private mutating func point(_ field: String, _ definition: StepDefinition) -> Point {
      guard field != "to" else { return Point(x: offset(), y: offset()) }
      guard definition.fields.contains(where: { $0.name == "of" }) else {
        return stage.point(&random)
      }
      let frame = random.pick(stage.frames) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      return StageGenerator.point(
        in: Rect(x: 0, y: 0, width: frame.width * 1.3, height: frame.height * 1.3), &random)
    }
  }
}
