import Responders
import Testing

@Suite("A text field or a text view")
struct TextFieldTests {
  private let application = Application()
  private let key = Window()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    application.addWindow(key)
    application.addWindow(window)
  }

  private func tap(_ start: Point, _ end: Point) {
    let touch = Touch(at: start)
    application.receive(Event(touches: [touch]))
    touch.move(to: end)
    application.receive(Event(touches: [touch]))
    touch.end()
    application.receive(Event(touches: [touch]))
  }

  private static let makers: [@Sendable (Rect) -> View] = [
    { TextField(frame: $0) }, { TextView(frame: $0) },
  ]

  @Test("becomes first responder when it is tapped, and its window key", arguments: makers)
  func tapped(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    #expect(application.keyWindow === key)
    tap(Point(x: 10, y: 10), Point(x: 20, y: 20))
    #expect(text.isFirstResponder && application.keyWindow === window)
  }

  @Test("makes its window key when it is tapped, first responder before or not", arguments: makers)
  func tappedAgain(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    text.becomeFirstResponder()
    key.makeKey()
    tap(Point(x: 10, y: 10), Point(x: 20, y: 20))
    #expect(text.isFirstResponder && application.keyWindow === window)
  }

  @Test("does not where the finger leaves it", arguments: makers)
  func left(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    tap(Point(x: 10, y: 10), Point(x: 80, y: 80))
    #expect(!text.isFirstResponder)
  }

  @Test("does not where its touch is cancelled", arguments: makers)
  func cancelled(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    let touch = Touch(at: Point(x: 10, y: 10))
    application.receive(Event(touches: [touch]))
    touch.cancel()
    application.receive(Event(touches: [touch]))
    #expect(!text.isFirstResponder)
  }

  @Test("makes its window key when it becomes first responder, not when it is one already")
  func makesKey() {
    let text = TextField()
    window.addSubview(text)
    #expect(text.becomeFirstResponder() && application.keyWindow === window)
    key.makeKey()
    #expect(text.becomeFirstResponder() && application.keyWindow === key)
  }

  @Test("is the only kind of view that a tap makes first responder")
  func others() {
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    for view in [View(frame: frame), Control(frame: frame), Button(frame: frame)] {
      window.addSubview(view)
      tap(Point(x: 10, y: 10), Point(x: 10, y: 10))
      #expect(window.firstResponder == nil)
    }
    let actor = Actor("actor", Log())
    window.addSubview(actor)
    tap(Point(x: 10, y: 10), Point(x: 10, y: 10))
    #expect(window.firstResponder == nil)
  }
}
