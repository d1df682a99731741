import Responders
import Testing

@Suite("View controllers")
struct ViewControllerTests {
  @Test("The view is loaded once, on first access")
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

  @Test("The view is a plain one if loadView sets none")
  func loadingNothing() {
    final class Forgetful: ViewController {
      override func loadView() {}
    }
    #expect(Forgetful().view.description == "View")
  }

  @Test("Setting another controller's view removes it from that controller")
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

@Suite("Child view controllers")
struct ViewControllerContainmentTests {
  private let parent = ViewController()
  private let child = ViewController()

  @Test("Adding a child removes it from its parent")
  func moving() {
    let other = ViewController()
    parent.addChild(child)
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(child.parent === other)
    child.removeFromParent()
    #expect(other.children.isEmpty)
    #expect(child.parent == nil)
    child.removeFromParent()
    #expect(child.parent == nil)
  }

  @Test("A controller cannot contain itself or one of its containers")
  func circles() {
    let grandchild = ViewController()
    let presented = ViewController()
    parent.addChild(child)
    child.addChild(grandchild)
    grandchild.present(presented)
    parent.addChild(parent)
    presented.addChild(parent)
    grandchild.addChild(child)
    #expect(parent.parent == nil && child.parent === parent)
    #expect(presented.children.isEmpty && grandchild.children.isEmpty)
  }

  @Test("Adding a presented controller as a child ends the presentation")
  func presented() {
    let presenter = ViewController()
    presenter.present(child)
    parent.addChild(child)
    #expect(child.presentingViewController == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(child.parent === parent)
  }
}

@Suite("Presented view controllers")
struct ViewControllerPresentationTests {
  private let window = Window()
  private let root = ViewController()
  private let sheet = ViewController()

  init() { window.rootViewController = root }

  @Test("Presenting outside a window does not load the view")
  func offWindow() {
    let detached = ViewController()
    detached.present(sheet)
    #expect(sheet.viewIfLoaded == nil)
    #expect(sheet.next === detached)
  }

  @Test("A second presentation or a cycle is refused")
  func refused() {
    let other = ViewController()
    root.present(sheet)
    root.present(other)
    other.present(sheet)
    sheet.present(root)
    other.present(other)
    #expect(root.presentedViewController === sheet)
    #expect(other.presentingViewController == nil && other.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
  }

  @Test("Presenting removes the controller from its parent")
  func fromParent() {
    let parent = ViewController()
    parent.addChild(sheet)
    root.present(sheet)
    #expect(parent.children.isEmpty && sheet.parent == nil)
  }
}
