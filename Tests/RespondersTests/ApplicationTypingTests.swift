import Responders
import Testing

@Suite("What the user types")
struct ApplicationTypingTests {
  private let log = Log()
  private let application = Application()
  private let window = Window()
  private let field = TextField()
  private let text = TextView()
  private let performer: Performer

  init() {
    performer = Performer(log)
    application.addWindow(window)
    for view in [field, text] { window.addSubview(view) }
    field.addTarget(performer, action: Action("change"), for: .editingChanged)
  }

  @Test("changes the text of the first responder and of nobody else, and tells in a field")
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

  @Test("goes to the key window")
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

  @Test("is not told where code sets the text, or where nothing is typed")
  func byCode() {
    field.becomeFirstResponder()
    field.text = "code"
    application.typeText("")
    #expect(field.text == "code" && log.lines == [])
  }

  @Test("is not taken by a field that was disabled meanwhile")
  func disabled() {
    field.addTarget(performer, action: Action("return"), for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    field.isEnabled = false
    application.typeText("a")
    application.pressReturn()
    #expect(field.text == "" && log.lines == [] && field.isFirstResponder)
  }

  @Test("begins a new line with return in a text view")
  func newLine() {
    text.becomeFirstResponder()
    application.typeText("a")
    application.pressReturn()
    application.typeText("b")
    #expect(text.text == "a\nb" && text.isFirstResponder)
  }

  @Test("ends with return in a field only where somebody is registered for that")
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
