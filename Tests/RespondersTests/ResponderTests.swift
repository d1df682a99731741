import Responders
import Testing

@Suite("A responder")
struct ResponderTests {
  @Test("has no next one by default")
  func next() {
    #expect(Responder().next == nil)
  }

  @Test("is described by the name of its type")
  func descriptions() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), Control(), Button(), TextField(), TextView(),
    ]
    #expect(
      responders.map(\.description) == [
        "Responder", "View", "Label", "ImageView", "Window", "ViewController", "WindowScene",
        "Application", "Control", "Button", "TextField", "TextView",
      ])
  }

  @Test("of the library's own types forwards touches but for controls, a subclass if it says so")
  func forwardsTouches() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), TextView(),
    ]
    #expect(responders.map(\.forwardsTouches) == Array(repeating: true, count: 9))
    // Controls keep touches to themselves.
    #expect([Control(), Button(), TextField()].allSatisfy { !$0.forwardsTouches })
    #expect(!ResponderDelegate().forwardsTouches)
    #expect(!TouchedView("a", Rect(), Log(), handles: false).forwardsTouches)
    #expect(NamedView("a").forwardsTouches)
  }

  @Test("hands all four touch messages to the first one that may do more with them")
  func forwarding() {
    let log = Log()
    let outer = TouchedView("outer", Rect(), log, handles: true)
    let middle = View()
    let inner = View()
    outer.addSubview(middle)
    middle.addSubview(inner)
    let touches = [Touch(at: Point())]
    inner.touchesBegan(touches, with: nil)
    inner.touchesMoved(touches, with: nil)
    inner.touchesEnded(touches, with: nil)
    inner.touchesCancelled(touches, with: nil)
    #expect(log.lines == ["outer began 1", "outer moved 1", "outer ended 1", "outer cancelled 1"])
  }

  @Test("at the end of the chain drops what nobody handles")
  func dropping() {
    let view = View()
    let touch = Touch(at: Point())
    view.touchesBegan([touch], with: nil)
    #expect(touch.view == nil)
  }
}
