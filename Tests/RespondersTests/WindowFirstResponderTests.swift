import Responders
import Testing

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

  @Test("is lost when it or a view around it is taken out")
  func removal() {
    for view in [field, outer] {
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      view.removeFromSuperview()
      #expect(window.firstResponder == nil && !field.isFirstResponder)
      window.addSubview(outer)
      outer.addSubview(field)
      #expect(window.firstResponder == nil && !field.isFirstResponder)
    }
  }

  @Test("stays when others are taken out, or when it moves within its window")
  func moving() {
    let other = View()
    window.addSubview(other)
    window.sendSubviewToBack(other)
    outer.bringSubviewToFront(field)
    window.insertSubview(field, aboveSubview: outer)
    outer.removeFromSuperview()
    #expect(field.isFirstResponder)
    other.addSubview(field)
    window.addSubview(outer)
    outer.addSubview(other)
    other.insertSubview(field, at: 0)
    #expect(window.firstResponder === field && field.isFirstResponder)
    outer.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test("is lost when it moves to another window")
  func otherWindow() {
    let other = Window()
    other.addSubview(outer)
    #expect(window.firstResponder == nil && other.firstResponder == nil)
    let second = TextField()
    other.addSubview(second)
    second.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(second.isFirstResponder)
  }

  @Test("is forgotten with the window")
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

  @Test("may be a controller, as long as its view is in the window")
  func controller() {
    final class Focus: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Focus()
    #expect(!controller.becomeFirstResponder() && controller.viewIfLoaded == nil)
    outer.addSubview(controller.view)
    #expect(controller.becomeFirstResponder() && window.firstResponder === controller)
    #expect(!controller.view.isFirstResponder)
    controller.view.removeFromSuperview()
    #expect(window.firstResponder == nil && !controller.isFirstResponder)
    outer.addSubview(controller.view)
    controller.becomeFirstResponder()
    controller.view = View()
    #expect(window.firstResponder == nil)
    outer.addSubview(controller.view)
    controller.becomeFirstResponder()
    ViewController().view = controller.view
    #expect(window.firstResponder == nil && controller.viewIfLoaded == nil)
  }

  @Test("is found and lost at the end of a hundred thousand views")
  func deep() {
    let window = Window()
    let top = View()
    var bottom = top
    for _ in 1..<100_000 {
      let view = View()
      bottom.addSubview(view)
      bottom = view
    }
    let field = TextField()
    bottom.addSubview(field)
    window.addSubview(top)
    #expect(field.becomeFirstResponder() && window.firstResponder === field)
    #expect(field.target(forAction: Action("copy"), withSender: nil) == nil)
    top.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }
}
