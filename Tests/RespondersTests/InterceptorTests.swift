import Responders
import Testing

@Suite("Interceptors")
struct InterceptorTests {
  /// Logs what it observes, and skips or replaces what it is set to.
  private final class Spy: Interceptor {
    var log: [String] = []
    var goesOn = true
    var successor: Responder??
    var hit: View??
    var receiver: Object??
    var first: Bool?
    var isPassed: Responder.Methods?

    override var name: String? { "spy" }
    override var next: Responder?? { successor }
    override var canBecomeFirstResponder: Bool? { first }
    override func intercepts(_ methods: Responder.Methods) -> Bool { methods != isPassed }
    override var keyCommands: [KeyCommand]? { [KeyCommand("S", action: Action("save"))] }
    override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
      note("\(phase)")
    }
    override func implements(_ action: Action) -> Bool { action.name == "save" }
    override func shouldPerform(
      _ action: Action, from sender: Object?, for event: Event?
    ) -> Bool { note(action.name) }
    override func canPerform(_ action: Action, _ standard: Bool) -> Bool { standard && goesOn }
    override func target(forAction action: Action) -> Object?? { receiver }
    override func willSend(_ action: Action) { _ = note("send \(action.name)") }
    override func shouldSend(_ event: Event) -> Bool { note("event") }
    override func hitTest(_ point: Point, in view: View, with event: Event?) -> View?? { hit }
    override func contains(_ point: Point, in view: View) -> Bool? {
      _ = note("point")
      return nil
    }
    override func shouldBeginTracking(_ touch: Touch) -> Bool { note("begin") }
    override func shouldContinueTracking(_ touch: Touch) -> Bool { note("continue") }
    override func willSendActions(for events: ControlEvent) { _ = note("control") }

    private func note(_ line: String) -> Bool {
      log.append(line)
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

  @Test("An interceptor observes the calls of a control in their order")
  func control() {
    let button = add(Button())
    button.addTarget(button, action: Action("save"), for: .touchUpInside)
    tap()
    #expect(
      spy.log == [
        "point", "began", "begin", "control", "ended", "control", "send save", "save", "control",
      ])
  }

  @Test("An interceptor can skip the calls before which it is notified")
  func skipping() {
    let button = add(Button())
    spy.goesOn = false
    tap()
    #expect(spy.log == ["point", "began", "ended"])
    #expect(!button.isTracking && !button.canPerformAction(Action("save"), withSender: nil))
    window.interceptor = spy
    tap()
    #expect(spy.log.suffix(2) == ["event", "event"])
  }

  @Test("An interceptor replaces results, by nil too")
  func replacing() {
    let view = add(View())
    let outer = View()
    let other = Responder()
    spy.successor = .some(other)
    spy.hit = .some(nil)
    spy.receiver = .some(other)
    spy.first = true
    #expect(view.next === other && view.canBecomeFirstResponder)
    #expect(view.chainDescription == "spy -> Responder")
    #expect(view.hitTest(Point(x: 1, y: 1), with: nil) == nil)
    #expect(view.standardHitTest(Point(x: 1, y: 1), with: nil) === view)
    #expect(view.target(forAction: Action("open"), withSender: nil) === other)
    #expect(!view.inheritsTarget(forAction: Action("open")))
    #expect(view.keyCommands.count == 1 && view.implements(Action("save")))
    outer.addSubview(view)
    spy.successor = .some(nil)
    #expect(view.next == nil && view.superview === outer)
  }

  @Test("An interceptor observes an action that an application sends, and skips its performance")
  func sending() {
    let view = add(View())
    application.interceptor = spy
    spy.first = true
    view.becomeFirstResponder()
    spy.goesOn = false
    #expect(application.sendAction(.resignFirstResponder, to: view, from: nil, for: nil))
    #expect(spy.log == ["send resignFirstResponder", "resignFirstResponder"])
    #expect(view.isFirstResponder)
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
    #expect(view.count == 1 && spy.log.filter { $0 == "began" }.count == 2)
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
