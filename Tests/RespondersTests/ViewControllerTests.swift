import Responders
import Testing

@Suite("A view controller")
struct ViewControllerTests {
  @Test("has the superview of its view next, and nothing before there is one")
  func next() {
    let controller = ViewController()
    let container = View()
    #expect(controller.next == nil)
    #expect(controller.viewIfLoaded == nil)
    container.addSubview(controller.view)
    #expect(controller.next === container)
    controller.view.removeFromSuperview()
    #expect(controller.next == nil)
  }

  @Test("loads its view when first asked for, once")
  func loading() {
    final class Counting: ViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        view = NamedView("loaded")
      }
    }
    let controller = Counting()
    #expect(controller.next == nil && controller.loads == 0)
    #expect(controller.view.description == "loaded")
    #expect(controller.view.next === controller)
    #expect(controller.loads == 1)
  }

  @Test("has a plain view where loading makes none")
  func loadingNothing() {
    final class Forgetful: ViewController {
      override func loadView() {}
    }
    #expect(Forgetful().view.description == "View")
  }

  @Test("passes its role of the next responder on to another view")
  func anotherView() {
    let controller = ViewController()
    let container = View()
    let old = controller.view
    container.addSubview(old)
    let new = View()
    controller.view = new
    #expect(old.next === container && old.superview === container)
    #expect(new.next === controller && new.superview == nil)
    #expect(controller.next == nil)
  }

  @Test("takes the view of another controller")
  func takenView() {
    let one = ViewController()
    let other = ViewController()
    let view = one.view
    other.view = view
    #expect(one.viewIfLoaded == nil)
    #expect(view.next === other)
    other.view = view
    #expect(view.next === other)
  }
}
