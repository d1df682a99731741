import Responders
import Testing

@Suite("What a gesture has gone, and recognizers that code decides")
struct GestureMeasureTests {
  private let fixture = TouchFixture()
  private let view = View(frame: Rect(x: 100, y: 100, width: 400, height: 400))
  private let pan = PanGestureRecognizer()
  private let touch = Touch(at: Point(x: 150, y: 150))

  init() {
    fixture.window.addSubview(view)
    view.addGestureRecognizer(pan)
  }

  private func move(_ x: Double, _ y: Double) {
    touch.move(to: Point(x: x, y: y))
    fixture.send(touch)
  }

  @Test("A translation that was set counts on, and resets the velocity")
  func setTranslation() {
    fixture.send(touch)
    move(150, 250)
    #expect(pan.velocity.y > 0 && pan.velocity.x == 0)
    pan.setTranslation(Point(x: 5, y: 0))
    #expect(pan.translation == Point(x: 5, y: 0))
    #expect(pan.velocity == Point())
    move(160, 250)
    #expect(pan.translation == Point(x: 15, y: 0))
  }

  @Test("A pan with more fingers than the most fails")
  func maximum() {
    pan.maximumNumberOfTouches = 1
    fixture.send(touch, Touch(at: Point(x: 300, y: 150), finger: 2))
    move(150, 250)
    #expect(pan.state == .failed || pan.state == .possible)
    #expect(pan.state != .began)
  }

  @Test("A gesture is in the middle of its fingers, and a swipe where it began")
  func location() {
    let swipe = SwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    fixture.send(touch)
    move(250, 150)
    #expect(swipe.location(in: view) == Point(x: 50, y: 50))
    #expect(pan.location(in: view) == Point(x: 150, y: 50))
    #expect(pan.location(in: nil) == Point(x: 250, y: 150))
  }

  @Test("Recognizing by code makes others fail, but leaves a touch that was ignored")
  func custom() {
    let own = CustomRecognizer()
    let second = Touch(at: Point(x: 300, y: 150), finger: 2)
    view.addGestureRecognizer(own)
    fixture.send(touch, second)
    own.ignore(second)
    #expect(own.touches.map { $0.finger } == [1])
    own.setState(.began)
    #expect(own.state == .began)
    move(150, 250)
    #expect(pan.state != .began)
  }
}
