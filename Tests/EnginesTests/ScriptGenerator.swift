@testable import Conformance

/// Generates scripts, the same ones for the same seed or bytes: mostly valid, some invalid.
struct ScriptGenerator {
  /// Where the choices come from.
  private enum Source {
    case random(state: UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var source: Source
  private var names: [String] = []
  private var views: [String] = []
  private var controllers: [String] = []
  private var rows: [StagedResponder] = []

  /// Whether most steps link objects, and many of these links are circular.
  private let isCircular: Bool

  init(seed: UInt64, isCircular: Bool = false) {
    source = .random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    self.isCircular = isCircular
  }

  /// Creates a generator of which each byte decides something, so that a fuzzer can change one step.
  init(_ bytes: [UInt8]) {
    source = .bytes(bytes[...])
    isCircular = false
  }

  /// Returns a stage with some steps.
  mutating func script() -> Script {
    let stage = stage()
    let steps = (0..<number(below: 12)).map { _ in step() }
    return Script(stage: stage, steps: steps)
  }

  private mutating func number(below limit: Int) -> Int {
    switch source {
    case .random(var state):
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      source = .random(state: state)
      return Int(state >> 33) % limit
    case .bytes(var rest):
      let byte = rest.popFirst() ?? .max
      source = .bytes(rest)
      return Int(byte) % limit
    }
  }

  private mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  private mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    elements.isEmpty ? other : elements[number(below: elements.count)]
  }

  private mutating func coordinate() -> Double {
    if chance(1) { return pick([.nan, .infinity, 1e308, -1e308, .leastNonzeroMagnitude], or: 0) }
    return Double(number(below: 120)) - 10
  }

  private mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  private mutating func rect() -> Rect {
    Rect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }

  private mutating func name() -> String { chance(2) ? "missing" : pick(names, or: "n") }
}

extension ScriptGenerator {
  private mutating func stage() -> Stage {
    var rows: [StagedResponder] = []
    for kind: ResponderKind in [.application, .windowScene, .window] { add(kind, to: &rows) }
    if chance(30) { add(.window, to: &rows) }
    for _ in 0..<number(below: 12) {
      add(chance(5) ? pick(ResponderKind.allCases, or: .view) : likelyKind(), to: &rows)
    }
    if chance(10) { rows.reverse() }
    self.rows = rows
    return Stage(rows)
  }

  private mutating func likelyKind() -> ResponderKind {
    pick(
      [
        .view, .view, .view, .view, .label, .imageView, .viewController, .viewController,
        .responder, .control, .button, .toggle, .textField, .textView, .slider, .stepper,
        .segmentedControl, .pageControl, .tapRecognizer,
        .tapRecognizer,
        .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
        .rotationRecognizer,
      ],
      or: .view)
  }

  private mutating func add(_ kind: ResponderKind, to rows: inout [StagedResponder]) {
    let name = "\(kind.rawValue.prefix(1))\(rows.count)"
    var row = StagedResponder(name: name, kind: kind)
    row.parent = chance(2) ? self.name() : parent(of: kind)
    if kind.isView { row.frame = rect() }
    if kind == .view, chance(30), let last = controllers.last { row.controller = last }
    if kind == .viewController, row.parent == nil, chance(50) { row.presenter = controllers.last }
    rows.append(row)
    names.append(name)
    if kind.isView { views.append(name) }
    if kind == .viewController { controllers.append(name) }
  }

  private mutating func parent(of kind: ResponderKind) -> String? {
    switch kind {
    case .application, .responder, .object, .applicationDelegate: nil
    case .windowScene: names.last
    case .window: names.dropFirst().first
    case .viewController: chance(50) ? controllers.last : nil
    default: kind.isView && !chance(10) ? pick(views, or: "v") : nil
    }
  }
}

extension ScriptGenerator {
  /// Returns a step of a random form, with the slots of one of its phrases filled.
  private mutating func step() -> Script.Step {
    let form = form()
    let phrase = form.phrases[number(below: form.phrases.count)]
    var arguments: Phrase.Arguments = [:]
    for case .slot(let slot, let field) in phrase.pieces where field != "=" {
      arguments[field] = value(of: slot)
    }
    return phrase.step(of: form, filling: arguments)
  }

  /// Returns a random form: half of them are stimuli, and half of these change fingers.
  private mutating func form() -> StepDefinition {
    if isCircular, chance(70) {
      let links = Vocabulary.forms.filter { Self.links.contains($0.name) }
      return links[number(below: links.count)]
    }
    let kind = StepDefinition.Kind.allCases[pick([0, 1, 2, 2, 2, 3], or: 0)]
    let forms = Vocabulary.forms.filter { $0.kind == kind }
    let touches = forms.filter { $0.name.hasPrefix("touch") || $0.name == "fingers" }
    return !touches.isEmpty && chance(50)
      ? touches[number(below: touches.count)] : forms[number(below: forms.count)]
  }

  /// The forms that link objects.
  private static let links: Set<String> = [
    "present", "dismiss", "add", "insert", "insertInto", "makeView", "attach", "next", "redirects",
    "hitTest", "inputView", "inputAccessoryView", "requiresFailure", "waitsFor", "isAwaitedBy",
    "delegate",
  ]

  /// Returns a value of the slot's type, which may be invalid.
  private mutating func value(of slot: Slot) -> StepValue {
    switch slot.form {
    case .name: .text(name(of: slot.kinds))
    case .target: chance(20) ? .nothing : .text(name(of: slot.kinds))
    case .number, .negative: .number(chance(50) ? coordinate() / 10 : Double(number(below: 3)))
    case .seconds: .number(chance(95) ? Double(number(below: 12)) / 10 : coordinate())
    case .count: .integer(number(below: 4))
    case .finger:
      .integer(chance(2) ? pick([0, -1, .min, .max], or: 0) : number(below: 3) + 1)
    case .point, .offset: .point(point())
    case .factors: .point(Point(x: coordinate() / 10, y: coordinate() / 10))
    case .rect: .rect(rect())
    case .truth: .truth(chance(50))
    case .action: .text(action())
    case .key: .text(pick(["A", "B", "play"], or: "A"))
    case .text: .text("ab")
    case .phase, .fingerPhase: .text(pick(TouchPhase.allCases, or: .began).rawValue)
    case .event: .text(pick(ControlEvent.allCases, or: .allEvents).rawValue)
    case .state: .text(pick(RecognizerState.allCases, or: .began).rawValue)
    case .stage, .motionStage:
      .text(chance(80) ? "began" : pick(EventStage.allCases, or: .began).rawValue)
    case .direction: .text(pick(SwipeDirection.allCases, or: .up).rawValue)
    case .expected, .path, .paths, .printedPath, .list, .actions, .events, .states, .stages,
      .phases:
      preconditionFailure("The slot \(slot.spelling) fills no field.")
    }
  }

  /// Returns a name, usually of a row that the slot accepts.
  private mutating func name(of kinds: Slot.Kinds) -> String {
    let fitting = rows.filter { kinds.contains($0.kind) }.map(\.name)
    return chance(3) ? name() : pick(fitting, or: name())
  }

  private mutating func action() -> String {
    pick(["copy", "paste", "resignFirstResponder", "sendEvent(_:)", ""], or: "copy")
  }
}
