extension View {
  /// The rectangle that the view takes in its superview's coordinates, in points.
  ///
  /// With a transform it is the upright rectangle around the transformed view; setting it then
  /// moves the centre and gives the bounds the size that the undone transform gives the frame.
  /// That, and that a frame set under a transform that cannot be undone is taken as if there were
  /// none, is our choice: no clause speaks of frames of transformed views.
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

  /// The view's own coordinates, in points: which of them its corner has, and its size.
  ///
  /// A new origin scrolls the content; a new size leaves the centre where it is.
  ///
  /// Spec: HIT-7, HIT-24, HIT-25, HIT-26, HIT-29.
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

  /// The middle of the view in its superview's coordinates, in points, were there no transform
  /// about it.
  ///
  /// Spec: HIT-28.
  public final var center: Point {
    get { frameOrigin + size.half }
    set { frameOrigin = newValue - size.half }
  }

  /// A point of the superview in this view's coordinates; not a number where the transform cannot
  /// be undone, so that such a view contains nothing, which is our choice among what HIT-30 allows
  /// (MAY).
  ///
  /// Spec: HIT-24, HIT-27, HIT-28, HIT-30, WIN-6, TOUCH-27, TOUCH-29.
  final func pointFromSuperview(_ point: Point) -> Point {
    // Without a transform only the corner counts: no rounding at the edges.
    guard isTransformed else { return point - frameOrigin + boundsOrigin }
    guard let inverse = transform.inverted() else { return Point(x: .nan, y: .nan) }
    return (point - center).applying(inverse) + size.half + boundsOrigin
  }

  /// A point of this view in its superview's coordinates.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28.
  final func pointToSuperview(_ point: Point) -> Point {
    guard isTransformed else { return point - boundsOrigin + frameOrigin }
    return (point - boundsOrigin - size.half).applying(transform) + center
  }
}

extension View {
  /// A point of this view, in points, in another view's coordinates; for nil in those of the
  /// window, or of the outermost view where there is no window.
  ///
  /// Where the two views share no ancestor, their outermost frames count as lying in one space.
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

  /// A point of another view, in points, in this view's coordinates; for nil one of the window, or
  /// of the outermost view where there is no window.
  ///
  /// Spec: HIT-24, HIT-27, HIT-28.
  public final func convert(_ point: Point, from view: View?) -> Point {
    if let view { return view.convert(point, to: self) }
    return pathFromOutermost.dropFirst().reduce(point, Self.enter)
  }

  /// A point of the space that the outermost frame lies in, in this view's coordinates.
  final func pointFromScreen(_ point: Point) -> Point {
    pathFromOutermost.reduce(point, Self.enter)
  }

  private static func enter(_ point: Point, _ view: View) -> Point {
    view.pointFromSuperview(point)
  }

  /// The views from the outermost one to this one.
  private var pathFromOutermost: [View] {
    var path = [self]
    while let superview = path[path.count - 1].superview { path.append(superview) }
    path.reverse()
    return path
  }
}
