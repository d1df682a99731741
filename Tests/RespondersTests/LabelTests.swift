import Responders
import Testing

@Suite("A label or an image view")
struct LabelTests {
  @Test(
    "ignores interaction until told otherwise",
    arguments: [{ Label(frame: $0) }, { ImageView(frame: $0) }] as [@Sendable (Rect) -> View])
  func interaction(_ make: @Sendable (Rect) -> View) {
    let container = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = make(Rect(x: 0, y: 0, width: 50, height: 50))
    container.addSubview(view)
    #expect(container.hitTest(Point(x: 1, y: 1), with: nil) === container)
    view.isUserInteractionEnabled = true
    #expect(container.hitTest(Point(x: 1, y: 1), with: nil) === view)
  }
}
