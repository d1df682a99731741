import Responders
import Testing

@Suite("A window")
struct WindowNoticesTests {
  @Test("tells its first responder of motion, and itself where there is none")
  func motion() {
    let room = Room()
    room.application.receive(MotionEvent(.began))
    #expect(room.log.lines == [])
    room.inner.becomeFirstResponder()
    room.application.receive(MotionEvent(.ended))
    room.outer.becomeFirstResponder()
    room.application.receive(MotionEvent(.cancelled))
    #expect(
      room.log.lines == [
        "inner motionShake ended", "outer motionShake ended", "outer motionShake cancelled",
      ])
  }

  @Test("itself hears what no first responder could hear")
  func noFirstResponder() {
    final class Hearing: Window {
      var count = 0
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
      override func pressesBegan(_ presses: [Press], with event: PressesEvent?) { count += 10 }
    }
    let application = Application()
    let window = Hearing()
    application.addWindow(window)
    application.receive(MotionEvent(.began))
    application.receive(PressesEvent(presses: [Press("A")]))
    #expect(window.count == 11)
  }

  @Test("starts at its root controller, or at what that presents, without a first responder")
  func rootController() {
    final class Hearing: ViewController {
      var heard: [String] = []
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        heard.append("motion")
      }
      override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
        heard.append("began")
      }
      override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
        heard.append("ended")
      }
    }
    let application = Application()
    let window = Window()
    application.addWindow(window)
    let root = Hearing()
    window.rootViewController = root
    application.receive(MotionEvent(.began))
    let press = Press("A")
    application.receive(PressesEvent(presses: [press]))
    #expect(press.responder === root)
    let sheet = Hearing()
    root.present(sheet)
    application.receive(MotionEvent(.began))
    press.end()
    application.receive(PressesEvent(presses: [press]))
    #expect(root.heard == ["motion", "began", "ended"])
    #expect(sheet.heard == ["motion"])
  }

  @Test("drops presses while it ignores interaction, and passes motion")
  func ignoresInteraction() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    room.window.isUserInteractionEnabled = false
    let press = Press("A")
    room.send(press)
    room.application.receive(MotionEvent(.began))
    room.window.isUserInteractionEnabled = true
    press.end()
    room.send(press)
    #expect(room.log.lines == ["outer motionShake began"])
  }

  @Test("tells in one call of presses that share a responder and a phase")
  func groups() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    let a = Press("A")
    let b = Press("B")
    let c = Press("C")
    room.send(a, b)
    a.end()
    b.stay()
    room.send(a, b, c)
    b.change()
    c.cancel()
    room.send(b, c)
    #expect(
      room.log.lines == [
        "outer began A B", "outer ended A", "outer began C", "outer changed B",
        "outer cancelled C",
      ])
  }

  @Test("tells of a press where it began, whoever is first responder meanwhile")
  func pressStays() {
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    let press = Press("A")
    room.send(press)
    room.inner.becomeFirstResponder()
    press.end()
    room.send(press)
    #expect(room.log.lines == ["outer began A", "outer ended A"])
    #expect(press.responder === room.outer && press.window === room.window)
  }

  @Test("tells nothing of a press whose beginning it was not sent, or that is over")
  func unknownPress() {
    let room = Room()
    room.inner.becomeFirstResponder()
    let late = Press("A")
    late.change()
    room.send(late)
    let press = Press("B")
    press.end()
    room.send(press)
    #expect(room.log.lines == [])
    let over = Press("C")
    room.send(over)
    over.cancel()
    room.send(over)
    room.send(over)
    #expect(
      room.log.lines == [
        "inner began C", "outer began C", "inner cancelled C", "outer cancelled C",
      ])
  }

  @Test("tells nobody of an event that only says it is motion or presses")
  func pretenders() {
    final class Pretender: Event {
      let kind: EventType
      init(_ kind: EventType) {
        self.kind = kind
        super.init()
      }
      override var type: EventType { kind }
    }
    let room = Room(keeps: true)
    room.outer.becomeFirstResponder()
    room.application.beginReceivingRemoteControlEvents()
    for kind: Event.EventType in [.touches, .presses, .motion, .remoteControl] {
      room.application.sendEvent(Pretender(kind))
    }
    #expect(room.log.lines == ["outer none"])
  }
}
