/// One finger from going down to being lifted.
///
/// The same object is updated all the time; only its window and view stay what they were when it
/// went down. It keeps both.
///
/// Spec: HIT-4, HIT-5.
public final class Touch {
  /// What the finger did last.
  public private(set) var phase = Phase.began
  /// Where the finger is, in points, in the space that the windows' frames lie in.
  public private(set) var location: Point
  /// The window that the touch began in; nil before it is sent, or where it met none.
  ///
  /// Spec: HIT-3.
  public internal(set) var window: Window?
  /// The view that the touch began in and belongs to; nil before it is sent, or where it met none.
  ///
  /// That a view which is taken out of its window keeps the touch is our choice: HIT-5 leaves that
  /// case open.
  ///
  /// Spec: HIT-3, HIT-4, HIT-5.
  public internal(set) var view: View?

  /// Makes the touch of a finger that goes down, in the space that the windows' frames lie in.
  public init(at location: Point) { self.location = location }

  /// Moves the finger, in the space that the windows' frames lie in.
  public func move(to location: Point) {
    self.location = location
    phase = .moved
  }

  /// Lifts the finger where it is.
  public func end() { phase = .ended }

  /// Takes the touch away from its view.
  public func cancel() { phase = .cancelled }

  /// Where the finger is in a view's coordinates, or in those of the touch's window for nil.
  public func location(in view: View?) -> Point {
    guard let target = view ?? window else { return location }
    return target.pointFromScreen(location)
  }

  /// Whether one call tells a view of both touches.
  func isDelivered(with other: Touch) -> Bool {
    window === other.window && view === other.view && phase == other.phase
  }
}
