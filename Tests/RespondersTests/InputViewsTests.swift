import Responders
import Testing

@Suite("Input views on the screen")
struct InputViewsTests {
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
