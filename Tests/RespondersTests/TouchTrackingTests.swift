import Responders
import Testing

@Suite("Who is told of a touch")
struct TouchTrackingTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private let left: TouchedView
  private let right: TouchedView

  init() {
    left = TouchedView("left", Rect(x: 0, y: 0, width: 50, height: 100), log, handles: true)
    right = TouchedView("right", Rect(x: 50, y: 0, width: 50, height: 100), log, handles: true)
    application.addWindow(window)
    window.addSubview(left)
    window.addSubview(right)
  }

  private func touch(_ x: Double, finger: Int = 1) -> Touch {
    Touch(at: Point(x: x, y: 10), finger: finger)
  }

  private func send(_ touches: Touch...) { application.receive(Event(touches: touches)) }

  @Test("is a view with one touch at a time, until that ends, and never of one that came meanwhile")
  func single() {
    let first = touch(10)
    send(first)
    first.stay()
    let second = touch(20, finger: 2)
    send(first, second)
    #expect(second.view === left)
    first.end()
    second.stay()
    send(first, second)
    second.move(to: Point(x: 30, y: 10))
    send(second)
    let third = touch(10)
    second.stay()
    send(third, second)
    #expect(log.lines == ["left began 1", "left ended 1", "left began 1"])
  }

  @Test("is a view with many touches, in one call for each phase")
  func many() {
    left.isMultipleTouchEnabled = true
    let first = touch(10)
    let second = touch(20, finger: 2)
    send(first, second)
    first.move(to: Point())
    second.end()
    send(first, second)
    first.stay()
    let third = touch(20, finger: 3)
    send(first, third)
    #expect(log.lines == ["left began 2", "left moved 1", "left ended 1", "left began 1"])
  }

  @Test("are several views, each of its own touches")
  func views() {
    let first = touch(10)
    let second = touch(60, finger: 2)
    send(first, second)
    first.move(to: Point())
    second.move(to: Point())
    send(first, second)
    #expect(
      log.lines == ["left began 1", "right began 1", "left moved 1", "right moved 1"])
  }

  @Test("is nobody but an exclusive view that has a touch")
  func exclusive() {
    left.isExclusiveTouch = true
    let first = touch(10)
    let second = touch(60, finger: 2)
    send(first)
    first.stay()
    send(first, second)
    first.end()
    second.stay()
    send(first, second)
    second.end()
    send(second)
    send(touch(60))
    #expect(log.lines == ["left began 1", "left ended 1", "right began 1"])
  }

  @Test("is an exclusive view only where no other has a touch")
  func exclusiveLater() {
    left.isExclusiveTouch = true
    let first = touch(60)
    let second = touch(10, finger: 2)
    send(first)
    first.stay()
    send(first, second)
    first.end()
    second.stay()
    send(first, second)
    #expect(log.lines == ["right began 1", "right ended 1"])
    second.end()
    send(second)
    send(touch(10))
    #expect(log.lines.last == "left began 1")
  }

  @Test("may be views of other windows than the exclusive one's")
  func exclusiveWindow() {
    let other = Window(frame: Rect(x: 0, y: 0, width: 20, height: 100))
    let view = TouchedView("other", Rect(x: 0, y: 0, width: 20, height: 100), log, handles: true)
    other.addSubview(view)
    application.addWindow(other)
    left.isExclusiveTouch = true
    send(touch(30), touch(10, finger: 2))
    #expect(log.lines == ["left began 1", "other began 1"])
  }

  @Test("hears of the end or the cancellation once")
  func once() {
    let first = touch(10)
    send(first)
    first.cancel()
    send(first)
    send(first)
    first.end()
    send(first)
    #expect(log.lines == ["left began 1", "left cancelled 1"])
  }

  @Test("is nobody where the beginning was not sent")
  func unsent() {
    let first = touch(10)
    application.beginIgnoringInteractionEvents()
    send(first)
    application.endIgnoringInteractionEvents()
    first.move(to: Point())
    send(first)
    #expect(first.view == nil)
    let second = touch(10)
    window.sendEvent(Event(touches: [second]))
    #expect(log.lines == [])
  }
}
