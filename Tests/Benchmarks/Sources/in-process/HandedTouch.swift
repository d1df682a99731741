import Responders

/// Eight nested views that forward each touch to the next responder by calling super.
struct HandedTouch {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let application = Application()

  init() {
    application.addWindow(window)
    var outer: View = window
    for _ in 0..<8 {
      let view = Handing(frame: window.bounds)
      outer.addSubview(view)
      outer = view
    }
  }

  /// Sends a touch that begins, moves and ends.
  func tap() {
    let touch = Touch(at: Point(x: 1, y: 1))
    let event = Event(touches: [touch])
    application.receive(event)
    touch.move(to: Point(x: 2, y: 2))
    application.receive(event)
    touch.end()
    application.receive(event)
  }
}

/// A view that overrides the touch methods and calls super.
private final class Handing: View {
  override func inherits(_ methods: Methods) -> Bool { methods == .hitTest }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) {
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    super.touchesEnded(touches, with: event)
  }
}
