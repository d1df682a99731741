import Responders
import Testing

@Suite("Input views on the screen")
struct InputViewsTests {
  @Test("The first responder's input views are shown until it resigns")
  func shown() {
    let fixture = InputFixture()
    let dial = View()
    let bar = View()
    fixture.inner.shown = dial
    fixture.inner.accessory = bar
    #expect(fixture.application.shownInputView == nil)
    fixture.inner.becomeFirstResponder()
    #expect(fixture.application.shownInputView === dial)
    #expect(fixture.application.shownInputAccessoryView === bar)
    #expect(!fixture.application.isKeyboardShown)
    fixture.inner.resignFirstResponder()
    #expect(fixture.application.shownInputView == nil)
    #expect(fixture.application.shownInputAccessoryView == nil)
  }

  @Test("Each input view is inherited from the nearest responder that has one")
  func inherited() {
    let fixture = InputFixture()
    let (plain, field, text) = (View(), TextField(), TextView())
    for view in [plain, field, text] { fixture.inner.addSubview(view) }
    let (dial, bar) = (View(), View())
    fixture.inner.shown = dial
    fixture.inner.accessory = bar
    fixture.outer.shown = View()
    #expect(plain.inputView === dial && plain.inputAccessoryView === bar)
    field.becomeFirstResponder()
    #expect(fixture.application.shownInputView === dial)
    #expect(fixture.application.shownInputAccessoryView === bar)
    #expect(!fixture.application.isKeyboardShown)
    text.inputAccessoryView = plain
    text.becomeFirstResponder()
    #expect(fixture.application.shownInputView === dial)
    #expect(fixture.application.shownInputAccessoryView === plain)
    text.inputAccessoryView = nil
    #expect(text.inputAccessoryView === bar)
  }

  @Test("An override that returns nil ends the inheritance")
  func overridden() {
    let fixture = InputFixture()
    fixture.outer.shown = View()
    fixture.outer.accessory = View()
    fixture.inner.becomeFirstResponder()
    #expect(fixture.application.shownInputView == nil)
    #expect(fixture.application.shownInputAccessoryView == nil)
  }

  @Test("Input views change only when they are reloaded")
  func reload() {
    let fixture = InputFixture()
    fixture.inner.becomeFirstResponder()
    let dial = View()
    fixture.inner.shown = dial
    fixture.inner.becomeFirstResponder()
    fixture.outer.reloadInputViews()
    #expect(fixture.application.shownInputView == nil)
    fixture.inner.reloadInputViews()
    #expect(fixture.application.shownInputView === dial)
  }

  @Test("The keyboard is shown for text without an input view")
  func keyboard() {
    let fixture = InputFixture()
    let field = TextField()
    let dialField = TextField()
    dialField.inputView = View()
    let textView = TextView()
    for view in [field, dialField, textView] { fixture.window.addSubview(view) }
    var shown: [Bool] = []
    for view in [field, dialField, textView, fixture.inner] {
      view.becomeFirstResponder()
      shown.append(fixture.application.isKeyboardShown)
    }
    #expect(shown == [true, false, true, false])
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!fixture.application.isKeyboardShown)
  }

  @Test("Input views set on text fields and text views are shown after the next reload")
  func settable() {
    let fixture = InputFixture()
    let (field, text, dial, bar) = (TextField(), TextView(), View(), View())
    for view in [field, text] { fixture.window.addSubview(view) }
    field.inputView = dial
    text.inputAccessoryView = bar
    #expect(text.inputView == nil && field.inputAccessoryView == nil)
    field.becomeFirstResponder()
    #expect(fixture.application.shownInputView === dial)
    #expect(fixture.application.shownInputAccessoryView == nil)
    field.inputView = nil
    field.inputAccessoryView = bar
    #expect(fixture.application.shownInputView === dial)
    field.reloadInputViews()
    #expect(fixture.application.isKeyboardShown)
    #expect(fixture.application.shownInputAccessoryView === bar)
    text.inputView = dial
    text.becomeFirstResponder()
    #expect(fixture.application.shownInputView === dial)
    #expect(fixture.application.shownInputAccessoryView === bar)
  }

  @Test("The key window's input views are shown")
  func keyWindow() {
    let fixture = InputFixture()
    let field = TextField()
    fixture.window.addSubview(field)
    field.becomeFirstResponder()
    let other = Window()
    fixture.application.addWindow(other)
    other.makeKey()
    #expect(!fixture.application.isKeyboardShown)
    fixture.window.makeKey()
    #expect(fixture.application.isKeyboardShown)
  }

  @Test("A window is not shown as an input view, and is deallocated if it is its own")
  func window() {
    final class Own: Window {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: View? { self }
      override var inputAccessoryView: View? { self }
      deinit { log.freed += 1 }
    }
    let log = Log()
    do {
      let application = Application()
      let window = Own(log)
      application.addWindow(window)
      #expect(window.becomeFirstResponder())
      #expect(application.shownInputView == nil)
      #expect(application.shownInputAccessoryView == nil)
    }
    #expect(log.freed == 1)
  }
}
