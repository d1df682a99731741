extension ScrollView {
  /// A drag in progress.
  struct Drag {
    /// The content offset from which the fingers' way is subtracted: that of its beginning and the part of
    /// the way that does not scroll, or one that code set since and the way until then.
    var start: Point
    /// The axis along which it scrolls only, or nil for both.
    let axis: Axis?
  }

  /// The direction of scrolling.
  enum Axis: CaseIterable {
    case horizontal, vertical
  }

  /// Returns whether a drag that has gone that far begins to scroll: 10 points along an axis in which
  /// the content can be scrolled.
  ///
  /// Spec: SCROLL-29, SCROLL-34.
  final func canScroll(by travel: Point) -> Bool {
    Axis.allCases.contains { abs(travel[$0]) >= 10 && canScroll(along: $0, by: travel[$0]) }
  }

  /// Returns whether a finger that has gone that far has gone 10 points along an axis in which it
  /// cannot scroll the content.
  ///
  /// Spec: SCROLL-73.
  final func hasPassed(_ displacement: Point) -> Bool {
    Axis.allCases.contains {
      abs(displacement[$0]) >= 10 && !canScroll(along: $0, by: displacement[$0])
    }
  }

  /// Returns whether a drag of these fingers may scroll, although views in the content may have
  /// received them.
  ///
  /// Spec: SCROLL-22, SCROLL-24, SCROLL-27.
  final func allowsDrag(of touches: [Touch]) -> Bool {
    touches.allSatisfy { touch in
      guard touch.isActiveInView, let view = touch.view, contains(view)
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Begins to scroll. The first 10 points along each axis do not count: an implementation choice
  /// (SCROLL-30, MAY).
  ///
  /// Spec: SCROLL-29, SCROLL-38, SCROLL-64.
  final func beginDragging(at travel: Point) {
    drag = Drag(
      start: contentOffset + Point(x: travel.x.clamped(-10, 10), y: travel.y.clamped(-10, 10)),
      axis: isDirectionalLockEnabled ? mainAxis(of: travel) : nil)
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { window?.firstResponder?.resignFirstResponder() }
    continueDragging(to: travel)
  }

  /// Scrolls to where the fingers are, but not beyond the content's edges: an implementation choice,
  /// because no clause covers bouncing.
  ///
  /// Spec: SCROLL-100.
  final func continueDragging(to travel: Point) {
    guard let drag else { return }
    let pulled = range(along: .vertical).lowest - drag.start.y + travel.y
    if drag.axis != .horizontal {
      for view in subviews { (view as? RefreshControl)?.pull(by: pulled) }
    }
    scroll(to: offset(from: drag.start, by: travel, along: drag.axis))
  }

  /// Notifies the delegate that a drag is over, and goes on after a flick or to a page.
  ///
  /// Spec: SCROLL-38, SCROLL-39, SCROLL-106, SCROLL-107.
  final func endDragging(inFlick: Bool, of travel: Point) {
    var rest = contentOffset
    if isPagingEnabled {
      rest = page(after: inFlick ? travel : Point())
    } else if inFlick {
      rest = offset(from: contentOffset, by: travel, along: drag?.axis)
    }
    let goesOn = rest != contentOffset
    drag = nil
    delegate?.scrollViewWillEndDragging(self)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn { decelerate(to: rest) }
  }

  /// Returns the offset of the next page in the direction of a flick, or of the nearest one without.
  ///
  /// Spec: SCROLL-107, SCROLL-108.
  private func page(after flick: Point) -> Point {
    var offset = contentOffset
    for axis in Axis.allCases {
      let range = range(along: axis)
      let place = (offset[axis] / size[axis]).clamped(0, 9e15)
      let before = Double(Int64(place))
      let isNext = flick[axis] < 0 ? place > before : flick[axis] == 0 && place - before >= 0.5
      offset[axis] = ((isNext ? before + 1 : before) * size[axis])
        .clamped(range.lowest, range.highest)
    }
    return offset
  }

  /// Returns the offset, within the content's edges, to which a way from another one leads.
  private func offset(from start: Point, by travel: Point, along only: Axis?) -> Point {
    var offset = contentOffset
    for axis in Axis.allCases where (only ?? axis) == axis {
      let range = range(along: axis)
      offset[axis] = (start[axis] - travel[axis]).clamped(range.lowest, range.highest)
    }
    return offset
  }

  /// Returns whether a view is in the content.
  private func contains(_ view: View) -> Bool {
    var current = view.superview
    while let ancestor = current, ancestor !== self { current = ancestor.superview }
    return current != nil
  }

  /// Returns whether a drag in the direction of a distance scrolls this view, and not the one around
  /// it, which counts even if its scrolling is disabled, as was reported.
  ///
  /// Spec: SCROLL-34, SCROLL-55, SCROLL-56, SCROLL-58.
  private func canScroll(along axis: Axis, by distance: Double) -> Bool {
    guard isScrollable(along: axis) else { return false }
    let isTransferred =
      axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    guard isTransferred, isAtEnd(along: axis, for: distance), let parent = enclosingScrollView
    else { return true }
    return parent.isAtEnd(along: axis, for: distance)
  }

  /// Whether a drag in the direction of a distance leads beyond the content's edge.
  private func isAtEnd(along axis: Axis, for distance: Double) -> Bool {
    let range = range(along: axis)
    let offset = contentOffset[axis]
    return distance > 0 ? offset <= range.lowest : offset >= range.highest
  }

  /// Returns whether the content is larger than the bounds, or can be dragged though it fits.
  ///
  /// Spec: SCROLL-34, SCROLL-35.
  func isScrollable(along axis: Axis) -> Bool {
    let range = range(along: axis)
    let bouncesAlways = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return range.lowest < range.highest || bounces && bouncesAlways
  }

  /// Returns the offsets between which the content covers the bounds.
  ///
  /// Spec: SCROLL-6.
  final func range(along axis: Axis) -> (lowest: Double, highest: Double) {
    let (before, after) =
      axis == .vertical
      ? (contentInset.top, contentInset.bottom) : (contentInset.left, contentInset.right)
    return (0 - before, max(0 - before, contentSize[axis] + after - size[axis]))
  }

  /// Scrolls back to the end of the content where it no longer reaches so far; not while the user scrolls,
  /// which is an implementation choice.
  ///
  /// Spec: SCROLL-110.
  final func keepContentInBounds() {
    guard !isTracking, !isDecelerating, !isZooming else { return }
    var offset = contentOffset
    for axis in Axis.allCases { offset[axis] = min(offset[axis], range(along: axis).highest) }
    scroll(to: offset)
  }

  /// Returns the axis along which more than two thirds of a way go, or nil: the share is an
  /// implementation choice, because SCROLL-36 gives no angle.
  ///
  /// Spec: SCROLL-36.
  private func mainAxis(of travel: Point) -> Axis? {
    Axis.allCases.first { 3 * abs(travel[$0]) > 2 * (abs(travel.x) + abs(travel.y)) }
  }
}

extension ScrollView {
  /// The view in the content that a pinch zooms, or nil.
  ///
  /// Spec: SCROLL-59.
  final var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// Notifies the delegate that a pinch is about to zoom.
  ///
  /// Spec: SCROLL-61.
  final func beginZooming() { delegate?.scrollViewWillBeginZooming(self) }

  /// Scales the zoomed view and the content to a scale between the limits.
  ///
  /// The offset stays, unless code zooms and the content no longer reaches so far: an implementation choice,
  /// because no clause covers this.
  ///
  /// Spec: SCROLL-59, SCROLL-91, SCROLL-110.
  final func zoom(to scale: Double) {
    guard let view = zoomedView else { return }
    let scale = scale.clamped(minimumZoomScale, maximumZoomScale)
    let origin = view.frame.origin
    let step = Transform(scaleX: scale / zoomScale, y: scale / zoomScale)
    storedZoomScale = scale
    contentSize = Rect(origin: Point(), size: contentSize).applying(step).size
    view.transform = Transform(scaleX: scale, y: scale)
    view.frame.origin = origin
    delegate?.scrollViewDidZoom(self)
  }

  /// Notifies the delegate that a pinch is over.
  ///
  /// Spec: SCROLL-61.
  final func endZooming() { delegate?.scrollViewDidEndZooming(self) }
}

extension Point {
  /// The coordinate along an axis.
  fileprivate subscript(axis: ScrollView.Axis) -> Double {
    get { axis == .vertical ? y : x }
    set {
      if axis == .vertical { y = newValue } else { x = newValue }
    }
  }
}

extension Size {
  /// The length along an axis.
  fileprivate subscript(axis: ScrollView.Axis) -> Double { axis == .vertical ? height : width }
}
