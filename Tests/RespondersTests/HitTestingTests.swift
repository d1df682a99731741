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

  @Test(
    "The deepest view that contains the point is hit",
    arguments: [
      (200.0, 200.0, "E"), (10, 200, "D"), (10, 10, "B"), (150, 100, "E"), (149.9, 100, "D"),
      (299, 99.9, "B"), (300, 0, "nobody"), (-1, 0, "nobody"),
    ])
  func deepest(_ x: Double, _ y: Double, _ expected: String) {
    #expect(Figure().hit(x, y) == expected)
  }

  @Test("A view that is animated without interaction is skipped with its subviews")
  func animated() {
    let figure = Figure()
    figure.c.isAnimatedWithoutInteraction = true
    #expect(figure.hit(200, 200) == "A" && figure.log.lines == ["A", "B"])
    figure.c.isAnimatedWithoutInteraction = false
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("Siblings are asked from the front until one contains the point")
  func order() {
    let figure = Figure()
    #expect(figure.hit(10, 200) == "D")
    #expect(figure.log.lines == ["A", "C", "E", "D"])
  }

  @Test(
    "A hidden, transparent or non-interactive view is skipped with its subviews, without being asked"
  )
  func skipping() {
    for change: (NamedView) -> Void in [
      { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
    ] {
      let figure = Figure()
      change(figure.c)
      #expect(figure.hit(200, 200) == "A")
      #expect(figure.log.lines == ["A", "B"])
      change(figure.a)
      #expect(figure.hit(200, 200) == "nobody")
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

  @Test("A shallow view in front is hit before a deeper one behind")
  func shallow() {
    let figure = Figure()
    figure.a.addSubview(NamedView("F", 0, 0, 300, 300))
    #expect(figure.hit(200, 200) == "F")
  }

  @Test("An override of point(inside:with:) is called at any depth")
  func overriddenPointInside() {
    final class Everywhere: View {
      override var description: String { "everywhere" }
      override func point(inside point: Point, with event: Event?) -> Bool { true }
    }
    let figure = Figure()
    figure.b.addSubview(Everywhere())
    #expect(figure.hit(10, 10) == "everywhere")
    #expect(figure.hit(10, 110) == "D")
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

  @Test("A view that passes touches through lets its subviews and the views behind it be hit")
  func passingThrough() {
    let figure = Figure()
    let pane = PassThrough(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    pane.addSubview(NamedView("button", 0, 0, 20, 20))
    figure.a.addSubview(pane)
    #expect(figure.hit(10, 10) == "button")
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("A transformed view is hit in its transformed shape")
  func transformed() {
    let figure = Figure()
    figure.b.isHidden = true
    figure.c.transform = Transform(rotationDegrees: 90)
    // C's center is (150, 200); rotated it covers x from 50 to 250 and y from 50 to 350.
    #expect(figure.hit(49, 200) == "A")
    #expect(figure.hit(51, 51) == "D")
    #expect(figure.hit(51, 299) == "E")
    figure.c.transform = Transform(rotationDegrees: 45)
    #expect(figure.hit(10, 110) == "A")
    #expect(figure.hit(150, 200) == "E")
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

/// A view that passes touches through itself.
private final class PassThrough: View {
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
