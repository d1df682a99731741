import Responders
import Testing

/// A delegate that lets the text have at most three characters, and may hand the Return key on.
private final class ShortText: TextFieldDelegate, TextViewDelegate {
  private let log: Log
  var next: TextField?
  var letsClear = true

  init(_ log: Log) { self.log = log }

  func textFieldDidBeginEditing(_ textField: TextField) { log.lines.append("began") }

  func textFieldDidEndEditing(_ textField: TextField) { log.lines.append("ended") }

  func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool {
    text.count <= 3
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool { letsClear }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    next?.becomeFirstResponder()
    return next == nil
  }

  func textView(_ textView: TextView, shouldChangeTextTo text: String) -> Bool { text.count <= 3 }

  func textViewDidChange(_ textView: TextView) { log.lines.append(textView.text) }
}

@Suite("Delegates of text")
struct TextDelegateTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let field = TextField()
  private let other = TextField()
  private let view = TextView()
  private let delegate: ShortText

  init() {
    delegate = ShortText(log)
    application.addWindow(window)
    for text in [field, other, view] { window.addSubview(text) }
    field.delegate = delegate
    view.textDelegate = delegate
  }

  @Test("The user types and deletes as far as the delegate lets the text change")
  func typing() {
    field.becomeFirstResponder()
    for letter in ["a", "b", "c", "d"] { application.typeText(letter) }
    #expect(field.text == "abc")
    application.pressDelete()
    #expect(field.text == "ab")
    field.insertText("cde")
    #expect(field.text == "abcde")
  }

  @Test("The return key makes the next field first, and no text is lost")
  func next() {
    delegate.next = other
    field.becomeFirstResponder()
    application.pressReturn()
    #expect(other.isFirstResponder)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("Text is cleared where the delegate lets it be", arguments: [true, false])
  func clearing(_ letsClear: Bool) {
    delegate.letsClear = letsClear
    field.text = "ab"
    field.pressClearButton()
    #expect(field.text == (letsClear ? "" : "ab"))
    field.text = "ab"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == (letsClear ? "" : "ab"))
  }

  @Test("A text view tells of what is typed and inserted, and not of a text that is set")
  func textView() {
    view.becomeFirstResponder()
    application.typeText("a")
    view.text = "b"
    view.insertText("c")
    view.deleteBackward()
    #expect(log.lines == ["a", "bc", "b"])
  }
}
