import Responders
import Testing

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

  @Test("Subviews are in the order in which they were added")
  func adding() {
    #expect(order == "abc")
    #expect(a.superview === container)
  }

  @Test("Adding a subview again moves it to the front")
  func addingAgain() {
    container.addSubview(a)
    #expect(order == "bca")
  }

  @Test("Adding a subview removes it from its superview")
  func moving() {
    let other = View()
    other.addSubview(b)
    #expect(order == "ac")
    #expect(b.superview === other)
    #expect(other.subviews.count == 1)
  }

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

  @Test("A subview is inserted in front of or behind a sibling")
  func insertingBeside() {
    container.insertSubview(c, belowSubview: a)
    #expect(order == "cab")
    container.insertSubview(c, aboveSubview: b)
    #expect(order == "abc")
    container.insertSubview(a, aboveSubview: b)
    #expect(order == "bac")
    container.insertSubview(NamedView("d"), belowSubview: a)
    #expect(order == "bdac")
  }

  @Test("Inserting a subview beside itself does nothing")
  func insertingBesideItself() {
    container.insertSubview(a, aboveSubview: a)
    #expect(order == "abc")
  }

  @Test("Inserting beside a view that is not a subview adds in front")
  func insertingBesideAStranger() {
    container.insertSubview(a, belowSubview: NamedView("e"))
    #expect(order == "bca")
    container.insertSubview(NamedView("d"), aboveSubview: container)
    #expect(order == "bcad")
  }

  @Test("Subviews are moved to the front and to the back")
  func reordering() {
    container.bringSubviewToFront(a)
    #expect(order == "bca")
    container.sendSubviewToBack(c)
    #expect(order == "cba")
    let stranger = NamedView("d")
    container.bringSubviewToFront(stranger)
    container.sendSubviewToBack(stranger)
    #expect(order == "cba")
  }

  @Test("Removing a subview twice does nothing")
  func removing() {
    b.removeFromSuperview()
    #expect(order == "ac")
    #expect(b.superview == nil)
    b.removeFromSuperview()
    #expect(order == "ac")
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
