import Responders
import Testing

@Suite("A view's geometry")
struct ViewGeometryTests {
  @Test("The frame, bounds and center depend on each other")
  func linked() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = Rect(x: 5, y: 6, width: 10, height: 10)
    #expect(view.frame == Rect(x: 95, y: 95, width: 10, height: 10))
    #expect(view.bounds == Rect(x: 5, y: 6, width: 10, height: 10))
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 3, height: 4))
  }

  @Test("A fractional origin is kept exactly")
  func exact() {
    let view = View(frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    #expect(view.frame == Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    let container = View()
    container.addSubview(view)
    #expect(container.convert(Point(x: 0.1, y: 0.2), to: view) == Point())
  }

  @Test("The frame of a transformed view is its bounding box")
  func transformed() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.frame == Rect(x: -5, y: 0, width: 60, height: 80))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.transform = Transform(rotationDegrees: 90)
    #expect(view.frame == Rect(x: 5, y: 25, width: 40, height: 30))
    view.transform = Transform(translationX: 100, y: 0)
    #expect(view.frame == Rect(x: 110, y: 20, width: 30, height: 40))
    view.transform = Transform()
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(
    "The frame of a transformed view can be set",
    arguments: [
      Transform(scaleX: 2, y: 4), Transform(rotationDegrees: 90),
      Transform(translationX: 5, y: 5), Transform(scaleX: -1, y: 1),
    ])
  func settingFrame(_ transform: Transform) {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.transform = transform
    view.frame = Rect(x: 8, y: 16, width: 32, height: 64)
    #expect(view.frame == Rect(x: 8, y: 16, width: 32, height: 64))
  }

  @Test("A frame is set as it is if the transform has no inverse")
  func singular() {
    let view = View()
    view.transform = Transform(scaleX: 0, y: 0)
    view.frame = Rect(x: 8, y: 16, width: 32, height: 64)
    #expect(view.bounds.size == Size(width: 32, height: 64))
    #expect(view.frame == Rect(x: 24, y: 48, width: 0, height: 0))
  }
}

@Suite("Converted points")
struct ViewConversionTests {
  private let window = Window(frame: Rect(x: 1000, y: 1000, width: 300, height: 300))
  private let left = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
  private let right = View(frame: Rect(x: 200, y: 20, width: 100, height: 100))
  private let inner = View(frame: Rect(x: 5, y: 5, width: 50, height: 50))

  init() {
    window.addSubview(left)
    window.addSubview(right)
    right.addSubview(inner)
    right.bounds.origin = Point(x: 0, y: -10)
  }

  @Test("Points are converted to superviews, subviews and siblings, and back")
  func everywhere() {
    let point = Point(x: 1, y: 2)
    #expect(inner.convert(point, to: right) == Point(x: 6, y: 7))
    #expect(inner.convert(point, to: window) == Point(x: 206, y: 37))
    #expect(inner.convert(point, to: nil) == Point(x: 206, y: 37))
    #expect(inner.convert(point, to: left) == Point(x: 196, y: 17))
    #expect(inner.convert(point, to: inner) == point)
    #expect(left.convert(Point(x: 196, y: 17), to: inner) == point)
    #expect(inner.convert(Point(x: 206, y: 37), from: nil) == point)
    #expect(inner.convert(Point(x: 196, y: 17), from: left) == point)
  }

  @Test("Transforms are applied on the way")
  func transformed() {
    right.transform = Transform(rotationDegrees: 90)
    let point = Point(x: 0, y: 0)
    // Inside `right`: (5, 5); from its center: (-45, -35); rotated: (35, -45); center: (250, 70).
    #expect(inner.convert(point, to: nil) == Point(x: 285, y: 25))
    #expect(inner.convert(Point(x: 285, y: 25), from: nil) == point)
  }

  @Test("Points are converted between hierarchies through the coordinates of their frames")
  func hierarchies() {
    let other = View(frame: Rect(x: 100, y: 0, width: 10, height: 10))
    #expect(left.convert(Point(), to: other) == Point(x: 910, y: 1020))
    #expect(other.convert(Point(x: 910, y: 1020), to: left) == Point())
  }

  @Test("A point converted to a view whose transform has no inverse is NaN")
  func singular() {
    inner.transform = Transform(scaleX: 0, y: 0)
    #expect(window.convert(Point(), to: inner).x.isNaN)
  }
}
