import Responders
import Testing

@Suite("Converting points")
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

  @Test("goes up, down and across, and back")
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

  @Test("undoes transforms on the way")
  func transformed() {
    right.transform = Transform(rotationDegrees: 90)
    let point = Point(x: 0, y: 0)
    // Inside `right`: (5, 5); from its centre: (-45, -35); turned: (35, -45); centre: (250, 70).
    #expect(inner.convert(point, to: nil) == Point(x: 285, y: 25))
    #expect(inner.convert(Point(x: 285, y: 25), from: nil) == point)
  }

  @Test("between hierarchies goes through the space that their frames lie in")
  func hierarchies() {
    let other = View(frame: Rect(x: 100, y: 0, width: 10, height: 10))
    #expect(left.convert(Point(), to: other) == Point(x: 910, y: 1020))
    #expect(other.convert(Point(x: 910, y: 1020), to: left) == Point())
  }

  @Test("into a view whose transform cannot be undone gives no number")
  func singular() {
    inner.transform = Transform(scaleX: 0, y: 0)
    #expect(window.convert(Point(), to: inner).x.isNaN)
  }
}
