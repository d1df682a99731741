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

  @Test("Becoming first responder makes the window key, but not if the view was first already")
  func makesKey() {
    let text = TextField()
    window.addSubview(text)
    #expect(text.becomeFirstResponder() && application.keyWindow === window)
    key.makeKey()
    #expect(text.becomeFirstResponder() && application.keyWindow === key)
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

  @Test("A text field has an undo manager of its own while it is edited, a new one each time")
  func undoManager() throws {
    let field = TextField()
    window.addSubview(field)
    #expect(field.undoManager === window.undoManager)
    field.becomeFirstResponder()
    let first = try #require(field.undoManager)
    #expect(first !== window.undoManager && first === field.undoManager)
    let inner = View()
    field.addSubview(inner)
    #expect(inner.undoManager === first)
    field.resignFirstResponder()
    #expect(field.undoManager === window.undoManager)
    field.becomeFirstResponder()
    #expect(field.undoManager !== first)
  }
}
