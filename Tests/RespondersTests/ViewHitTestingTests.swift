import Responders
import Testing

@Suite("Hit-testing a view")
struct ViewHitTestingTests {
  /// `A` fills; `B` and `C` share it; `D` and `E` share `C`.
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
    "finds the deepest view of the frontmost branch that contains the point",
    arguments: [
      (200.0, 200.0, "E"), (10, 200, "D"), (10, 10, "B"), (150, 100, "E"), (149.9, 100, "D"),
      (299, 99.9, "B"), (300, 0, "nobody"), (-1, 0, "nobody"),
    ])
  func deepest(_ x: Double, _ y: Double, _ expected: String) {
    #expect(Figure().hit(x, y) == expected)
  }

  @Test("asks siblings from the front and none behind the one that accepts")
  func order() {
    let figure = Figure()
    #expect(figure.hit(10, 200) == "D")
    #expect(figure.log.lines == ["A", "C", "E", "D"])
  }

  @Test("skips a hidden, transparent or disabled view with all it contains, unasked")
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

  @Test("skips a view whose alpha was set to 0.01, which 32 bits store as less")
  func alphaAtTheLimit() {
    let figure = Figure()
    figure.e.alpha = 0.01
    #expect(figure.hit(200, 200) == "C")
    figure.e.alpha = 0.0100000008
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("counts each view's own alpha", arguments: [0.02, 0.05])
  func alpha(_ alpha: Double) {
    let figure = Figure()
    figure.c.alpha = alpha
    figure.e.alpha = alpha
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("does not reach what lies outside the superview, clipped or not")
  func outside() {
    let figure = Figure()
    figure.d.frame = Rect(x: 0, y: -50, width: 150, height: 200)
    figure.b.isHidden = true
    for clips in [false, true] {
      figure.c.clipsToBounds = clips
      #expect(figure.hit(10, 60) == "A")
      #expect(figure.hit(10, 110) == "D")
    }
  }

  @Test("does not care about corners and drawing depth")
  func layers() {
    let figure = Figure()
    figure.e.cornerRadius = 75
    figure.d.frame = figure.e.frame
    figure.d.zPosition = 10
    #expect(figure.hit(150, 100) == "E")
  }

  @Test("prefers a shallow view in front to a deeper one behind")
  func shallow() {
    let figure = Figure()
    figure.a.addSubview(NamedView("F", 0, 0, 300, 300))
    #expect(figure.hit(200, 200) == "F")
  }

  @Test("honours an overridden test for points, at any depth")
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

  @Test("honours an overridden hit-test, even of a hidden view and of points outside")
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

  @Test("goes on behind a view that passes touches through itself, yet finds what it contains")
  func passingThrough() {
    let figure = Figure()
    let pane = PassThrough(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    pane.addSubview(NamedView("button", 0, 0, 20, 20))
    figure.a.addSubview(pane)
    #expect(figure.hit(10, 10) == "button")
    #expect(figure.hit(200, 200) == "E")
  }

  @Test("meets a transformed view in its transformed shape")
  func transformed() {
    let figure = Figure()
    figure.b.isHidden = true
    figure.c.transform = Transform(rotationDegrees: 90)
    // C's centre is (150, 200); on its side it covers x from 50 to 250 and y from 50 to 350.
    #expect(figure.hit(49, 200) == "A")
    #expect(figure.hit(51, 51) == "D")
    #expect(figure.hit(51, 299) == "E")
    figure.c.transform = Transform(rotationDegrees: 45)
    #expect(figure.hit(10, 110) == "A")
    #expect(figure.hit(150, 200) == "E")
  }

  @Test("never meets a view whose transform cannot be undone")
  func singular() {
    let figure = Figure()
    figure.c.transform = Transform(scaleX: 0, y: 1)
    #expect(figure.hit(150, 200) == "A")
  }

  @Test("follows scrolled bounds")
  func scrolled() {
    let figure = Figure()
    figure.c.bounds.origin = Point(x: 150, y: 0)
    #expect(figure.hit(10, 200) == "E")
    #expect(figure.hit(160, 200) == "C")
  }
}

/// A view that answers hit-tests with another.
private final class Detour: View {
  var target: View?
  override func hitTest(_ point: Point, with event: Event?) -> View? { target }
}

/// A view that is never hit itself.
private final class PassThrough: View {
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
