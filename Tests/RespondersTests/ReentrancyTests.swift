import Responders
import Testing

/// A view that runs a closure at each call, once for each kind.
private final class ReactingView: View {
  var onTouch: (Touch.Phase) -> Void = { _ in }
  var onResign: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
    onTouch(phase)
  }

  override func resignFirstResponder() -> Bool {
    onResign()
    return super.resignFirstResponder()
  }
}

/// A delegate that runs a closure when it is asked whether a recognizer receives a touch.
private final class ReactingDelegate: GestureRecognizerDelegate {
  var onTouch: () -> Void = {}

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    onTouch()
    return true
  }
}

@Suite("Changes while an event is delivered")
struct ReentrancyTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let view = ReactingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let touch = Touch(at: Point(x: 1, y: 1))

  init() {
    application.addWindow(window)
    window.addSubview(view)
  }

  /// Sends the touch from its beginning to its end.
  private func tap() {
    let event = Event(touches: [touch])
    application.receive(event)
    touch.move(to: Point(x: 2, y: 2))
    application.receive(event)
    touch.end()
    application.receive(event)
  }

  @Test(
    "A touched view may remove itself or its window, or add itself to another", arguments: 0..<4)
  func removal(_ choice: Int) {
    window.addGestureRecognizer(TapGestureRecognizer())
    let other = Window(frame: window.frame)
    view.onTouch = { [unowned view, unowned window, unowned application] phase in
      guard phase == .began else { return }
      switch choice {
      case 0: view.removeFromSuperview()
      case 1: window.removeFromApplication()
      case 2: other.addSubview(view)
      default: application.addWindow(other)
      }
    }
    tap()
    #expect(touch.phase == .ended && touch.view === view)
    view.onTouch = { _ in }
  }

  @Test("A delegate may add, remove and move recognizers while touches are assigned")
  func recognizers() {
    let delegate = ReactingDelegate()
    let taps = (0..<3).map { _ in TapGestureRecognizer() }
    for tap in taps {
      tap.delegate = delegate
      window.addGestureRecognizer(tap)
    }
    delegate.onTouch = { [unowned window, unowned view] in
      window.removeGestureRecognizer(taps[0])
      view.addGestureRecognizer(taps[1])
      window.addGestureRecognizer(PanGestureRecognizer())
    }
    tap()
    #expect(taps[0].view == nil && taps[1].view === view)
    delegate.onTouch = {}
  }

  @Test("A recognizer that is moved while it is removed stays where it was moved to")
  func moved() {
    let press = LongPressGestureRecognizer()
    let mover = ActionResponder(Log())
    press.addTarget(mover, action: Action("move"))
    window.addGestureRecognizer(press)
    application.send(touch)
    application.advance(to: 1)
    #expect(press.state == .began)
    mover.reaction = { [unowned view] in view.addGestureRecognizer(press) }
    window.removeGestureRecognizer(press)
    #expect(press.view === view && view.gestureRecognizers.count == 1)
    #expect(window.gestureRecognizers.isEmpty)
    mover.reaction = {}
  }

  @Test("A responder that resigns may set another root controller, which stays")
  func root() {
    let (first, second, third) = (ViewController(), ViewController(), ViewController())
    window.rootViewController = first
    first.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.onResign = { [unowned window, unowned view] in
      view.onResign = {}
      window.rootViewController = third
    }
    window.rootViewController = second
    #expect(window.rootViewController === third)
    #expect(third.view.superview === window && second.viewIfLoaded?.superview == nil)
    window.rootViewController = nil
    #expect(third.view.superview == nil)
  }

  @Test("A responder that resigns may make the new parent a child of the child")
  func children() {
    let (parent, presenter, child) = (ViewController(), ViewController(), ViewController())
    window.rootViewController = presenter
    presenter.present(child)
    child.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.onResign = { child.addChild(parent) }
    parent.addChild(child)
    #expect(parent.parent === child && child.parent == nil && parent.children.isEmpty)
    view.onResign = {}
  }
}
