import Responders
import Testing

@Suite("A touch")
struct TouchTests {
  @Test("keeps its view while it moves and ends, wherever the finger is")
  func view() {
    let application = Application()
    let window = Window(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    let view = View(frame: Rect(x: 20, y: 20, width: 50, height: 50))
    application.addWindow(window)
    window.addSubview(view)
    let touch = Touch(at: Point(x: 35, y: 35))
    #expect(touch.location(in: nil) == Point(x: 35, y: 35))
    application.sendEvent(Event(touches: [touch]))
    #expect(touch.phase == .began)
    #expect(touch.location(in: view) == Point(x: 5, y: 5))
    #expect(touch.location(in: nil) == Point(x: 25, y: 25))
    touch.move(to: Point(x: 500, y: 500))
    #expect(touch.phase == .moved)
    #expect(touch.view === view)
    #expect(touch.location(in: view) == Point(x: 470, y: 470))
    touch.end()
    #expect(touch.phase == .ended)
    touch.cancel()
    #expect(touch.phase == .cancelled)
    #expect(touch.view === view && touch.window === window)
  }

  @Test("keeps its view alive")
  func keepsView() {
    let touch = Touch(at: Point())
    do {
      let application = Application()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(NamedView("view"))
      application.addWindow(window)
      application.sendEvent(Event(touches: [touch]))
    }
    #expect(touch.view?.chainDescription == "view -> Window")
  }
}
