import Responders
import Testing

/// Each would overflow the stack if it were recursive, or take minutes if it were not linear.
@Suite("A hundred thousand levels")
struct DeepTreeTests {
  private let levels = 100_000

  private func deep(_ log: Log) -> (root: NamedView, deepest: NamedView) {
    let root = NamedView("v", log: log)
    var deepest = root
    for _ in 1..<levels {
      let view = NamedView("v", log: log)
      deepest.addSubview(view)
      deepest = view
    }
    return (root, deepest)
  }

  /// Nests views in another one, and returns the innermost one.
  private func nest(in view: View, _ make: (Int) -> View) -> View {
    (1..<levels).reduce(view) { outer, level in
      let inner = make(level)
      outer.addSubview(inner)
      return inner
    }
  }

  @Test("Nested views are built, hit, printed, converted, touched and deallocated")
  func deepTree() {
    let log = Log()
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let application = Application()
      let tree = deep(log)
      application.addWindow(window)
      window.addSubview(tree.root)

      let touch = Touch(at: Point(x: 1, y: 1))
      application.sendEvent(Event(touches: [touch]))
      #expect(touch.view === tree.deepest)
      #expect(log.lines.count == levels)

      let chain = tree.deepest.chainDescription
      #expect(chain.utf8.count == levels * "v -> ".utf8.count + "Window -> Application".utf8.count)
      #expect(tree.deepest.window === window)
      #expect(tree.deepest.convert(Point(x: 3, y: 4), to: nil) == Point(x: 3, y: 4))
      #expect(tree.deepest.convert(Point(x: 3, y: 4), from: nil) == Point(x: 3, y: 4))
      tree.deepest.addSubview(tree.root)
      #expect(tree.deepest.subviews.isEmpty)
    }
    #expect(log.freed == levels)
  }

  @Test("Nested views forward a touch to the one that handles it")
  func forwarding() {
    let log = Log()
    let handler = TouchRecordingView("handler", Rect(), log, handles: true)
    let tree = deep(Log())
    handler.addSubview(tree.root)
    tree.deepest.touchesBegan([Touch(at: Point())], with: nil)
    #expect(log.lines == ["handler began 1"])
  }

  @Test("Chains pass over nested views of the library's classes without an override of inherits")
  func plain() {
    let log = Log()
    let window = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let handler = InputRecordingView("handler", log, keeps: true)
    window.addSubview(handler)
    let deepest = nest(in: handler) { _ in View(frame: window.bounds) }
    #expect(window.hitTest(Point(x: 1, y: 1), with: nil) === deepest)
    deepest.touchesEnded([], with: nil)
    deepest.receive(.remoteControl(nil))
    #expect(log.lines == ["handler none"])
    #expect(deepest.undoManager === window.undoManager)
    let field = TextField()
    deepest.addSubview(field)
    #expect(field.becomeFirstResponder() && window.firstResponder === field)
    #expect(field.target(forAction: Action("copy"), withSender: nil) == nil)
    handler.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test("Views nested from the inside out are built in linear time")
  func insideOut() {
    let log = Log()
    do {
      var root = NamedView("v", log: log)
      for _ in 1..<levels {
        let view = NamedView("v", log: log)
        view.addSubview(root)
        root = view
      }
      #expect(root.hitTest(Point(x: 1, y: 1), with: nil) != nil)
    }
    #expect(log.freed == levels)
  }

  @Test("Sibling views are built, hit, removed and deallocated")
  func wideTree() {
    let log = Log()
    let root = NamedView("root")
    for index in 0..<levels {
      root.addSubview(NamedView("v", Double(index), 0, 1, 1, log: log))
    }
    root.frame = Rect(x: 0, y: 0, width: Double(levels), height: 1)
    #expect(root.hitTest(Point(x: 0.5, y: 0.5), with: nil) === root.subviews[0])
    #expect(log.lines.count == levels)
    while let last = root.subviews.last, root.subviews.count > levels / 2 {
      last.removeFromSuperview()
    }
    #expect(root.subviews.count == levels / 2)
    #expect(log.freed == levels / 2)
  }

  @Test("Nested sliders whose knobs are not under the finger let a pan begin")
  func sliders() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    let application = Application()
    application.addWindow(window)
    let pan = PanGestureRecognizer()
    window.addGestureRecognizer(pan)
    _ = nest(in: window) { _ in Slider(frame: window.bounds) }
    let touch = Touch(at: Point(x: 50, y: 5))
    application.send(touch)
    application.move(touch, to: Point(x: 80, y: 5))
    #expect(pan.state == .began)
  }

  @Test("Recognizers of views around an exclusive view are found in linear time")
  func exclusive() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    let application = Application()
    application.addWindow(window)
    let outer = PanGestureRecognizer()
    window.addGestureRecognizer(outer)
    let deepest = nest(in: window) { _ in View(frame: window.bounds) }
    let exclusive = View(frame: Rect(x: 0, y: 0, width: 50, height: 10))
    exclusive.isExclusiveTouch = true
    let inner = PanGestureRecognizer()
    exclusive.addGestureRecognizer(inner)
    let neighbour = View(frame: Rect(x: 50, y: 0, width: 50, height: 10))
    let outside = PanGestureRecognizer()
    neighbour.addGestureRecognizer(outside)
    deepest.addSubview(exclusive)
    deepest.addSubview(neighbour)
    let touches = [Touch(at: Point(x: 10, y: 5)), Touch(at: Point(x: 60, y: 5), finger: 2)]
    application.receive(Event(touches: [touches[0]]))
    touches[0].stay()
    application.receive(Event(touches: touches))
    #expect(touches.map { $0.gestureRecognizers.count } == [2, 1])
    #expect(touches[1].gestureRecognizers.first === outer)
  }

  @Test("Nested text fields inherit the outermost input view")
  func inputViews() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    let application = Application()
    application.addWindow(window)
    let view = View()
    let deepest = nest(in: window) { level in
      let field = TextField(frame: window.bounds)
      if level == 1 { field.inputView = view } else { field.inputAccessoryView = view }
      return field
    }
    #expect(deepest.inputView === view)
    #expect(deepest.becomeFirstResponder())
    deepest.removeFromSuperview()
    #expect(deepest.inputView === nil)
  }

  @Test("A chain of failure requirements is built and deallocated")
  func requirements() {
    final class Counting: TapGestureRecognizer {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      deinit { log.freed += 1 }
    }
    let log = Log()
    do {
      let recognizers = (0..<levels).map { _ in Counting(log) }
      // From the end, because the requirements of a new one are searched for cycles.
      for index in (1..<levels).reversed() {
        recognizers[index].require(toFail: recognizers[index - 1])
      }
      #expect(recognizers[levels - 1].waits(for: recognizers[0]))
      recognizers[0].require(toFail: recognizers[levels - 1])
      #expect(!recognizers[0].waits(for: recognizers[levels - 1]))
    }
    #expect(log.freed == levels)
  }

  @Test("Nested child controllers are built and deallocated")
  func controllers() {
    final class Counting: ViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      deinit { log.freed += 1 }
    }
    let log = Log()
    do {
      let root = Counting(log)
      var deepest: ViewController = root
      for level in 1..<levels {
        let controller = Counting(log)
        if level.isMultiple(of: 2) {
          deepest.addChild(controller)
        } else {
          deepest.present(controller)
        }
        deepest = controller
      }
      deepest.addChild(root)
      #expect(root.parent == nil)
      // A child leaves its presentation to the controller that contains it.
      #expect(deepest.isPresented(within: root, levels / 2 + 1))
    }
    #expect(log.freed == levels)
  }

  @Test("Controllers that present each other in a window load their views without a long walk")
  func presentation() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = ViewController()
    var top = window.rootViewController
    for _ in 1..<levels {
      let controller = ViewController()
      top?.present(controller)
      top = controller
    }
    #expect(window.subviews.count == levels)
    #expect(top?.viewIfLoaded?.superview === window)
  }

  @Test("Controllers that present each other are dismissed together")
  func dismissal() {
    let root = ViewController()
    var top = root
    for _ in 1..<levels {
      let controller = ViewController()
      top.present(controller)
      top = controller
    }
    #expect(top.chainDescription.utf8.count == levels * "ViewController -> ".utf8.count - 4)
    root.dismiss()
    #expect(root.presentedViewController == nil && top.presentingViewController == nil)
  }
}

extension ViewController {
  /// Whether a controller has that many containers.
  fileprivate func isPresented(within root: ViewController, _ levels: Int) -> Bool {
    var count = 1
    var current = self
    while let container = current.parent ?? current.presentingViewController {
      count += 1
      current = container
    }
    return current === root && count == levels
  }
}
