import Responders
import Testing

@Suite("Events without a location")
struct ApplicationNoticesTests {
  @Test("Events without a location go to the key window")
  func keyWindow() {
    let fixture = InputFixture(keeps: true)
    let other = Window()
    let view = InputRecordingView("other", fixture.log, keeps: true)
    other.addSubview(view)
    fixture.application.addWindow(other)
    view.becomeFirstResponder()
    fixture.outer.becomeFirstResponder()
    fixture.application.receive(MotionEvent(.began))
    other.makeKey()
    fixture.application.receive(MotionEvent(.ended))
    fixture.send(Press("A"))
    other.removeFromApplication()
    fixture.application.receive(MotionEvent(.began))
    fixture.send(Press("A"))
    #expect(
      fixture.log.lines == ["outer motionShake began", "other motionShake ended", "other began A"])
  }

  @Test("Presses and motion are delivered while interaction events are ignored")
  func ignoring() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    fixture.application.beginIgnoringInteractionEvents()
    fixture.send(Press("A"))
    fixture.application.receive(MotionEvent(.began))
    #expect(fixture.log.lines == ["outer began A", "outer motionShake began"])
  }

  @Test("An application stops motion, and passes presses on to its delegate")
  func delegate() {
    final class Delegate: Responder, ApplicationDelegate {
      var calls: [String] = []
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        calls.append("motion began")
      }
      override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
        calls.append("motion ended")
      }
      override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
        calls.append("press began")
      }
    }
    let application = Application()
    let delegate = Delegate()
    application.delegate = delegate
    application.addWindow(Window())
    application.receive(MotionEvent(.began))
    application.receive(MotionEvent(.ended))
    application.receive(PressesEvent(presses: [Press("A")]))
    #expect(delegate.calls == ["press began"])
  }

  @Test("Presses go to the focused view while it is in a window of the application")
  func focus() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    let side = InputRecordingView("side", fixture.log, keeps: true)
    fixture.application.focusedView = side
    #expect(fixture.application.focusedView == nil)
    fixture.send(Press("A"))
    fixture.window.addSubview(side)
    #expect(fixture.application.focusedView === side)
    fixture.send(Press("B"))
    fixture.application.receive(MotionEvent(.began))
    fixture.application.focusedView = nil
    fixture.send(Press("C"))
    #expect(
      fixture.log.lines == [
        "outer began A", "side began B", "outer motionShake began", "outer began C",
      ])
  }

  @Test("A press goes through the window of the focused view")
  func focusedWindow() {
    let fixture = InputFixture(keeps: true)
    let other = Window()
    let view = InputRecordingView("other", fixture.log, keeps: true)
    other.addSubview(view)
    fixture.application.addWindow(other)
    fixture.application.focusedView = view
    let press = Press("A")
    fixture.send(press)
    #expect(press.window === other)
    #expect(fixture.log.lines == ["other began A"])
  }

  @Test("A custom event reaches the object that performs the action")
  func customEvent() {
    final class Carrier: Event {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init()
      }
    }
    final class Reader: View {
      var text: String?
      override func implements(_ action: Action) -> Bool { action == Action("read") }
      override func perform(_ action: Action, from sender: Object?, for event: Event?) {
        text = (event as? Carrier)?.text
      }
    }
    let reader = Reader()
    let label = Label()
    reader.addSubview(label)
    let sent = Application().sendAction(
      Action("read"), to: nil, from: label, for: Carrier("chapter 2"))
    #expect(sent)
    #expect(reader.text == "chapter 2")
  }
}
