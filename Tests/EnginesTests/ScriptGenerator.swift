import Conformance

/// Makes scripts out of a seed: mostly sensible, sometimes hostile.
struct ScriptGenerator {
  private var state: UInt64
  private var names: [String] = []
  private var views: [String] = []
  private var controllers: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A stage and some steps.
  mutating func script() -> Script {
    let stage = stage()
    let steps = (0..<number(below: 12)).map { _ in step() }
    return Script(stage: stage, steps: steps)
  }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
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

  private mutating func view() -> String { chance(3) ? name() : pick(views, or: "v") }
  private mutating func controller() -> String { chance(3) ? name() : pick(controllers, or: "c") }
  private mutating func name() -> String { chance(2) ? "missing" : pick(names, or: "n") }
  private mutating func target() -> String? { chance(20) ? nil : name() }
}

extension ScriptGenerator {
  private mutating func stage() -> Stage {
    var rows: [StagedResponder] = []
    for kind: ResponderKind in [.application, .windowScene, .window] { add(kind, to: &rows) }
    for _ in 0..<number(below: 12) {
      add(chance(5) ? pick(ResponderKind.allCases, or: .view) : likelyKind(), to: &rows)
    }
    if chance(10) { rows.reverse() }
    return Stage(rows)
  }

  private mutating func likelyKind() -> ResponderKind {
    pick(
      [
        .view, .view, .view, .view, .label, .imageView, .viewController, .viewController,
        .responder,
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
    case .windowScene, .window: names.last
    case .viewController: chance(50) ? controllers.last : nil
    default: kind.isView && !chance(10) ? pick(views, or: "v") : nil
    }
  }
}

extension ScriptGenerator {
  private mutating func step() -> Script.Step {
    switch number(below: 4) {
    case 0: .change(chance(30) ? inputChange() : change())
    case 1: .stimulate(stimulus())
    case 2: .stimulate(inputStimulus())
    default: .ask(query())
    }
  }

  private mutating func stimulus() -> Stimulus {
    switch number(below: 6) {
    case 0: .touchMoves(point())
    case 1: .touchEnds
    case 2: .hitTest(view(), point())
    default: .touchBegins(point())
    }
  }

  private mutating func eventStage() -> EventStage { pick(EventStage.allCases, or: .began) }

  private mutating func inputStimulus() -> Stimulus {
    switch number(below: 8) {
    case 0: .press(pick(["A", "B"], or: "A"), chance(80) ? .began : eventStage())
    case 1: .press("A", chance(50) ? .began : eventStage())
    case 2: .shake(chance(90) ? .began : eventStage())
    case 3: .remoteControl("play")
    case 4: .sendActionWithEvent("copy", to: target(), from: target(), payload: "text")
    case 5: .resignFirstResponder(name())
    default: .becomeFirstResponder(name())
    }
  }

  private mutating func inputChange() -> Change {
    switch number(below: 11) {
    case 0: .focus(chance(20) ? nil : view())
    case 1: .receiveRemoteControl(chance(80))
    case 2: .set(.handlesPresses(chance(50)), of: name())
    case 3: .set(.handlesMotion(chance(50)), of: name())
    case 4: .set(.handlesRemoteControl(chance(50)), of: name())
    case 5: .set(.keyCommand("A", action: "copy"), of: name())
    case 6: .set(.undoManager(chance(50)), of: name())
    case 7: .set(.inputView(chance(20) ? nil : view()), of: name())
    case 8: .set(.inputAccessoryView(chance(20) ? nil : view()), of: name())
    case 9: .set(.implements("copy", arguments: 0), of: name())
    default: .set(.canBecomeFirstResponder(true), of: name())
    }
  }

  private mutating func query() -> Query {
    switch number(below: 11) {
    case 7: .undoManager(of: name())
    case 8: .shownInput
    case 9: .shownAccessory
    case 10: .payload
    case 0: .hitTestView
    case 1: .touchView
    case 2: .next(of: name())
    case 3: .chain(from: name())
    case 4: .printedChain(from: name())
    case 5: .contains(view(), point())
    default: .subviews(of: view())
    }
  }

  private mutating func change() -> Change {
    switch number(below: 16) {
    case 0: .remove(name())
    case 1: .add(view(), to: view())
    case 2: .insert(view(), chance(50) ? .above : .below, view())
    case 3: .bringToFront(view())
    case 4: .sendToBack(view())
    case 5: .makeView(view(), of: controller())
    case 6: .present(controller(), by: controller())
    case 7: .dismiss(controller())
    case 8: .ignoreInteractionEvents(chance(50))
    case 9: .set(.next(target()), of: name())
    case 10: .set(.delegate(target()), of: names.first ?? "a")
    case 11: .set(.handlesTouches(chance(50)), of: name())
    default: .set(viewProperty(), of: view())
    }
  }

  private mutating func viewProperty() -> Property {
    switch number(below: 15) {
    case 0: .hidden(chance(50))
    case 1: .alpha(coordinate() / 100)
    case 2: .interactionEnabled(chance(50))
    case 3: .frame(rect())
    case 4: .boundsOrigin(point())
    case 5: .scale(x: coordinate() / 10, y: coordinate() / 10)
    case 6: .rotation(degrees: coordinate() * 10)
    case 7: .translation(point())
    case 8: .clipsToBounds(chance(50))
    case 9: .cornerRadius(coordinate())
    case 10: .zPosition(coordinate())
    case 11: .hitTest(.passesSelfThrough)
    case 12: .hitTest(.returns(chance(20) ? nil : view()))
    case 13: .pointInside(.returns(chance(50)))
    default: .pointInside(.outset(coordinate()))
    }
  }
}
