import Responders
import Testing

@Suite("Changes of first responder")
struct FirstResponderTests {
  private let window = Window()
  private let log = Log()

  private func add(_ name: String) -> ActionView {
    let actor = ActionView(name, log)
    window.addSubview(actor)
    return actor
  }

  @Test("The nearest willing responder up the chain becomes first when one resigns")
  func resigning() {
    let outer = add("outer")
    let inner = ActionView("inner", log)
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

  @Test("Resigning in a cyclic chain terminates")
  func circle() {
    final class Link: View {
      var way: Responder?
      override var next: Responder? { way ?? super.next }
    }
    let link = Link()
    let view = ActionView("view", log)
    window.addSubview(link)
    link.addSubview(view)
    view.becomeFirstResponder()
    link.way = view
    view.canBecome = false
    #expect(view.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test("A responder that is asked to resign may change the hierarchy")
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

  @Test("A window can be its own first responder and is deallocated")
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

  @Test("A responder that loses its window while another one resigns is not first")
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

/// A window that can become first responder.
private final class FocusWindow: Window {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  deinit { log.freed += 1 }
}

@Suite("A window's first responder")
struct WindowFirstResponderTests {
  private let window = Window()
  private let outer = View()
  private let field = TextField()

  init() {
    window.addSubview(outer)
    outer.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test("Moving the first responder within the window does not end being first responder")
  func moving() {
    let other = View()
    window.addSubview(other)
    outer.bringSubviewToFront(field)
    window.insertSubview(field, aboveSubview: outer)
    outer.removeFromSuperview()
    window.addSubview(outer)
    outer.addSubview(other)
    other.insertSubview(field, at: 0)
    #expect(window.firstResponder === field && field.isFirstResponder)
    outer.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test("A view that was first is first in no other window, and no more after it resigned")
  func remembering() {
    let other = Window()
    other.addSubview(outer)
    #expect(other.firstResponder == nil)
    field.becomeFirstResponder()
    outer.removeFromSuperview()
    field.resignFirstResponder()
    window.addSubview(outer)
    #expect(window.firstResponder == nil)
  }

  @Test("Of several views that asked outside a window the frontmost becomes first responder, once")
  func severalRequests() {
    let around = View()
    let fields = [TextField(), TextField()]
    for field in fields {
      around.addSubview(field)
      field.becomeFirstResponder()
    }
    window.addSubview(around)
    #expect(window.firstResponder === fields[1])
    fields[1].resignFirstResponder()
    around.removeFromSuperview()
    window.addSubview(around)
    #expect(window.firstResponder == nil)
  }

  @Test("A view is first responder no longer when its window is deallocated")
  func freed() {
    let outer = View()
    let field = TextField()
    outer.addSubview(field)
    do {
      let window = Window()
      window.addSubview(outer)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
    }
    #expect(!field.isFirstResponder)
    self.window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(self.field.isFirstResponder)
  }

  @Test("A controller whose view is replaced or taken is first responder no longer")
  func controller() {
    final class Focus: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Focus()
    #expect(!controller.becomeFirstResponder() && controller.viewIfLoaded == nil)
    for take in [{ controller.view = View() }, { ViewController().view = controller.view }] {
      outer.addSubview(controller.view)
      #expect(controller.becomeFirstResponder() && window.firstResponder === controller)
      take()
      #expect(window.firstResponder == nil)
    }
    #expect(controller.viewIfLoaded == nil)
  }

  @Test("A first responder that refuses stays first while a controller is presented")
  func presentationRefused() {
    let (window, root, popup) = (Window(), ViewController(), ViewController())
    let view = Refusing()
    window.rootViewController = root
    root.view.addSubview(view)
    view.becomeFirstResponder()
    root.present(popup)
    #expect(view.isFirstResponder && popup.presentingViewController === root)
    popup.dismiss()
    #expect(view.isFirstResponder)
  }

  @Test("Of nested presentations, the dismissal of the first restores what resigned for it")
  func nestedPresentations() {
    let (window, root, popup, top) = (
      Window(), ViewController(), ViewController(), ViewController()
    )
    let (outer, inner) = (TextField(), TextField())
    window.rootViewController = root
    root.view.addSubview(outer)
    popup.view.addSubview(inner)
    outer.becomeFirstResponder()
    root.present(popup)
    inner.becomeFirstResponder()
    popup.present(top)
    #expect(window.firstResponder == nil)
    root.dismiss()
    #expect(window.firstResponder === outer)
  }

  @Test("A responder that became first meanwhile stays first after a dismissal")
  func firstMeanwhile() {
    let (window, root, popup) = (Window(), ViewController(), ViewController())
    let (before, after) = (TextField(), TextField())
    window.rootViewController = root
    root.view.addSubview(before)
    root.view.addSubview(after)
    before.becomeFirstResponder()
    root.present(popup)
    after.becomeFirstResponder()
    popup.dismiss()
    #expect(window.firstResponder === after)
  }
}

/// A view that becomes first responder and refuses to resign.
private final class Refusing: View {
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { false }
}
