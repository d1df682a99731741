import Responders
import Testing

@Suite("Views")
struct ViewTests {
  @Test("The next responder is the controller, or the superview, or nil")
  func next() {
    let outer = View()
    let inner = View()
    let controller = ViewController()
    #expect(inner.next == nil)
    outer.addSubview(inner)
    #expect(inner.next === outer)
    controller.view = inner
    #expect(inner.next === controller)
    controller.view = View()
    #expect(inner.next === outer)
    inner.removeFromSuperview()
    #expect(inner.next == nil)
  }

  @Test("A view is visible, opaque and interactive by default")
  func defaults() {
    let view = View()
    #expect(view.frame == Rect())
    #expect(!view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled)
    #expect(!view.clipsToBounds && view.cornerRadius == 0 && view.zPosition == 0)
    #expect(view.transform.isIdentity)
  }

  @Test("A view contains the points in its bounds")
  func pointInside() {
    let view = View(frame: Rect(x: 500, y: 500, width: 10, height: 10))
    #expect(view.point(inside: Point(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: Point(x: 10, y: 10), with: nil))
    view.bounds.origin = Point(x: 100, y: 100)
    #expect(!view.point(inside: Point(x: 0, y: 0), with: nil))
    #expect(view.point(inside: Point(x: 100, y: 100), with: nil))
  }

  @Test("Library classes inherit hit-testing, and subclasses do not unless they return so")
  func inheritsHitTest() {
    class Subclass: View {}
    for view in [View(), Label(), ImageView(), Window()] { #expect(view.inherits(.hitTest)) }
    #expect(!Subclass().inherits(.hitTest))
    #expect(NamedView("a").inherits(.hitTest))
  }
}
