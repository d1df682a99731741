/// A scroll view that code scrolls with an animation, or whose content goes on after a flick, and
/// where to.
struct ScrollAnimation {
  /// The scroll view.
  let scrollView: ScrollView
  /// The content offset at the end.
  let offset: Point
  /// Whether a flick began it.
  var isDeceleration = false
  /// The time at which it ends, in seconds; nil until the clock advances.
  var end: Double?
}

extension ScrollView {
  /// Scrolls to a content offset, at once or with an animation; ends a motion of the content.
  ///
  /// An animation takes 0.3 seconds of the application's clock and moves the content once, at its
  /// end, although UIKit moves it frame by frame. Without an application it ends at once. An
  /// animation to the present offset does nothing. These are implementation choices, because
  /// SCROLL-89 leaves them open.
  ///
  /// Spec: SCROLL-7, SCROLL-89, SCROLL-99.
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    stopMoving()
    guard animated else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    move(ScrollAnimation(scrollView: self, offset: offset))
  }

  /// Ends a motion of the content, of which the delegate is not notified.
  final func stopMoving() {
    isDecelerating = false
    window?.owningApplication?.scrollAnimations.removeAll { $0.scrollView === self }
  }

  /// Goes on after a flick as far as the fingers went, or to the end of the content, in the 0.3 seconds
  /// of an animation, or to a page: implementation choices, because SCROLL-106 gives no speed.
  ///
  /// Spec: SCROLL-106, SCROLL-107.
  final func decelerate(to offset: Point) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard isDecelerating else { return }
    move(ScrollAnimation(scrollView: self, offset: offset, isDeceleration: true))
  }

  private func move(_ animation: ScrollAnimation) {
    guard let application = window?.owningApplication else { return animation.finish() }
    application.scrollAnimations.append(animation)
  }

  /// Scrolls as little as makes a rectangle of the content visible, or its lower and right end if it
  /// is larger than the scroll view; the right one is an implementation choice, because SCROLL-90
  /// speaks of the height only. An empty rectangle changes nothing.
  ///
  /// Spec: SCROLL-90.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    var offset = contentOffset
    let (origin, size) = (rect.origin, rect.size)
    offset.x = nearest(offset.x, bounds.size.width, origin.x, size.width, range(along: .horizontal))
    offset.y = nearest(offset.y, bounds.size.height, origin.y, size.height, range(along: .vertical))
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls a view of the content into view because it is edited, at once. Only the scroll view nearest to
  /// the view scrolls. These are implementation choices, because no clause covers more.
  ///
  /// Spec: SCROLL-98.
  final func scrollToVisible(edited view: View) {
    let (start, size) = (view.bounds.origin, view.bounds.size)
    let end = view.convert(Point(x: start.x + size.width, y: start.y + size.height), to: self)
    let origin = view.convert(start, to: self)
    scrollRectToVisible(
      Rect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y),
      animated: false)
  }

  /// Scrolls by a key of a hardware keyboard, with an animation: to an end, by the height, or by 40
  /// points for an arrow, which are implementation choices, because SCROLL-92 gives no distance.
  ///
  /// Spec: SCROLL-92, SCROLL-93.
  final func scroll(by key: String) {
    let page = bounds.size.height
    let ways: [(key: String, x: Double, y: Double)] = [
      ("pageUp", 0, -page), ("pageDown", 0, page), ("home", 0, -.infinity), ("end", 0, .infinity),
      ("upArrow", 0, -40), ("downArrow", 0, 40), ("leftArrow", -40, 0), ("rightArrow", 40, 0),
    ]
    guard allowsKeyboardScrolling,
      let way = ways.first(where: { $0.key.utf8.elementsEqual(key.utf8) })
    else { return }
    let (across, down) = (range(along: .horizontal), range(along: .vertical))
    let offset = Point(
      x: (contentOffset.x + way.x).clamped(across.lowest, across.highest),
      y: (contentOffset.y + way.y).clamped(down.lowest, down.highest))
    setContentOffset(offset, animated: true)
  }

  /// Returns the offset nearest to the present one at which a span is visible, between the limits.
  private func nearest(
    _ offset: Double, _ length: Double, _ start: Double, _ size: Double,
    _ range: (lowest: Double, highest: Double)
  ) -> Double {
    let end = start + size - length
    let target = size > length ? end : offset.clamped(end, start)
    return target == offset ? offset : target.clamped(range.lowest, range.highest)
  }
}

extension ScrollAnimation {
  /// Moves the content to the end and notifies the delegate.
  ///
  /// Spec: SCROLL-89, SCROLL-106.
  fileprivate func finish() {
    scrollView.contentOffset = offset
    guard isDeceleration else {
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      return
    }
    scrollView.isDecelerating = false
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

extension Application {
  /// Ends the motions of scroll views in a view that has left its window, of which no delegate is notified.
  ///
  /// Spec: SCROLL-109.
  final func stopScrolling(in root: View) {
    scrollAnimations.removeAll {
      guard $0.scrollView.root === root else { return false }
      $0.scrollView.isDecelerating = false
      return true
    }
  }

  /// Ends the motions of scroll views whose time has come, in the order in which they began.
  ///
  /// A motion begins when the clock advances for the first time: an implementation choice, as
  /// the application does not know the time before.
  ///
  /// Spec: SCROLL-89.
  final func finishScrollAnimations(from start: Double, to time: Double) {
    for index in scrollAnimations.indices where scrollAnimations[index].end == nil {
      scrollAnimations[index].end = start + 0.3
    }
    let isDue = { (animation: ScrollAnimation) in animation.end.map { $0 <= time + 1e-9 } == true }
    let due = scrollAnimations.filter(isDue)
    guard !due.isEmpty else { return }
    scrollAnimations.removeAll(where: isDue)
    for animation in due { animation.finish() }
  }
}
