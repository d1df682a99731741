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

  /// A point of this view, in points, in the space that the outermost frame lies in: for a view in a
  /// window that from which touches come.
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
