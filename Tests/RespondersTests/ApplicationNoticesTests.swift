import Responders
import Testing

@Suite("An application without a place to send an event")
struct ApplicationNoticesTests {
  @Test("goes by the key window")
  func keyWindow() {
    let room = Room(keeps: true)
    let other = Window()
    let view = HearingView("other", room.log, keeps: true)
    other.addSubview(view)
    room.application.addWindow(other)
    view.becomeFirstResponder()
    room.outer.becomeFirstResponder()
    room.application.receive(MotionEvent(.began))
    other.makeKey()
    room.application.receive(MotionEvent(.ended))
    room.send(Press("A"))
    other.removeFromApplication()
    room.application.receive(MotionEvent(.began))
    room.send(Press("A"))
    #expect(
      room.log.lines == ["outer motionShake began", "other motionShake ended", "other began A"])
  }

  @Test("drops remote control until it is received, and again after that")
  func remoteControl() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    for command in ["play", "pause", "stop"] {
      if command == "pause" { room.application.beginReceivingRemoteControlEvents() }
      if command == "stop" { room.application.endReceivingRemoteControlEvents() }
      room.application.receive(RemoteControlEvent(command))
      room.application.sendEvent(RemoteControlEvent(command))
    }
    #expect(
      room.log.lines == ["outer remoteControl(\"pause\")", "outer remoteControl(\"pause\")"])
  }

  @Test("sends presses and motion on while it ignores touches")
  func ignoring() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    room.application.beginIgnoringInteractionEvents()
    room.send(Press("A"))
    room.application.receive(MotionEvent(.began))
    #expect(room.log.lines == ["outer began A", "outer motionShake began"])
  }

  @Test("keeps motion that begins and ends, and hands presses and the rest on to its delegate")
  func delegate() {
    final class Delegate: Responder, ApplicationDelegate {
      var heard: [String] = []
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        heard.append("motion began")
      }
      override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
        heard.append("motion ended")
      }
      override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
        heard.append("press began")
      }
    }
    let application = Application()
    let delegate = Delegate()
    application.delegate = delegate
    application.addWindow(Window())
    application.receive(MotionEvent(.began))
    application.receive(MotionEvent(.ended))
    application.receive(PressesEvent(presses: [Press("A")]))
    #expect(delegate.heard == ["press began"])
  }

  @Test("sends presses to the view with the focus, while it stands in one of its windows")
  func focus() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    let side = HearingView("side", room.log, keeps: true)
    room.application.focusedView = side
    #expect(room.application.focusedView == nil)
    room.send(Press("A"))
    room.window.addSubview(side)
    #expect(room.application.focusedView === side)
    room.send(Press("B"))
    room.application.receive(MotionEvent(.began))
    room.application.focusedView = nil
    room.send(Press("C"))
    #expect(
      room.log.lines == [
        "outer began A", "side began B", "outer motionShake began", "outer began C",
      ])
  }

  @Test("sends a press through the window of the view with the focus")
  func focusedWindow() {
    let room = Room(keeps: true)
    let other = Window()
    let view = HearingView("other", room.log, keeps: true)
    other.addSubview(view)
    room.application.addWindow(other)
    room.application.focusedView = view
    let press = Press("A")
    room.send(press)
    #expect(press.window === other)
    #expect(room.log.lines == ["other began A"])
  }

  @Test("performs the nearest command for a key, by the nearest who can, and tells of no press")
  func keyCommand() {
    let room = Room()
    room.inner.becomeFirstResponder()
    room.inner.offers = [KeyCommand("cmd-S", action: Action("save"))]
    room.outer.offers = [
      KeyCommand("cmd-S", action: Action("store")), KeyCommand("cmd-Z", action: Action("revert")),
    ]
    room.outer.actions = [Action("save"), Action("store")]
    room.inner.actions = [Action("revert")]
    let press = Press("cmd-S")
    room.send(press)
    press.end()
    room.send(press)
    room.send(Press("cmd-Z"))
    room.send(Press("S"))
    #expect(
      room.log.lines == [
        "outer performs save", "inner performs revert", "inner began S", "outer began S",
      ])
    #expect(press.window == nil && press.responder == nil)
  }

  @Test("takes a command's key even where nobody performs the action")
  func unperformed() {
    let room = Room()
    room.inner.becomeFirstResponder()
    room.outer.offers = [KeyCommand("cmd-S", action: Action("save"))]
    room.send(Press("cmd-S"))
    #expect(room.log.lines == [])
  }

  @Test("knows no commands without a first responder, whatever has the focus")
  func noFirstResponder() {
    let room = Room(keeps: true)
    room.outer.offers = [KeyCommand("cmd-S", action: Action("save"))]
    room.outer.actions = [Action("save")]
    room.application.focusedView = room.outer
    room.send(Press("cmd-S"))
    #expect(room.log.lines == ["outer began cmd-S"])
  }

  @Test("hands an event of the program's own to who performs an action")
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
