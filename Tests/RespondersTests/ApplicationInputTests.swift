import Responders
import Testing

@Suite("Input on the screen")
struct ApplicationInputTests {
  @Test("is what the first responder has, until it resigns")
  func shown() {
    let room = Room()
    let dial = View()
    let bar = View()
    room.inner.shown = dial
    room.inner.accessory = bar
    #expect(room.application.shownInputView == nil)
    room.inner.becomeFirstResponder()
    #expect(room.application.shownInputView === dial)
    #expect(room.application.shownInputAccessoryView === bar)
    #expect(!room.application.isKeyboardShown)
    room.inner.resignFirstResponder()
    #expect(room.application.shownInputView == nil)
    #expect(room.application.shownInputAccessoryView == nil)
  }

  @Test("comes from the nearest up the chain, each view by itself")
  func inherited() {
    let room = Room()
    let (plain, field, text) = (View(), TextField(), TextView())
    for view in [plain, field, text] { room.inner.addSubview(view) }
    let (dial, bar) = (View(), View())
    room.inner.shown = dial
    room.inner.accessory = bar
    room.outer.shown = View()
    #expect(plain.inputView === dial && plain.inputAccessoryView === bar)
    field.becomeFirstResponder()
    #expect(room.application.shownInputView === dial)
    #expect(room.application.shownInputAccessoryView === bar)
    #expect(!room.application.isKeyboardShown)
    text.inputAccessoryView = plain
    text.becomeFirstResponder()
    #expect(room.application.shownInputView === dial)
    #expect(room.application.shownInputAccessoryView === plain)
    text.inputAccessoryView = nil
    #expect(text.inputAccessoryView === bar)
  }

  @Test("does not come from past an override that answers nothing")
  func overridden() {
    let room = Room()
    room.outer.shown = View()
    room.outer.accessory = View()
    room.inner.becomeFirstResponder()
    #expect(room.application.shownInputView == nil)
    #expect(room.application.shownInputAccessoryView == nil)
  }

  @Test("changes only when it is read again")
  func reload() {
    let room = Room()
    room.inner.becomeFirstResponder()
    let dial = View()
    room.inner.shown = dial
    room.inner.becomeFirstResponder()
    room.outer.reloadInputViews()
    #expect(room.application.shownInputView == nil)
    room.inner.reloadInputViews()
    #expect(room.application.shownInputView === dial)
  }

  @Test("is the keyboard for text, unless there is an input view")
  func keyboard() {
    let room = Room()
    let field = TextField()
    let dialField = TextField()
    dialField.inputView = View()
    let textView = TextView()
    for view in [field, dialField, textView] { room.window.addSubview(view) }
    var shown: [Bool] = []
    for view in [field, dialField, textView, room.inner] {
      view.becomeFirstResponder()
      shown.append(room.application.isKeyboardShown)
    }
    #expect(shown == [true, false, true, false])
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!room.application.isKeyboardShown)
  }

  @Test("is what code sets for text, and what it takes back, from the next reading on")
  func settable() {
    let room = Room()
    let (field, text, dial, bar) = (TextField(), TextView(), View(), View())
    for view in [field, text] { room.window.addSubview(view) }
    field.inputView = dial
    text.inputAccessoryView = bar
    #expect(text.inputView == nil && field.inputAccessoryView == nil)
    field.becomeFirstResponder()
    #expect(room.application.shownInputView === dial)
    #expect(room.application.shownInputAccessoryView == nil)
    field.inputView = nil
    field.inputAccessoryView = bar
    #expect(room.application.shownInputView === dial)
    field.reloadInputViews()
    #expect(room.application.isKeyboardShown)
    #expect(room.application.shownInputAccessoryView === bar)
    text.inputView = dial
    text.becomeFirstResponder()
    #expect(room.application.shownInputView === dial)
    #expect(room.application.shownInputAccessoryView === bar)
  }

  @Test("belongs to the key window")
  func keyWindow() {
    let room = Room()
    let field = TextField()
    room.window.addSubview(field)
    field.becomeFirstResponder()
    let other = Window()
    room.application.addWindow(other)
    other.makeKey()
    #expect(!room.application.isKeyboardShown)
    room.window.makeKey()
    #expect(room.application.isKeyboardShown)
  }

  @Test("is never a window, which is freed although it is its own input view")
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
