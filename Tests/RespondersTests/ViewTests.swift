import Responders
import Testing

@Suite("Views")
struct ViewTests {
  @Test("A view is visible, opaque and interactive by default")
  func defaults() {
    let view = View()
    #expect(view.frame == Rect())
    #expect(!view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled)
    #expect(!view.clipsToBounds && view.cornerRadius == 0 && view.zPosition == 0)
    #expect(view.transform.isIdentity)
  }
}

@Suite("A view's subviews")
struct ViewHierarchyTests {
  private let container = View()
  private let a = NamedView("a")
  private let b = NamedView("b")
  private let c = NamedView("c")

  init() {
    for view in [a, b, c] { container.addSubview(view) }
  }

  private var order: String { container.subviews.map(\.description).joined() }

  @Test("A subview is inserted at an index, clamped to the ends")
  func insertingAt() {
    container.insertSubview(NamedView("d"), at: 1)
    #expect(order == "adbc")
    container.insertSubview(NamedView("e"), at: -5)
    #expect(order == "eadbc")
    container.insertSubview(NamedView("f"), at: 99)
    #expect(order == "eadbcf")
    container.insertSubview(a, at: 99)
    #expect(order == "edbcfa")
  }

  @Test("Inserting a subview beside itself or removing one twice does nothing")
  func twice() {
    container.insertSubview(a, aboveSubview: a)
    #expect(order == "abc")
    b.removeFromSuperview()
    b.removeFromSuperview()
    #expect(order == "ac" && b.superview == nil)
  }

  @Test("A view cannot contain itself or one of its superviews")
  func circles() {
    let deep = NamedView("deep")
    a.addSubview(deep)
    a.addSubview(a)
    deep.addSubview(a)
    deep.addSubview(container)
    deep.insertSubview(container, at: 0)
    deep.addSubview(b)
    deep.insertSubview(a, belowSubview: b)
    #expect(order == "ac")
    #expect(deep.subviews.map(\.description) == ["b"])
    #expect(container.superview == nil && a.superview === container)
  }
}
