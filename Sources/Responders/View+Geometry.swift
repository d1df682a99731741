extension View {
  /// The frame in the superview's coordinates, in points.
  ///
  /// With a transform, the bounding box of the transformed view; setting it then moves the center,
  /// and sizes the bounds by applying the inverse transform to the new frame. If the transform has
  /// no inverse, the frame is set as if there were no transform. Both are implementation choices,
  /// because no clause covers the frames of transformed views.
  ///
  /// Spec: HIT-22, HIT-27.
  public final var frame: Rect {
    get {
      guard isTransformed else { return Rect(origin: frameOrigin, size: size) }
      var rect = Rect(origin: Point() - size.half, size: size).applying(transform)
      rect.origin = rect.origin + center
      return rect
    }
    set {
      if isTransformed, let inverse = transform.inverted() {
        let middle = newValue.center - Point(x: transform.tx, y: transform.ty)
        size = Rect(origin: Point(), size: newValue.size).applying(inverse).size
        frameOrigin = middle - size.half
      } else {
        frameOrigin = newValue.origin
        size = newValue.size
      }
    }
  }

  /// The bounds in the view's own coordinates, in points.
  ///
  /// Setting the origin scrolls the content; setting the size keeps the center.
  ///
  /// Spec: HIT-7, HIT-25.
  public final var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != size else { return }
      let middle = center
      size = newValue.size
      frameOrigin = middle - size.half
    }
  }

  /// The center in the superview's coordinates, in points.
  ///
  /// Spec: HIT-28.
  public final var center: Point {
    get { frameOrigin + size.half }
    set { frameOrigin = newValue - size.half }
  }

  /// Converts a point from the superview's coordinates. Returns NaN coordinates if the transform
  /// has no inverse, so that the view contains no point: an implementation choice among those that
  /// HIT-30 allows (MAY).
  ///
  /// Spec: HIT-28, TOUCH-27.
  final func pointFromSuperview(_ point: Point) -> Point {
    // Without the detour through the center there is no rounding at the edges.
    guard isTransformed else { return point - frameOrigin + boundsOrigin }
    guard let inverse = transform.inverted() else { return Point(x: .nan, y: .nan) }
    return (point - center).applying(inverse) + size.half + boundsOrigin
  }

  /// Converts a point to the superview's coordinates.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28.
  final func pointToSuperview(_ point: Point) -> Point {
    guard isTransformed else { return point - boundsOrigin + frameOrigin }
    return (point - boundsOrigin - size.half).applying(transform) + center
  }
}

extension View {
  /// Converts a point, in points, to another view's coordinates; for nil, to those of the window,
  /// or of the root view if there is no window.
  ///
  /// If the two views have no common ancestor, the frames of their root views are taken to be in
  /// the same coordinates.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28.
  public final func convert(_ point: Point, to view: View?) -> Point {
    var location = point
    var current = self
    while let superview = current.superview {
      location = current.pointToSuperview(location)
      current = superview
    }
    guard let view else { return location }
    let path = view.pathFromOutermost
    if path.first === current { return path.dropFirst().reduce(location, Self.enter) }
    return path.reduce(current.pointToSuperview(location), Self.enter)
  }

  /// Converts a point, in points, from another view's coordinates; for nil, from those of the
  /// window, or of the root view if there is no window.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28.
  public final func convert(_ point: Point, from view: View?) -> Point {
    if let view { return view.convert(point, to: self) }
    return pathFromOutermost.dropFirst().reduce(point, Self.enter)
  }

  /// Converts a point of this view to the coordinates of the screen, in points: those in which the
  /// frame of the outermost superview lies, and touches begin.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28, WIN-6.
  public final func pointToScreen(_ point: Point) -> Point {
    var location = pointToSuperview(point)
    var ancestor = superview
    while let current = ancestor {
      location = current.pointToSuperview(location)
      ancestor = current.superview
    }
    return location
  }

  /// Converts a point from the coordinates of the root view's frame.
  final func pointFromScreen(_ point: Point) -> Point {
    pathFromOutermost.reduce(point, Self.enter)
  }

  private static func enter(_ point: Point, _ view: View) -> Point {
    view.pointFromSuperview(point)
  }

  /// The views from the root view to this one.
  private var pathFromOutermost: [View] {
    var path = [self]
    while let superview = path[path.count - 1].superview { path.append(superview) }
    path.reverse()
    return path
  }
}
