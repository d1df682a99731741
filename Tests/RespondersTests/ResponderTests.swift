import Responders
import Testing

@Suite("A responder")
struct ResponderTests {
  @Test("has no next one by default")
  func next() {
    #expect(Responder().next == nil)
  }

  @Test("is described by the name of its type")
  func descriptions() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), Control(), Button(), TextField(), TextView(),
    ]
    #expect(
      responders.map(\.description) == [
        "Responder", "View", "Label", "ImageView", "Window", "ViewController", "WindowScene",
        "Application", "Control", "Button", "TextField", "TextView",
      ])
  }

  @Test(
    "of the library's own types is passed by touches but for controls, a subclass if it says so")
  func promise() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), TextView(),
    ]
    #expect(responders.allSatisfy { $0.inherits(.touches) })
    // Controls keep touches to themselves.
    #expect([Control(), Button(), TextField()].allSatisfy { !$0.inherits(.touches) })
    #expect(!ResponderDelegate().inherits(.touches))
    #expect(!TouchedView("a", Rect(), Log(), handles: false).inherits(.touches))
    #expect(NamedView("a").inherits(.touches))
  }

  @Test("hands all four touch messages to the first one that may do more with them")
  func forwarding() {
    let log = Log()
    let outer = TouchedView("outer", Rect(), log, handles: true)
    let middle = View()
    let inner = View()
    outer.addSubview(middle)
    middle.addSubview(inner)
    let touches = [Touch(at: Point())]
    inner.touchesBegan(touches, with: nil)
    inner.touchesMoved(touches, with: nil)
    inner.touchesEnded(touches, with: nil)
    inner.touchesCancelled(touches, with: nil)
    #expect(log.lines == ["outer began 1", "outer moved 1", "outer ended 1", "outer cancelled 1"])
  }

  @Test("is told of touches by the method for their phase, and of none that stay")
  func phases() {
    let log = Log()
    let view = TouchedView("view", Rect(), log, handles: true)
    let touches = [Touch(at: Point())]
    for phase in [Touch.Phase.began, .moved, .stationary, .ended, .cancelled] {
      view.receive(touches, in: phase, with: nil)
    }
    #expect(log.lines == ["view began 1", "view moved 1", "view ended 1", "view cancelled 1"])
  }

  @Test("sees all touches that reach it in one place by overriding the one way in")
  func oneWayIn() {
    final class Counting: View {
      var phases: [Touch.Phase] = []
      override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
        phases.append(phase)
      }
    }
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let counting = Counting(frame: window.bounds)
    let inner = View(frame: window.bounds)
    application.addWindow(window)
    window.addSubview(counting)
    counting.addSubview(inner)
    let touch = Touch(at: Point(x: 1, y: 1))
    for change in [{}, { touch.move(to: Point(x: 2, y: 2)) }, touch.stay, { touch.end() }] {
      change()
      application.receive(Event(touches: [touch]))
    }
    inner.touchesCancelled([touch], with: nil)
    #expect(counting.phases == [.began, .moved, .ended, .cancelled])
  }

  @Test("at the end of the chain drops what nobody handles")
  func dropping() {
    let view = View()
    let touch = Touch(at: Point())
    view.touchesBegan([touch], with: nil)
    #expect(touch.view == nil)
  }
}
