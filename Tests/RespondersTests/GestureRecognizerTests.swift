import Responders
import Testing

/// A recognizer that records its calls and sets the states it is given.
private final class RecordingRecognizer: GestureRecognizer {
  let log: Log
  var onBegan: State?
  var onTime: State?
  var onFire: () -> Void = {}

  init(_ log: Log) { self.log = log }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    log.lines.append("began \(touches.count)")
    if let onBegan { state = onBegan }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    log.lines.append("ended \(touches.count)")
  }

  override func timeIsUp(at time: Double) {
    log.lines.append("time \(time)")
    deadline = time
    if let onTime { state = onTime }
  }

  override func fire() {
    log.lines.append("\(state)")
    onFire()
    super.fire()
  }

  override func reset() { log.lines.append("reset") }

  deinit { log.freed += 1 }
}

@Suite("Gesture recognizers")
struct GestureRecognizerTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  @Test("An override of receive observes all touches")
  func receiveOverride() {
    final class Counting: GestureRecognizer {
      var phases: [Touch.Phase] = []
      override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event) {
        phases.append(phase)
      }
    }
    let counting = Counting()
    application.addWindow(window)
    window.addGestureRecognizer(counting)
    let touch = Touch(at: Point(x: 1, y: 1))
    for change in [{}, { touch.move(to: Point(x: 2, y: 2)) }, touch.stay, { touch.cancel() }] {
      change()
      application.send(touch)
    }
    #expect(counting.phases == [.began, .moved, .cancelled])
  }

  private func watch() -> RecordingRecognizer {
    let watcher = RecordingRecognizer(log)
    application.addWindow(window)
    window.addGestureRecognizer(watcher)
    return watcher
  }

  @Test("A deadline fires once, before an event with a later timestamp")
  func time() {
    let watcher = watch()
    let touch = Touch(at: Point(x: 10, y: 10))
    application.send(touch)
    watcher.deadline = 2
    application.advance(to: 1.9)
    #expect(log.lines == ["began 1"])
    touch.end(timestamp: 3)
    application.receive(Event(touches: [touch], timestamp: 3))
    #expect(log.lines == ["began 1", "time 2.0", "ended 1", "reset"])
    application.advance(to: 9)
    #expect(log.lines.count == 4)
  }

  @Test("A long press begins in time if the next event is the lift")
  func late() {
    let press = LongPressGestureRecognizer()
    let watcher = watch()
    let listener = ActionResponder(log)
    window.addGestureRecognizer(press)
    watcher.onBegan = .failed
    press.addTarget(listener, action: Action("swipe"))
    let touch = Touch(at: Point(x: 10, y: 10))
    application.send(touch)
    touch.end(timestamp: 1)
    application.receive(Event(touches: [touch], timestamp: 1))
    let fired = "swipe from LongPressGestureRecognizer"
    #expect(log.lines == ["began 1", "reset", fired, fired])
  }

  @Test("Targets perform their actions and are not retained")
  func targets() {
    let watcher = watch()
    watcher.onBegan = .recognized
    do {
      let listener = ActionResponder(log)
      watcher.addTarget(listener, action: Action("swipe"))
      watcher.addTarget(listener, action: Action("swipe"))
      application.send(Touch(at: Point(x: 10, y: 10)))
      #expect(log.lines == ["began 1", "ended", "swipe from GestureRecognizer", "reset"])
    }
    application.send(Touch(at: Point(x: 10, y: 10)))
    #expect(
      log.lines == [
        "began 1", "ended", "swipe from GestureRecognizer", "reset", "began 1", "ended", "reset",
      ])
  }

  @Test("The state does not change outside an attempt or from a final state")
  func moves() {
    let watcher = watch()
    watcher.state = .ended
    #expect(watcher.state == .possible)
    watcher.onBegan = .failed
    let touch = Touch(at: Point(x: 10, y: 10))
    application.send(touch)
    watcher.state = .ended
    #expect(watcher.state == .possible)
    #expect(watcher.currentState == .failed)
    #expect(log.lines == ["began 1", "reset"])
  }

  @Test("Removing the recognizer or its window cancels the gesture")
  func leaving() {
    let watcher = watch()
    watcher.onBegan = .began
    application.send(Touch(at: Point(x: 10, y: 10)))
    window.removeGestureRecognizer(watcher)
    #expect(watcher.view == nil)
    #expect(window.gestureRecognizers.isEmpty)
    #expect(log.lines == ["began 1", "began", "cancelled", "reset"])
    window.addGestureRecognizer(watcher)
    log.lines = []
    application.send(Touch(at: Point(x: 10, y: 10)))
    window.removeFromApplication()
    #expect(log.lines == ["began 1", "began", "cancelled", "reset"])
    #expect(watcher.state == .possible)
    log.lines = []
    watcher.onBegan = nil
    application.addWindow(window)
    application.send(Touch(at: Point(x: 10, y: 10)))
    window.removeFromApplication()
    #expect(log.lines == ["began 1", "reset"])
  }

  @Test("Removing the scene cancels the gesture once it has left the application")
  func leavingWithScene() {
    let scene = WindowScene()
    let watcher = watch()
    watcher.onBegan = .began
    scene.addWindow(window)
    application.addScene(scene)
    application.send(Touch(at: Point(x: 10, y: 10)))
    watcher.onFire = { [log, application] in log.lines.append("\(application.scenes.count)") }
    scene.removeFromApplication()
    #expect(log.lines == ["began 1", "began", "cancelled", "0", "reset"])
  }

  @Test("An attempt does not retain a recognizer when its view or application is deallocated")
  func freeing() {
    let recognizer = GestureRecognizer()
    do {
      let view = View()
      view.addGestureRecognizer(recognizer)
      #expect(recognizer.view === view)
    }
    #expect(recognizer.view == nil)
    do {
      let application = Application()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = NamedView("view", log: log)
      application.addWindow(window)
      window.addSubview(view)
      view.addGestureRecognizer(RecordingRecognizer(log))
      application.send(Touch(at: Point(x: 10, y: 10)))
    }
    #expect(log.freed == 2)
  }

  @Test("A recognizer does not wait for one that waits for it, directly or not")
  func circles() {
    let one = GestureRecognizer()
    let two = GestureRecognizer()
    let three = GestureRecognizer()
    one.require(toFail: two)
    two.require(toFail: three)
    three.require(toFail: one)
    one.require(toFail: one)
    #expect(one.waits(for: three))
    #expect(!three.waits(for: one))
  }

  @Test("A recognizer whose touch was lost receives new touches")
  func lost() {
    let watcher = watch()
    application.send(Touch(at: Point(x: 10, y: 10)))
    application.send(Touch(at: Point(x: 10, y: 10)))
    application.send(Touch(at: Point(x: 10, y: 10)))
    #expect(log.lines == ["began 1", "reset", "began 1", "reset", "began 1"])
    #expect(watcher.touches.count == 1)
  }

  @Test("The numbers of taps and touches required are at least one")
  func atLeastOne() {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 0
    tap.numberOfTouchesRequired = -1
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = LongPressGestureRecognizer()
    press.numberOfTouchesRequired = 0
    #expect(press.numberOfTouchesRequired == 1)
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 0
    #expect(pan.minimumNumberOfTouches == 1)
  }

  @Test("A swipe for which no finger is required is never recognized")
  func noFinger() {
    let swipe = SwipeGestureRecognizer()
    let listener = ActionResponder(log)
    application.addWindow(window)
    window.addGestureRecognizer(swipe)
    swipe.addTarget(listener, action: Action("swipe"))
    for count in [1, 0] {
      swipe.numberOfTouchesRequired = count
      let touch = Touch(at: Point(x: 10, y: 10))
      application.send(touch)
      application.move(touch, to: Point(x: 110, y: 10))
      application.lift(touch)
    }
    #expect(log.lines == ["swipe from SwipeGestureRecognizer"])
  }
}
