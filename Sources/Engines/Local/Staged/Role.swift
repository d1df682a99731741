import Conformance
import Responders

/// What every staged responder has besides its type: a name, who takes its calls down, and what
/// the scenario overrides.
struct Role {
  /// The name on the stage.
  let name: String
  /// Takes the calls down.
  let recorder: Recorder
  /// What the scenario overrides, where it overrides anything.
  private(set) var overrides: Overrides?
  /// The step of the last touch message.
  private var lastTouch = 0

  /// Makes the role of a responder that overrides nothing.
  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Whether `hitTest(_:with:)` is overridden.
  var overridesHitTest: Bool { overrides?.hitTest != nil }

  /// The overrides, made when first needed.
  mutating func overriding() -> Overrides {
    let known = overrides ?? Overrides()
    overrides = known
    return known
  }

  /// The overridden `next`, or what the type answers.
  func next(_ standard: Responder?) -> Responder? {
    guard let overrides, overrides.overridesNext else { return standard }
    return overrides.next
  }

  /// Takes a touch message down; says whether it goes on to super.
  mutating func forwards(_ message: Message) -> Bool {
    let isTaken = recorder.recordTouch(message, by: name, lastStep: &lastTouch)
    return isTaken && overrides?.handlesTouches != true
  }

  /// Takes `point(inside:with:)` down and answers as overridden, or as the type does.
  func contains(_ point: Responders.Point, _ view: View, _ standard: Bool) -> Bool {
    recorder.record(.pointInside, by: name)
    switch overrides?.pointInside {
    case .returns(let answer): return answer
    case .outset(let distance): return view.bounds.outset(by: distance).contains(point)
    case nil: return standard
    }
  }

  /// Takes an overridden `hitTest(_:with:)` down and says what it does. Where it goes on to super,
  /// `endHitTest(_:of:)` ends it: no closures, because each level of nesting takes stack.
  func beginHitTest() -> HitTestPlan {
    guard let overrides, let hitTest = overrides.hitTest else { return .standard }
    guard recorder.beginHitTest(by: name) else { return .returns(nil) }
    switch hitTest {
    case .returns:
      recorder.endHitTest()
      return .returns(overrides.hitTestView)
    case .passesSelfThrough:
      return .passesSelfThrough
    }
  }

  /// What a view that passes touches through itself makes of super's answer.
  func endHitTest(_ hit: View?, of view: View) -> View? {
    recorder.endHitTest()
    return hit === view ? nil : hit
  }
}

/// What a view does when it is hit-tested.
enum HitTestPlan {
  /// What its type does.
  case standard
  /// Always the same answer.
  case returns(View?)
  /// What its type does, but nobody where that is the view itself.
  case passesSelfThrough
}
