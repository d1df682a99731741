import Responders
import Testing

@Suite("A first responder")
struct ResponderFirstResponderTests {
  private let window = Window()
  private let log = Log()

  private func add(_ name: String) -> Actor {
    let actor = Actor(name, log)
    window.addSubview(actor)
    return actor
  }

  @Test("is only who says that it can be one; text fields and text views do")
  func defaults() {
    let own: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), Control(), Button(), TextField(), TextView(),
    ]
    #expect(
      own.filter(\.canBecomeFirstResponder).map(\.description) == ["TextField", "TextView"])
    #expect(own.map(\.canResignFirstResponder) == Array(repeating: true, count: 12))
    let view = View()
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test("takes the place of the one before, which is asked to resign")
  func succession() {
    let first = add("first")
    let second = add("second")
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(window.firstResponder === second)
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(log.lines == ["first resign"])
  }

  @Test("asks nobody when it is one already")
  func again() {
    let view = add("view")
    view.becomeFirstResponder()
    view.canBecome = false
    #expect(view.becomeFirstResponder())
    #expect(log.lines == [])
  }

  @Test("asks nobody where it may not be one")
  func cannotBecome() {
    let first = add("first")
    let second = add("second")
    second.canBecome = false
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(log.lines == [])
  }

  @Test("stays where it cannot or does not want to resign")
  func refusal() {
    let first = add("first")
    let second = add("second")
    first.becomeFirstResponder()
    first.canResign = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    #expect(!first.resignFirstResponder() && first.isFirstResponder)
    first.canResign = true
    first.refusesToResign = true
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    #expect(!first.resignFirstResponder() && first.isFirstResponder)
    first.refusesToResign = false
    #expect(second.becomeFirstResponder() && second.isFirstResponder)
  }

  @Test("hands its place up to the nearest willing responder when it resigns")
  func resigning() {
    let outer = add("outer")
    let inner = Actor("inner", log)
    let middle = View()
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.becomeFirstResponder()
    #expect(!outer.resignFirstResponder() && inner.isFirstResponder)
    #expect(inner.resignFirstResponder() && outer.isFirstResponder)
    #expect(!inner.resignFirstResponder() && outer.isFirstResponder)
    #expect(outer.resignFirstResponder())
    #expect(window.firstResponder == nil)
    #expect(!outer.resignFirstResponder())
  }

  @Test("hands its place up to nobody while another one takes it")
  func successor() {
    let outer = add("outer")
    let inner = Actor("inner", log)
    outer.addSubview(inner)
    let other = add("other")
    inner.becomeFirstResponder()
    #expect(other.becomeFirstResponder() && other.isFirstResponder)
    #expect(log.lines == ["inner resign"])
    inner.becomeFirstResponder()
    #expect(outer.becomeFirstResponder() && outer.isFirstResponder)
  }

  @Test("hands its place up once around a chain that is a circle")
  func circle() {
    final class Link: View {
      var way: Responder?
      override var next: Responder? { way ?? super.next }
    }
    let link = Link()
    let view = Actor("view", log)
    window.addSubview(link)
    link.addSubview(view)
    view.becomeFirstResponder()
    link.way = view
    view.canBecome = false
    #expect(view.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test("is asked to resign before it leaves its window, and dropped where it refuses")
  func leaving() {
    let outer = add("outer")
    let inner = Actor("inner", log)
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    inner.removeFromSuperview()
    #expect(outer.isFirstResponder)
    #expect(log.lines == ["inner resign"])
    outer.canResign = false
    outer.removeFromSuperview()
    #expect(window.firstResponder == nil && outer.superview == nil)
    #expect(log.lines == ["inner resign", "outer resign"])
  }

  @Test("may rearrange the views when it is asked to resign before it leaves")
  func leavingRearranged() {
    final class Swapper: View {
      var parent: View?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        if let parent { addSubview(parent) }
        return super.resignFirstResponder()
      }
    }
    let swapper = Swapper()
    let parent = View()
    window.addSubview(swapper)
    swapper.becomeFirstResponder()
    swapper.parent = parent
    parent.addSubview(swapper)
    #expect(parent.superview === swapper && swapper.superview === window)
  }

  @Test("stands in a window")
  func noWindow() {
    let view = Actor("view", log)
    View().addSubview(view)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(!Focus().becomeFirstResponder())
  }

  @Test("is one for each window")
  func windows() {
    let other = Window()
    let view = add("view")
    let field = TextField()
    other.addSubview(field)
    view.becomeFirstResponder()
    field.becomeFirstResponder()
    #expect(window.firstResponder === view && other.firstResponder === field)
    #expect(log.lines == [])
  }

  @Test("may be a window, which is freed all the same")
  func windowItself() {
    let log = Log()
    do {
      let window = FocusWindow(log)
      #expect(window.becomeFirstResponder())
      #expect(window.firstResponder === window && window.isFirstResponder)
      let field = TextField()
      window.addSubview(field)
      #expect(field.becomeFirstResponder() && !window.isFirstResponder)
      #expect(window.becomeFirstResponder())
    }
    #expect(log.freed == 1)
  }

  @Test("is not where what was asked to resign took it out of the window")
  func rearranged() {
    final class Remover: View {
      var victim: View?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        victim?.removeFromSuperview()
        return super.resignFirstResponder()
      }
    }
    let remover = Remover()
    let view = add("view")
    window.addSubview(remover)
    remover.becomeFirstResponder()
    remover.victim = view
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
  }
}

/// A responder that stands nowhere and would be first responder.
private final class Focus: Responder {
  override var canBecomeFirstResponder: Bool { true }
}

/// A window that may be first responder.
private final class FocusWindow: Window {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  deinit { log.freed += 1 }
}
