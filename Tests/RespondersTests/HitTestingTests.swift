import Responders
import Testing

@Suite("Hit-testing")
struct HitTestingTests {
  /// `A` contains `B` and `C`; `C` contains `D` and `E`.
  private struct Figure {
    let log = Log()
    let a, b, c, d, e: NamedView

    init() {
      a = NamedView("A", 0, 0, 300, 300, log: log)
      b = NamedView("B", 0, 0, 300, 100, log: log)
      c = NamedView("C", 0, 100, 300, 200, log: log)
      d = NamedView("D", 0, 0, 150, 200, log: log)
      e = NamedView("E", 150, 0, 150, 200, log: log)
      for view in [b, c] { a.addSubview(view) }
      for view in [d, e] { c.addSubview(view) }
    }

    func hit(_ x: Double, _ y: Double) -> String {
      a.hitTest(Point(x: x, y: y), with: nil)?.description ?? "nobody"
    }
  }

  @Test("A view with alpha 0.01 is skipped, because 32 bits store less")
  func alphaAtTheLimit() {
    let figure = Figure()
    figure.e.alpha = 0.01
    #expect(figure.hit(200, 200) == "C")
    figure.e.alpha = 0.0100000008
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("An override of hitTest is called, even on a hidden view and for points outside")
  func overriddenHitTest() {
    let figure = Figure()
    let detour = Detour()
    detour.isHidden = true
    figure.c.addSubview(detour)
    detour.target = figure.b
    #expect(figure.hit(200, 200) == "B")
    #expect(figure.log.lines == ["A", "C"])
    detour.target = nil
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("A view whose transform has no inverse is not hit")
  func singular() {
    let figure = Figure()
    figure.c.transform = Transform(scaleX: 0, y: 1)
    #expect(figure.hit(150, 200) == "A")
  }
}

/// A view whose hit test returns another view.
private final class Detour: View {
  var target: View?
  override func hitTest(_ point: Point, with event: Event?) -> View? { target }
}
