import Conformance

/// Makes scripts out of a seed: mostly sensible, sometimes hostile.
struct ScriptGenerator {
  private var state: UInt64
  private var names: [String] = []
  private var views: [String] = []
  private var controllers: [String] = []
  private var windows: [String] = []
  private var controls: [String] = []
  private var recognizers: [String] = []

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
  private mutating func control() -> String { chance(3) ? name() : pick(controls, or: view()) }
  private mutating func recognizer() -> String {
    chance(3) ? name() : pick(recognizers, or: view())
  }
  private mutating func target() -> String? { chance(20) ? nil : name() }
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
    if kind == .window { windows.append(name) }
    if kind.isControl { controls.append(name) }
    if kind.isRecognizer { recognizers.append(name) }
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
  private mutating func step() -> Script.Step {
    switch number(below: 4) {
    case 0: .change(chance(30) ? inputChange() : change())
    case 1: .stimulate(stimulus())
    case 2: .stimulate(inputStimulus())
    default: .ask(query())
    }
  }

  private mutating func stimulus() -> Stimulus {
    if !controls.isEmpty, chance(5) { return .sendActions(control(), for: event()) }
    return switch number(below: 14) {
    case 0: .touchMoves(point())
    case 1: .touchEnds
    case 2: .hitTest(view(), point())
    case 3, 4, 5, 6: .fingers((0..<number(below: 4)).map { _ in finger() })
    case 7: .touchesAreCancelled
    case 8: .wait(seconds: chance(95) ? Double(number(below: 12)) / 10 : coordinate())
    case 9, 10: .becomeFirstResponder(name())
    case 11: .resignFirstResponder(name())
    case 12: .sendAction(action(), to: chance(70) ? nil : name(), from: target())
    default: .touchBegins(point())
    }
  }

  private mutating func eventStage() -> EventStage { pick(EventStage.allCases, or: .began) }

  private mutating func inputStimulus() -> Stimulus {
    switch number(below: 11) {
    case 0: .press(pick(["A", "B"], or: "A"), chance(80) ? .began : eventStage())
    case 1: .press("A", chance(50) ? .began : eventStage())
    case 2: .shake(chance(90) ? .began : eventStage())
    case 3: .remoteControl("play")
    case 4: .sendActionWithEvent("copy", to: target(), from: target(), payload: "text")
    case 5: .resignFirstResponder(name())
    case 6: .type("ab")
    case 7: .pressReturn
    case 8: .reloadInputViews(name())
    default: .becomeFirstResponder(name())
    }
  }

  private mutating func valueProperty() -> Property {
    switch number(below: 6) {
    case 0: .on(chance(50))
    case 1: .continuous(chance(50))
    case 2: .segments(number(below: 4))
    case 3: .pages(number(below: 4))
    case 4: .text("ab")
    default: .value(chance(50) ? coordinate() : Double(number(below: 3)))
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

  private mutating func finger() -> FingerChange {
    let finger = chance(2) ? pick([0, -1, .min, .max], or: 0) : number(below: 3) + 1
    return switch number(below: 4) {
    case 0: FingerChange(finger, .moves(point()))
    case 1: FingerChange(finger, .lifts)
    default: FingerChange(finger, .touches(point()))
    }
  }

  private mutating func action() -> String {
    pick(["copy", "paste", "resignFirstResponder", "sendEvent(_:)", ""], or: "copy")
  }

  private mutating func event() -> ControlEvent { pick(ControlEvent.allCases, or: .allEvents) }

  private mutating func query() -> Query {
    if !recognizers.isEmpty, chance(30) {
      return chance(80) ? .recognizerState(recognizer()) : .recognizers(finger: 1)
    }
    if !controls.isEmpty, chance(30) {
      if chance(20) { return chance(50) ? .value(of: control()) : .text(of: control()) }
      return chance(50) ? .isTracking(control()) : .isHighlighted(control())
    }
    if chance(15) {
      return pick(
        [.undoManager(of: name()), .shownInput, .shownAccessory, .payload], or: .payload)
    }
    return switch number(below: 20) {
    case 0: .hitTestView
    case 1: .touchView
    case 2: .next(of: name())
    case 3: .chain(from: name())
    case 4: .printedChain(from: name())
    case 5: .contains(view(), point())
    case 6: .subviews(of: view())
    case 7: .fingerView(number(below: 3))
    case 8: .phase(number(below: 3))
    case 9: .tapCount(number(below: 3))
    case 10: .location(number(below: 3), in: chance(50) ? nil : view())
    case 11: .previousLocation(number(below: 3), in: chance(50) ? nil : view())
    case 12: .keyWindow
    case 13: .firstResponder(of: pick(windows, or: "w"))
    case 14, 15: .isFirstResponder(name())
    case 16: .result
    case 17, 18: .target(ofAction: action(), from: name())
    default: .canPerform(action(), by: name())
    }
  }

  private mutating func gestureProperty() -> Property {
    switch number(below: 13) {
    case 0: .tapsRequired(number(below: 4))
    case 1: .touchesRequired(number(below: 4))
    case 2: .minimumPressDuration(Double(number(below: 10)) / 10)
    case 3: .direction(pick(SwipeDirection.allCases, or: .up))
    case 4: .cancelsTouchesInView(chance(50))
    case 5: .delaysTouchesBegan(chance(50))
    case 6: .delaysTouchesEnded(chance(50))
    case 7: .requiresFailure(of: recognizer())
    case 8: .recognizesTogether(with: recognizer())
    case 9: .waits(for: chance(20) ? nil : recognizer())
    case 10: .isAwaited(by: chance(20) ? nil : recognizer())
    case 11: .shouldBegin(chance(50))
    default: .shouldReceive(chance(50))
    }
  }

  private mutating func controlChange() -> Change {
    switch number(below: 7) {
    case 5, 6: .set(valueProperty(), of: control())
    case 0: .set(.refusesTracking(chance(50)), of: control())
    case 1: .set(.stopsTracking(chance(50)), of: control())
    case 2: .removeTarget(target(), action: nil, from: control(), for: event())
    default: .addTarget(target(), action: "save", to: control(), for: event())
    }
  }

  private mutating func change() -> Change {
    if !recognizers.isEmpty, chance(30) {
      if chance(20) { return .attach(recognizer(), to: view()) }
      let isSwitched = chance(20)
      return .set(isSwitched ? .enabled(chance(50)) : gestureProperty(), of: recognizer())
    }
    if !controls.isEmpty, chance(20) { return controlChange() }
    if chance(5) { return .set(.implements("save", arguments: 1), of: name()) }
    return switch number(below: 24) {
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
    case 11: .makeKey(pick(windows, or: "w"))
    case 12: .set(.windowLevel(coordinate()), of: pick(windows, or: "w"))
    case 13: .set(.swallowsEvents(chance(50)), of: names.first ?? "a")
    case 14, 15, 16, 17: .set(responderProperty(), of: name())
    default: .set(viewProperty(), of: view())
    }
  }

  private mutating func responderProperty() -> Property {
    switch number(below: 12) {
    case 0: .handlesTouches(chance(50))
    case 1: .keepsTouches(pick(TouchPhase.allCases, or: .began), chance(50))
    case 2, 3, 4, 5: .canBecomeFirstResponder(chance(90))
    case 6: .canResignFirstResponder(chance(50))
    case 7: .refusesToResign(chance(50))
    case 8, 9: .implements(action(), arguments: chance(2) ? 3 : number(below: 3))
    case 10: .denies(action())
    default: .redirects(action(), to: target())
    }
  }

  private mutating func viewProperty() -> Property {
    switch number(below: 19) {
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
    case 14, 15: .multipleTouch(chance(80))
    case 16: .exclusiveTouch(chance(70))
    default: .pointInside(.outset(coordinate()))
    }
  }
}
