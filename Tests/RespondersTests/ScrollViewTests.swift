import Responders
import Testing

/// Records the calls of a scroll view's delegate, and runs `reaction` when a drag begins.
private final class ScrollLog: ScrollViewDelegate {
  let log: Log
  var zoomed: View?
  var reaction: (ScrollView) -> Void = { _ in }

  init(_ log: Log) { self.log = log }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    log.lines.append("willBeginDragging")
    reaction(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    log.lines.append("didScroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(_ scrollView: ScrollView) { log.lines.append("willEndDragging") }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    log.lines.append("didEndDragging")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    log.lines.append("didEndScrollingAnimation")
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }

  deinit { log.freed += 1 }
}

/// A scroll view that records what it is asked.
private final class AskedScrollView: ScrollView {
  let log = Log()

  override func touchesShouldBegin(_ touches: [Touch], with event: Event, in view: View) -> Bool {
    log.lines.append("begin \(touches.count) in \(view)")
    return super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: View) -> Bool {
    log.lines.append("cancel in \(view)")
    return super.touchesShouldCancel(in: view)
  }
}

@Suite("Scroll views")
struct ScrollViewTests {
  private let fixture = TouchFixture()
  private let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 110))
  private let delegate: ScrollLog

  init() {
    delegate = ScrollLog(fixture.log)
    scrollView.contentSize = Size(width: 200, height: 1000)
    scrollView.delegate = delegate
    fixture.window.addSubview(scrollView)
  }

  /// Sends a touch that begins in the middle and moves, and returns it.
  private func drag(right: Double = 0, down: Double = 0) -> Touch {
    let touch = Touch(at: Point(x: 100, y: 50))
    fixture.send(touch)
    fixture.move(touch, to: Point(x: 100 + right, y: 50 + down))
    return touch
  }

  private func lift(_ touch: Touch) {
    fixture.lift(touch)
  }

  // MARK: - What holds at the beginning

  @Test("A new scroll view delays and cancels its content's touches, bounces, and cannot be zoomed")
  func defaults() {
    let scrollView = ScrollView()
    #expect(scrollView.contentOffset == Point() && scrollView.contentSize == Size())
    #expect(scrollView.contentInset == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(scrollView.isScrollEnabled && scrollView.bounces && scrollView.scrollsToTop)
    #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches)
    #expect(!scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal)
    #expect(!scrollView.isDirectionalLockEnabled && scrollView.keyboardDismissMode == .none)
    #expect(scrollView.transfersVerticalScrollingToParent)
    #expect(scrollView.transfersHorizontalScrollingToParent)
    #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 1)
    #expect(scrollView.zoomScale == 1 && scrollView.pinchGestureRecognizer == nil)
    #expect(!scrollView.isTracking && !scrollView.isDragging)
    #expect(!scrollView.isDecelerating && !scrollView.isZooming)
    #expect(scrollView.panGestureRecognizer.view === scrollView && scrollView.delegate == nil)
  }

  @Test("A scroll view retains its delegate until it gets another")
  func retainedDelegate() {
    let log = Log()
    scrollView.delegate = ScrollLog(log)
    #expect(log.freed == 0)
    scrollView.contentOffset.y = 5
    scrollView.delegate = nil
    #expect(log.freed == 1 && log.lines == ["didScroll 5.0"])
  }

  // MARK: - Where dragging leads

  @Test(
    "Content stops at its edges, also where it bounces",
    arguments: [(880.0, -100.0, 890.0), (20, 100, 0), (20, 110, 0), (20, 25, 5)])
  func edges(offset: Double, down: Double, expected: Double) {
    scrollView.contentOffset.y = offset
    let touch = drag(down: down)
    #expect(scrollView.contentOffset.y == expected)
    lift(touch)
    #expect(scrollView.contentOffset.y == expected)
  }

  @Test(
    "Insets at the left and the right widen how far content scrolls",
    arguments: [(90.0, -30.0), (-90, 40)])
  func insets(right: Double, expected: Double) {
    scrollView.contentInset = EdgeInsets(left: 30, right: 40)
    lift(drag(right: right))
    #expect(scrollView.contentOffset == Point(x: expected, y: 0))
  }

  @Test("A drag is measured in the coordinates of the scroll view")
  func transformed() {
    scrollView.transform = Transform(scaleX: 2, y: 2)
    let touch = drag(down: -16)
    #expect(!scrollView.isDragging)
    fixture.move(touch, to: Point(x: 100, y: 10))
    #expect(scrollView.contentOffset == Point(x: 0, y: 10))
  }

  @Test("Of three scroll views in each other the one in the middle takes what the innermost leaves")
  func threeDeep() {
    let middle = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 110))
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 110))
    for view in [middle, inner] { view.contentSize = Size(width: 200, height: 1000) }
    scrollView.addSubview(middle)
    middle.addSubview(inner)
    inner.contentOffset.y = 890
    lift(drag(down: -40))
    #expect(inner.contentOffset.y == 890 && middle.contentOffset.y == 30)
    #expect(scrollView.contentOffset.y == 0)
    inner.transfersVerticalScrollingToParent = false
    lift(drag(down: -40))
    #expect(inner.contentOffset.y == 890 && middle.contentOffset.y == 30)
  }

  // MARK: - The content's touches

  @Test("Touches that begin together in a view are asked about together, and a drag asks of each")
  func severalTouches() {
    let asked = AskedScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 110))
    let content = NamedView("content")
    content.isMultipleTouchEnabled = true
    asked.contentSize = Size(width: 200, height: 1000)
    asked.delaysContentTouches = false
    asked.addSubview(content)
    fixture.window.addSubview(asked)
    let touches = [1, 2].map { Touch(at: Point(x: 20 * Double($0), y: 50), finger: $0) }
    fixture.send(touches[0], touches[1])
    #expect(asked.log.lines == ["begin 2 in content"])
    for touch in touches { touch.move(to: Point(x: touch.location.x, y: 20)) }
    fixture.send(touches[0], touches[1])
    #expect(
      asked.log.lines == ["begin 2 in content", "cancel in content", "cancel in content"])
    #expect(asked.contentOffset.y == 20)
  }

  // MARK: - Changes in the middle of a drag

  @Test("A drag is cancelled when the scroll view is removed")
  func removed() {
    let touch = drag(down: -40)
    scrollView.removeFromSuperview()
    lift(touch)
    #expect(!scrollView.isDragging && !scrollView.isTracking)
    #expect(
      fixture.log.lines == [
        "willBeginDragging", "didScroll 30.0", "willEndDragging", "didEndDragging",
      ])
  }

  @Test("A finger that goes ten points the way that nothing scrolls reaches the content at once")
  func across() {
    let slider = Slider(frame: Rect(x: 0, y: 20, width: 200, height: 60))
    scrollView.addSubview(slider)
    slider.value = 0.5
    let touch = drag(right: 9)
    #expect(!slider.isTracking)
    fixture.move(touch, to: Point(x: 110, y: 50))
    #expect(slider.isTracking && slider.value > 0.5)
    lift(touch)
    #expect(fixture.log.lines == [])
  }

  @Test("An animation ends after 0.3 seconds of the clock, unless another takes its place")
  func animation() {
    let application = fixture.application
    scrollView.setContentOffset(Point(x: 0, y: 40), animated: true)
    application.advance(to: 0.2)
    scrollView.setContentOffset(Point(x: 0, y: 60), animated: true)
    application.advance(to: 0.4)
    #expect(fixture.log.lines == [])
    application.advance(to: 0.5)
    #expect(fixture.log.lines == ["didScroll 60.0", "didEndScrollingAnimation"])
    scrollView.setContentOffset(Point(x: 0, y: 60), animated: true)
    scrollView.setContentOffset(Point(x: 0, y: 90), animated: true)
    scrollView.setContentOffset(Point(x: 0, y: 80), animated: false)
    application.advance(to: 9)
    scrollView.removeFromSuperview()
    scrollView.setContentOffset(Point(x: 0, y: 70), animated: true)
    #expect(
      fixture.log.lines.dropFirst(2) == [
        "didScroll 80.0", "didScroll 70.0", "didEndScrollingAnimation",
      ])
  }

  @Test(
    "A rectangle becomes visible by the shortest way, within the content",
    arguments: [
      (0.0, 300.0, 40.0, 230.0), (0, 0, 50, 0), (100, 120, 20, 100), (300, 250, 40, 250),
      (0, 990, 50, 890), (300, 200, 400, 490), (0, 200, 400, 490),
    ])
  func visibleRectangle(offset: Double, y: Double, height: Double, result: Double) {
    scrollView.contentOffset.y = offset
    scrollView.scrollRectToVisible(Rect(x: 0, y: y, width: 200, height: height), animated: false)
    #expect(scrollView.contentOffset == Point(x: 0, y: result))
  }

  @Test(
    "A key scrolls by its way, within the content, with an animation",
    arguments: [
      ("upArrow", 50.0, 260.0), ("downArrow", 50, 340), ("leftArrow", 10, 300),
      ("rightArrow", 90, 300), ("pageUp", 50, 190), ("pageDown", 50, 410), ("home", 50, 0),
      ("end", 50, 890), ("A", 50, 300), ("cmd-end", 50, 300), ("", 50, 300),
    ])
  func key(_ key: String, x: Double, y: Double) {
    scrollView.contentSize.width = 400
    scrollView.contentOffset = Point(x: 50, y: 300)
    fixture.application.focusedView = scrollView
    fixture.application.receive(PressesEvent(presses: [Press(key)]))
    #expect(scrollView.contentOffset == Point(x: 50, y: 300))
    fixture.application.advance(to: 9)
    #expect(scrollView.contentOffset == Point(x: x, y: y))
  }

  @Test("A delegate that disables scrolling when a drag begins ends the drag at once")
  func disabledAtBeginning() {
    delegate.reaction = { $0.isScrollEnabled = false }
    let touch = drag(down: -40)
    #expect(!scrollView.isDragging)
    fixture.move(touch, to: Point(x: 100, y: 0))
    lift(touch)
    #expect(scrollView.contentOffset.y == 30 || scrollView.contentOffset.y == 0)
    #expect(fixture.log.lines.last == "didEndDragging")
  }

  @Test("The pan of a scroll view that is gone receives touches and does nothing")
  func gone() {
    let pan: ScrollPanGestureRecognizer
    do {
      let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 110))
      scrollView.contentSize = Size(width: 200, height: 1000)
      pan = scrollView.panGestureRecognizer
    }
    #expect(pan.view == nil)
    pan.interceptor = FiringLog(fixture.log)
    fixture.window.addGestureRecognizer(pan)
    fixture.drag(Point(x: 450, y: 50), Point(x: 450, y: 150))
    #expect(fixture.log.lines == [])
    #expect(pan.state == .possible)
  }

  @Test("A scroll view that is released in the middle of a drag leaves the finger to nobody")
  func releasedInMiddle() {
    let log = Log()
    let touch = Touch(at: Point(x: 450, y: 50))
    do {
      let scrollView = ScrollView(frame: Rect(x: 400, y: 0, width: 200, height: 110))
      scrollView.contentSize = Size(width: 200, height: 1000)
      scrollView.delegate = ScrollLog(log)
      fixture.window.addSubview(scrollView)
      scrollView.addSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      fixture.send(touch)
      fixture.move(touch, to: Point(x: 450, y: 20))
      scrollView.removeFromSuperview()
    }
    #expect(log.freed == 1)
    fixture.move(touch, to: Point(x: 450, y: 0))
    lift(touch)
    #expect(
      log.lines == ["willBeginDragging", "didScroll 20.0", "willEndDragging", "didEndDragging"])
  }

  // MARK: - Zooming

  /// Sends two touches side by side that move apart to that distance, and returns them.
  private func pinch(from start: Double = 20, to distance: Double) -> [Touch] {
    let touches = [-0.5, 0.5].map {
      Touch(at: Point(x: 100 + start * $0, y: 50), finger: $0 < 0 ? 1 : 2)
    }
    fixture.send(touches[0], touches[1])
    for touch in touches {
      touch.move(to: Point(x: 100 + distance * (touch.finger == 1 ? -0.5 : 0.5), y: 50))
    }
    fixture.send(touches[0], touches[1])
    return touches
  }

  @Test("A pinch scales the zoomed view and the content between the limits, where the view is")
  func zooming() {
    let picture = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    scrollView.addSubview(picture)
    scrollView.contentSize = Size(width: 200, height: 110)
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    delegate.zoomed = picture
    for (distance, scale) in [(40.0, 2.0), (200, 4), (2, 0.5)] {
      let touches = pinch(to: distance)
      #expect(scrollView.isZooming && scrollView.zoomScale == scale)
      #expect(picture.frame == Rect(x: 10, y: 20, width: 100 * scale, height: 50 * scale))
      #expect(scrollView.contentSize == Size(width: 200 * scale, height: 110 * scale))
      for touch in touches { touch.end() }
      fixture.send(touches[0], touches[1])
      #expect(!scrollView.isZooming && scrollView.zoomScale == scale)
    }
  }

  @Test("The recognizer of pinches is there only while the zoom scales differ")
  func pinchRecognizer() {
    scrollView.maximumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.minimumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer == nil)
  }
}
