import Responders
import Testing

@Suite("A view's geometry")
struct ViewGeometryTests {
  @Test("links frame, bounds and centre")
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

  @Test("keeps an odd corner exactly")
  func exact() {
    let view = View(frame: Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    #expect(view.frame == Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7))
    let container = View()
    container.addSubview(view)
    #expect(container.convert(Point(x: 0.1, y: 0.2), to: view) == Point())
  }

  @Test("has a frame around the transformed view, about its centre")
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
    "takes a frame for a transformed view",
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

  @Test("takes a frame as it is where the transform cannot be undone")
  func singular() {
    let view = View()
    view.transform = Transform(scaleX: 0, y: 0)
    view.frame = Rect(x: 8, y: 16, width: 32, height: 64)
    #expect(view.bounds.size == Size(width: 32, height: 64))
    #expect(view.frame == Rect(x: 24, y: 48, width: 0, height: 0))
  }
}
