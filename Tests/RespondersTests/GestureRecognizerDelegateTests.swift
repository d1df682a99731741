import Responders
import Testing

/// A delegate that records the recognizers it is asked about and returns requirements.
private final class RequirementDelegate: GestureRecognizerDelegate {
  let log: Log
  /// The name of the recognizer that has to fail first.
  var awaited: String?
  /// The name of the recognizer that waits.
  var waiting: String?

  init(_ log: Log) { self.log = log }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    log.lines.append("\(name(recognizer)) for \(name(other))?")
    return awaited == name(other)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    log.lines.append("\(name(other)) for \(name(recognizer))?")
    return waiting == name(other)
  }

  private func name(_ recognizer: GestureRecognizer) -> String {
    recognizer.view?.description ?? "nobody"
  }
}

@Suite("Failure requirements of delegates")
struct GestureRecognizerDelegateTests {
  private let fixture = TouchFixture()
  private let left = GestureRecognizer()
  private let right = GestureRecognizer()
  private let linker: RequirementDelegate
  private let touches = [
    Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2),
  ]
  /// The views of `left` and `right`, which the window retains.
  private let views = [NamedView("left", 0, 0), NamedView("right", 200, 0)]

  init() {
    linker = RequirementDelegate(fixture.log)
    for (view, recognizer) in zip(views, [left, right]) {
      fixture.window.addSubview(view)
      view.addGestureRecognizer(recognizer)
    }
    left.delegate = linker
  }

  @Test("Requirements form no cycle, with those of require(toFail:) either")
  func circles() {
    linker.awaited = "right"
    linker.waiting = "right"
    fixture.send(touches[0], touches[1])
    #expect(left.waits(for: right))
    #expect(!right.waits(for: left))
    right.require(toFail: left)
    #expect(!right.waits(for: left))
  }

  @Test("A delegate is not asked about a recognizer that has failed")
  func failed() {
    fixture.send(touches[0])
    left.state = .failed
    fixture.log.lines = []
    right.delegate = linker
    fixture.send(touches[0], touches[1])
    #expect(fixture.log.lines == [])
  }

  @Test("Delegates are asked twice about each ordered pair, and not again for further touches")
  func pairs() {
    for _ in 0..<20 {
      let recognizer = GestureRecognizer()
      recognizer.delegate = linker
      views[0].addGestureRecognizer(recognizer)
    }
    fixture.send(touches[0])
    #expect(fixture.log.lines.count == 2 * 21 * 20)
    fixture.log.lines = []
    fixture.send(touches[0], touches[1])
    // The recognizer of the second view is new, and has no delegate.
    #expect(fixture.log.lines.count == 2 * 21)
  }
}
