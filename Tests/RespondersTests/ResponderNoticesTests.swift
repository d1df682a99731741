import Responders
import Testing

@Suite("What has no place on the glass")
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

  @Test("is told by the method for it, which hands it on unless it is overridden")
  func methods() {
    let room = Room(keeps: true)
    let middle = View()
    room.outer.addSubview(middle)
    for notice in all { middle.receive(notice) }
    #expect(
      room.log.lines == [
        "outer began A", "outer changed A", "outer ended A", "outer cancelled A",
        "outer motionShake began", "outer motionShake ended", "outer motionShake cancelled",
        "outer remoteControl(\"play\")",
      ])
  }

  @Test("is told to all in turn who hand it on, and dropped at the end of the chain")
  func chain() {
    let room = Room()
    for notice in all { room.inner.receive(notice) }
    #expect(room.log.lines.count == 16)
    #expect(room.log.lines.prefix(2) == ["inner began A", "outer began A"])
  }

  @Test("is not told of presses that stayed as they were")
  func stationary() {
    let room = Room()
    room.inner.receive(.presses(.stationary, [press], with: nil))
    #expect(room.log.lines == [])
  }

  @Test("passes the library's own types, and subclasses not unless they say so")
  func promise() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      TextField(), TextView(),
    ]
    #expect(responders.allSatisfy { $0.inherits(.otherEvents) })
    // It keeps motion.
    #expect(!Application().inherits(.otherEvents))
    #expect(!NamedView("a").inherits(.otherEvents))
  }

  @Test("passes a hundred thousand views without a call")
  func deep() {
    let room = Room(keeps: true)
    var deepest: View = room.outer
    for _ in 0..<100_000 {
      let view = View()
      deepest.addSubview(view)
      deepest = view
    }
    deepest.receive(.remoteControl(nil))
    #expect(room.log.lines == ["outer none"])
  }

  @Test("can be seen all in one place by overriding the one way in")
  func oneWayIn() {
    final class Counting: Responder {
      var count = 0
      override func receive(_ notice: Notice) { count += 1 }
    }
    let responder = Counting()
    for notice in all { responder.receive(notice) }
    #expect(responder.count == 8)
  }
}
