import Responders
import Testing

@Suite("Screen edges and sheets")
struct EdgeTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let page = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))

  init() {
    application.addWindow(window)
    window.addSubview(page)
  }

  /// Sends a touch that begins at a point, and returns it.
  private func touch(_ x: Double, _ y: Double) -> Touch {
    let finger = Touch(at: Point(x: x, y: y), finger: 1)
    application.send(finger)
    return finger
  }

  private func move(_ finger: Touch, _ x: Double, _ y: Double) {
    application.move(finger, to: Point(x: x, y: y))
  }

  @Test(
    "A drag starts near an edge up to 20 points from it",
    arguments: [(0, true), (19.5, true), (20, false), (60, false)])
  func distances(_ x: Double, _ isNear: Bool) {
    let side = EdgePanGestureRecognizer()
    side.edges = .left
    page.addGestureRecognizer(side)
    move(touch(x, 400), x + 30, 400)
    #expect((side.state == .began) == isNear)
  }

  @Test("A window elsewhere on the screen has its own edges")
  func windowFrame() {
    let side = EdgePanGestureRecognizer()
    side.edges = .left
    page.addGestureRecognizer(side)
    window.frame = Rect(x: 100, y: 0, width: 400, height: 800)
    move(touch(104, 400), 134, 400)
    #expect(side.state == .began)
  }

  @Test("A child that was removed no longer speaks for its container")
  func removedChild() {
    let (root, child) = (ViewController(), ViewController())
    root.view = page
    window.rootViewController = root
    root.addChild(child)
    child.preferredScreenEdgesDeferringSystemGestures = .bottom
    root.childForScreenEdgesDeferringSystemGestures = child
    let (home, drag) = (SystemGestureRecognizer(), PanGestureRecognizer())
    home.edges = .bottom
    window.addGestureRecognizer(home)
    page.addGestureRecognizer(drag)
    let first = touch(200, 790)
    move(first, 200, 750)
    #expect(drag.state == .began)
    application.lift(first)
    child.removeFromParent()
    move(touch(200, 790), 200, 750)
    #expect(drag.state == .possible)
  }

  @Test("A presented view that is hidden or moved to another view covers nothing but its window")
  func covering() {
    let (root, detail) = (ViewController(), ViewController())
    (root.view, detail.view) = (page, View(frame: Rect(x: 0, y: 100, width: 400, height: 700)))
    window.rootViewController = root
    root.present(detail)
    detail.view.isHidden = true
    #expect(window.hitTest(Point(x: 200, y: 300), with: nil) === window)
    page.addSubview(detail.view)
    #expect(window.hitTest(Point(x: 200, y: 300), with: nil) === page)
  }

  @Test("A sheet that nobody presents moves, and stays when it is left far below")
  func sheetOfNobody() {
    let pull = SheetPanGestureRecognizer()
    page.addGestureRecognizer(pull)
    let finger = touch(200, 100)
    move(finger, 200, 700)
    #expect(page.frame.origin.y == 590)
    application.lift(finger)
    #expect(page.frame.origin.y == 0)
    #expect(page.superview === window)
  }

  @Test("A sheet whose touch is taken away returns to its detent")
  func cancelledSheet() {
    let pull = SheetPanGestureRecognizer()
    page.addGestureRecognizer(pull)
    pull.hasMediumDetent = true
    #expect(page.frame.origin.y == 400)
    let finger = touch(200, 500)
    move(finger, 200, 700)
    #expect(page.frame.origin.y == 590)
    finger.cancel()
    application.send(finger)
    #expect(page.frame.origin.y == 400)
    pull.hasMediumDetent = false
    #expect(page.frame.origin.y == 0)
  }

  @Test("A back swipe recognizer without a navigation controller does not begin")
  func noController() {
    let back = BackSwipeGestureRecognizer()
    page.addGestureRecognizer(back)
    move(touch(4, 400), 44, 400)
    #expect(back.state == .possible)
  }
}
