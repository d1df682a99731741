import Responders
import Testing

@Suite("Responders")
struct ResponderTests {
  @Test("A responder has no next responder by default")
  func next() {
    #expect(Responder().next == nil)
  }

  @Test("A responder's description is the name of its class")
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

  @Test("Touches pass over library classes except controls, and over subclasses that return so")
  func inheriting() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), TextView(),
    ]
    #expect(responders.allSatisfy { $0.inherits(.touches) })
    // Controls do not forward touches.
    #expect([Control(), Button(), TextField()].allSatisfy { !$0.inherits(.touches) })
    #expect(!ResponderDelegate().inherits(.touches))
    #expect(!TouchRecordingView("a", Rect(), Log(), handles: false).inherits(.touches))
    #expect(NamedView("a").inherits(.touches))
  }

  @Test("All four touch methods are forwarded to the next responder that may override them")
  func forwarding() {
    let log = Log()
    let outer = TouchRecordingView("outer", Rect(), log, handles: true)
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

  @Test("Touches call the method for their phase, and stationary ones call none")
  func phases() {
    let log = Log()
    let view = TouchRecordingView("view", Rect(), log, handles: true)
    let touches = [Touch(at: Point())]
    for phase in [Touch.Phase.began, .moved, .stationary, .ended, .cancelled] {
      view.receive(touches, in: phase, with: nil)
    }
    #expect(log.lines == ["view began 1", "view moved 1", "view ended 1", "view cancelled 1"])
  }

  @Test("An override of receive observes all touches")
  func receiveOverride() {
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

  @Test("Touches that no responder handles are dropped at the end of the chain")
  func dropping() {
    let view = View()
    let touch = Touch(at: Point())
    view.touchesBegan([touch], with: nil)
    #expect(touch.view == nil)
  }
}

@Suite("Printed chains")
struct ResponderChainTests {
  @Test("A single responder prints its description")
  func single() {
    #expect(Responder().chainDescription == "Responder")
  }

  @Test("The descriptions up to the delegate are joined by arrows")
  func whole() {
    let application = Application()
    let scene = WindowScene()
    let window = Window()
    let controller = ViewController()
    let button = NamedView("button")
    application.delegate = ResponderDelegate()
    application.addScene(scene)
    scene.addWindow(window)
    window.rootViewController = controller
    controller.view.addSubview(button)
    #expect(
      button.chainDescription
        == "button -> View -> ViewController -> Window -> WindowScene -> Application -> Responder")
  }

  @Test("An overridden next is followed")
  func overridden() {
    final class Detour: View {
      override var next: Responder? { Label() }
    }
    #expect(Detour().chainDescription == "View -> Label")
  }
}
