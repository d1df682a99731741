import Responders
import Testing

@Suite("A view controller's children")
struct ViewControllerContainmentTests {
  private let parent = ViewController()
  private let child = ViewController()

  @Test("have the container of their view next, not their parent")
  func next() {
    let container = View()
    parent.view.addSubview(container)
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(child.next == nil)
    container.addSubview(child.view)
    #expect(child.next === container)
    #expect(
      child.view.chainDescription == "View -> ViewController -> View -> View -> ViewController")
  }

  @Test("leave one parent for another")
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

  @Test("are never the controller itself or one that it stands in")
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

  @Test("are no longer presented")
  func presented() {
    let presenter = ViewController()
    presenter.present(child)
    parent.addChild(child)
    #expect(child.presentingViewController == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(child.parent === parent)
  }
}
