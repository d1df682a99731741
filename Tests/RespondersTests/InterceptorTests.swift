import Responders
import Testing

@Suite("Interceptors")
struct InterceptorTests {
  /// Counts the touches it observes, and skips or replaces what it is set to.
  private final class Spy: Interceptor {
    var begun = 0
    var goesOn = true
    var successor: Responder??
    var isPassed: Responder.Methods?

    override var next: Responder?? { successor }
    override func intercepts(_ methods: Responder.Methods) -> Bool { methods != isPassed }
    override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
      if phase == .began { begun += 1 }
      return goesOn
    }
  }

  private let spy = Spy()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { application.addWindow(window) }

  /// Puts a view into the window, with the interceptor.
  private func add<Subview: View>(_ view: Subview) -> Subview {
    view.frame = window.bounds
    view.interceptor = spy
    window.addSubview(view)
    return view
  }

  private func tap() {
    let touch = Touch(at: Point(x: 1, y: 1))
    application.send(touch)
    application.lift(touch)
  }

  @Test(
    "A plain interceptor changes nothing, and responders without an interceptor are passed over")
  func plain() {
    let view = add(View())
    #expect(!view.inherits(.touches))
    view.interceptor = Interceptor()
    #expect(view.next === window && view.hitTest(Point(x: 1, y: 1), with: nil) === view)
    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(view.chainDescription == "View -> Window -> Application")
    view.interceptor = nil
    #expect(view.inherits(.touches))
  }

  @Test("A responder is passed over for the methods that its interceptor leaves unchanged")
  func passing() {
    let view = add(View())
    for methods in [Responder.Methods.touches, .otherEvents, .undoManager, .inputViews, .hitTest] {
      spy.isPassed = nil
      #expect(!view.inherits(methods))
      spy.isPassed = methods
      #expect(view.inherits(methods))
    }
  }

  @Test("An interceptor is called before an overridden touch method, which it can skip")
  func beforeTouchMethods() {
    final class Counting: View {
      var count = 0
      override func touchesBegan(_ touches: [Touch], with event: Event?) { count += 1 }
    }
    let view = add(Counting())
    tap()
    #expect(view.count == 1)
    spy.goesOn = false
    tap()
    #expect(view.count == 1 && spy.begun == 2)
  }

  @Test("An override in a subclass is called first, and calls the interceptor by calling super")
  func subclass() {
    final class Counting: View {
      var calls = 0
      override var next: Responder? {
        calls += 1
        return super.next
      }
    }
    let view = add(Counting())
    let other = Responder()
    spy.successor = .some(other)
    #expect(view.next === other && view.calls == 1)
  }
}
