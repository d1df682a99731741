import Responders

extension Role {
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
