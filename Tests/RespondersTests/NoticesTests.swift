import Responders
import Testing

@Suite("A window's events without a location")
struct WindowNoticesTests {
  @Test("Without a first responder motion goes to the controller presented last")
  func presentedController() {
    final class Recording: ViewController {
      var count = 0
      override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
    }
    let (application, window) = (Application(), Window())
    let (root, sheet) = (Recording(), Recording())
    application.addWindow(window)
    window.rootViewController = root
    root.present(sheet)
    application.receive(MotionEvent(.began))
    #expect(root.count == 0 && sheet.count == 1)
  }

  @Test("Presses that share a responder and a phase are delivered in one call")
  func groups() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    let a = Press("A")
    let b = Press("B")
    let c = Press("C")
    fixture.send(a, b)
    a.end()
    b.stay()
    fixture.send(a, b, c)
    b.change()
    c.cancel()
    fixture.send(b, c)
    #expect(
      fixture.log.lines == [
        "outer began A B", "outer ended A", "outer began C", "outer changed B",
        "outer cancelled C",
      ])
  }

  @Test("A press goes to the responder it began in, even if the first responder changes")
  func pressStays() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    let press = Press("A")
    fixture.send(press)
    fixture.inner.becomeFirstResponder()
    press.end()
    fixture.send(press)
    #expect(fixture.log.lines == ["outer began A", "outer ended A"])
    #expect(press.responder === fixture.outer && press.window === fixture.window)
  }

  @Test("A press whose beginning was not delivered, or that is over, is not delivered")
  func unknownPress() {
    let fixture = InputFixture()
    fixture.inner.becomeFirstResponder()
    let late = Press("A")
    late.change()
    fixture.send(late)
    let press = Press("B")
    press.end()
    fixture.send(press)
    #expect(fixture.log.lines == [])
    let over = Press("C")
    fixture.send(over)
    over.cancel()
    fixture.send(over)
    fixture.send(over)
    #expect(
      fixture.log.lines == [
        "inner began C", "outer began C", "inner cancelled C", "outer cancelled C",
      ])
  }

  @Test("An event that only claims to be motion or presses is not delivered")
  func pretenders() {
    final class Pretender: Event {
      let kind: EventType
      init(_ kind: EventType) {
        self.kind = kind
        super.init()
      }
      override var type: EventType { kind }
    }
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    fixture.application.beginReceivingRemoteControlEvents()
    for kind: Event.EventType in [.touches, .presses, .motion, .remoteControl] {
      fixture.application.sendEvent(Pretender(kind))
    }
    #expect(fixture.log.lines == ["outer none"])
  }
}

@Suite("A responder's events without a location")
struct ResponderNoticesTests {
  private let press = Press("A")
  private var all: [Responder.Notice] {
    [
      .presses(.began, [press], with: nil), .presses(.changed, [press], with: nil),
      .presses(.ended, [press], with: nil), .presses(.cancelled, [press], with: nil),
      .motion(.began, .motionShake, with: nil), .motion(.ended, .motionShake, with: nil),
      .motion(.cancelled, .motionShake, with: nil),
      .remoteControl(RemoteControlEvent("play")),
    ]
  }

  @Test("Each event but a stationary press calls its method, which forwards it unless overridden")
  func methods() {
    let fixture = InputFixture(keeps: true)
    let middle = View()
    fixture.outer.addSubview(middle)
    for notice in all + [.presses(.stationary, [press], with: nil)] { middle.receive(notice) }
    #expect(
      fixture.log.lines == [
        "outer began A", "outer changed A", "outer ended A", "outer cancelled A",
        "outer motionShake began", "outer motionShake ended", "outer motionShake cancelled",
        "outer remoteControl(\"play\")",
      ])
  }

  @Test("An override of receive observes all events without a location")
  func receiveOverride() {
    final class Counting: Responder {
      var count = 0
      override func receive(_ notice: Notice) { count += 1 }
    }
    let responder = Counting()
    for notice in all { responder.receive(notice) }
    #expect(responder.count == 8)
  }
}
