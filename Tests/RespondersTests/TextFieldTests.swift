import Responders
import Testing

@Suite("Text fields and text views")
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

  @Test(
    "A tap makes a text field or text view first responder and its window key", arguments: makers)
  func tapped(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    #expect(application.keyWindow === key)
    tap(Point(x: 10, y: 10), Point(x: 20, y: 20))
    #expect(text.isFirstResponder && application.keyWindow === window)
  }

  @Test(
    "A tap makes the window key even if the text field or text view is first responder already",
    arguments: makers)
  func tappedAgain(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    text.becomeFirstResponder()
    key.makeKey()
    tap(Point(x: 10, y: 10), Point(x: 20, y: 20))
    #expect(text.isFirstResponder && application.keyWindow === window)
  }

  @Test(
    "A touch that is lifted outside makes no text field or text view first responder",
    arguments: makers)
  func left(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    tap(Point(x: 10, y: 10), Point(x: 80, y: 80))
    #expect(!text.isFirstResponder)
  }

  @Test("A cancelled touch makes no text field or text view first responder", arguments: makers)
  func cancelled(_ make: @Sendable (Rect) -> View) {
    let text = make(Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(text)
    let touch = Touch(at: Point(x: 10, y: 10))
    application.receive(Event(touches: [touch]))
    touch.cancel()
    application.receive(Event(touches: [touch]))
    #expect(!text.isFirstResponder)
  }

  @Test("Becoming first responder makes the window key, but not if the view was first already")
  func makesKey() {
    let text = TextField()
    window.addSubview(text)
    #expect(text.becomeFirstResponder() && application.keyWindow === window)
    key.makeKey()
    #expect(text.becomeFirstResponder() && application.keyWindow === key)
  }

  @Test("A tap makes no other view first responder")
  func others() {
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    for view in [View(frame: frame), Control(frame: frame), Button(frame: frame)] {
      window.addSubview(view)
      tap(Point(x: 10, y: 10), Point(x: 10, y: 10))
      #expect(window.firstResponder == nil)
    }
    let actor = ActionView("actor", Log())
    window.addSubview(actor)
    tap(Point(x: 10, y: 10), Point(x: 10, y: 10))
    #expect(window.firstResponder == nil)
  }
}

@Suite("Typing")
struct TypingTests {
  private let log = Log()
  private let application = Application()
  private let window = Window()
  private let field = TextField()
  private let text = TextView()
  private let performer: ActionResponder

  init() {
    performer = ActionResponder(log)
    application.addWindow(window)
    for view in [field, text] { window.addSubview(view) }
    field.addTarget(performer, action: Action("change"), for: .editingChanged)
  }

  @Test("Typed text is appended to the first responder, and a field sends one event for each call")
  func typing() {
    application.typeText("lost")
    field.becomeFirstResponder()
    application.typeText("a")
    application.typeText("bc")
    text.becomeFirstResponder()
    application.typeText("d")
    #expect(field.text == "abc" && text.text == "d")
    #expect(log.lines == ["change from TextField", "change from TextField"])
  }

  @Test("Typed text goes to the key window")
  func keyWindow() {
    let other = Window()
    let elsewhere = TextField()
    other.addSubview(elsewhere)
    application.addWindow(other)
    field.becomeFirstResponder()
    elsewhere.becomeFirstResponder()
    application.typeText("a")
    window.makeKey()
    application.typeText("b")
    #expect(field.text == "b" && elsewhere.text == "a")
  }

  @Test("Setting the text, or typing none, sends no event")
  func byCode() {
    field.becomeFirstResponder()
    field.text = "code"
    application.typeText("")
    #expect(field.text == "code" && log.lines == [])
  }

  @Test("A field that was disabled ignores typed text")
  func disabled() {
    field.addTarget(performer, action: Action("return"), for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    field.isEnabled = false
    application.typeText("a")
    application.pressReturn()
    #expect(field.text == "" && log.lines == [] && field.isFirstResponder)
  }

  @Test("The Return key inserts a line break in a text view")
  func newLine() {
    text.becomeFirstResponder()
    application.typeText("a")
    application.pressReturn()
    application.typeText("b")
    #expect(text.text == "a\nb" && text.isFirstResponder)
  }

  @Test("The Return key ends editing in a field only if an action is registered for it")
  func returnKey() {
    application.pressReturn()
    field.becomeFirstResponder()
    application.pressReturn()
    #expect(field.isFirstResponder && field.text == "" && log.lines == [])
    field.addTarget(performer, action: Action("return"), for: .editingDidEndOnExit)
    field.addTarget(performer, action: Action("end"), for: .editingDidEnd)
    application.pressReturn()
    #expect(!field.isFirstResponder)
    #expect(log.lines == ["return from TextField", "end from TextField"])
  }
}
