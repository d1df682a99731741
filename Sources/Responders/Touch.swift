/// One finger from going down to being lifted.
///
/// The same object is updated all the time; only its window and view stay what they were when it
/// went down. It keeps both. Its accesses never overlap, and checking that would only cost.
///
/// Spec: HIT-4, HIT-5, TOUCH-1, TOUCH-2, WIN-10.
public final class Touch {
  /// The number of the finger, as whoever made the touch counts them.
  public let finger: Int
  /// How many quick taps at one place this finger makes, with this touch, from 1.
  ///
  /// It does not change while the finger moves: our choice, because sources do not say (TOUCH-26,
  /// MAY).
  ///
  /// Spec: TOUCH-25, TOUCH-26.
  public let tapCount: Int
  /// What the finger did last.
  ///
  /// Spec: TOUCH-12.
  @exclusivity(unchecked) public private(set) var phase = Phase.began
  /// When the finger did that, in seconds on the clock of whoever made the touch.
  @exclusivity(unchecked) public private(set) var timestamp: Double
  /// Where the finger is, in points, in the space that the windows' frames lie in.
  ///
  /// Spec: TOUCH-27.
  @exclusivity(unchecked) public private(set) var location: Point
  /// Where the finger was before it last did something; where it is, when it goes down.
  ///
  /// Spec: TOUCH-28.
  @exclusivity(unchecked) public private(set) var previousLocation: Point
  /// The window that the touch began in; nil before it is sent, or where it met none.
  ///
  /// Spec: HIT-3, TOUCH-11, WIN-4, WIN-10.
  @exclusivity(unchecked) public private(set) var window: Window?
  /// The view that the touch began in and belongs to; nil before it is sent, or where it met none.
  ///
  /// Unchanged when the view is removed from its window, although the view then receives
  /// `touchesCancelled`: our choice, because HIT-5 leaves that case open.
  ///
  /// Spec: HIT-3, HIT-4, HIT-5, TOUCH-1, TOUCH-10, TOUCH-11, TOUCH-23, WIN-4.
  @exclusivity(unchecked) public private(set) var view: View?

  /// The recognizers that receive the touch, those of the deepest views first; the same after it
  /// is over.
  ///
  /// Spec: GESTURE-1.
  @exclusivity(unchecked)
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// Where the finger went down, in the same space.
  let initialLocation: Point
  /// Where the finger is in the window, as that stood when the finger last did something.
  ///
  /// Spec: TOUCH-29.
  @exclusivity(unchecked) private var windowLocation = Point()
  /// Where the finger was in the window before that.
  @exclusivity(unchecked) private var previousWindowLocation = Point()
  /// Whether its view was told that it began, and not yet that it is over.
  @exclusivity(unchecked) var isActiveInView = false
  /// Whether recognizers know that it is over; its phase says so before the event comes.
  @exclusivity(unchecked) var isOver = false
  /// Whether its window and view were looked for.
  @exclusivity(unchecked) var isResolved = false
  /// Whether it went down where its view's own drags begin.
  @exclusivity(unchecked) var beganInDragArea = false
  /// Whether its view is told of it.
  @exclusivity(unchecked) var tracking = Tracking.undecided
  /// The responders besides its view that received its beginning, each with its forwarder.
  @exclusivity(unchecked) var forwarding = Forwarding()

  /// Makes the touch of a finger that goes down, in the space that the windows' frames lie in.
  ///
  /// After another touch of the same finger it is a further tap where that one was lifted at most
  /// 0.35 seconds ago and 45 points away: our choice, because sources give no numbers and TOUCH-25
  /// leaves the limits open. The way counts from where that finger was lifted.
  ///
  /// Spec: TOUCH-2, TOUCH-25.
  public init(
    at location: Point, finger: Int = 1, timestamp: Double = 0, after previous: Touch? = nil
  ) {
    self.location = location
    previousLocation = location
    initialLocation = location
    self.finger = finger
    self.timestamp = timestamp
    tapCount = previous?.tapCount(ofTapAt: location, timestamp) ?? 1
  }

  /// Moves the finger, in the space that the windows' frames lie in.
  ///
  /// Spec: TOUCH-12, TOUCH-28.
  public func move(to location: Point, timestamp: Double? = nil) {
    update(.moved, timestamp)
    self.location = location
    if let window { windowLocation = window.pointFromSuperview(location) }
  }

  /// Leaves the finger where it is while another does something.
  ///
  /// Spec: TOUCH-12, TOUCH-13.
  public func stay() { phase = .stationary }

  /// Lifts the finger where it is.
  ///
  /// Spec: TOUCH-2, TOUCH-12.
  public func end(timestamp: Double? = nil) { update(.ended, timestamp) }

  /// Takes the touch away from its view.
  ///
  /// Spec: TOUCH-12, TOUCH-21, TOUCH-33.
  public func cancel(timestamp: Double? = nil) { update(.cancelled, timestamp) }

  /// Where the finger is in a view's coordinates, or in those of the touch's window for nil; by
  /// where the view stands in the window now. A window that moves takes the place along until the
  /// finger moves.
  ///
  /// Spec: TOUCH-27, TOUCH-29, WIN-6.
  public func location(in view: View?) -> Point { convert(location, windowLocation, to: view) }

  /// Where the finger was in a view's coordinates, or in those of the touch's window for nil; by
  /// where the view stands in the window now.
  ///
  /// Spec: TOUCH-28, TOUCH-29, WIN-6.
  public func previousLocation(in view: View?) -> Point {
    convert(previousLocation, previousWindowLocation, to: view)
  }

  /// Ties the touch to the view that it began in, at a place in the window.
  ///
  /// Spec: TOUCH-1, WIN-4, WIN-6.
  func begin(in view: View, of window: Window, at windowLocation: Point) {
    self.window = window
    self.view = view
    self.windowLocation = windowLocation
    previousWindowLocation = windowLocation
  }

  private func update(_ phase: Phase, _ timestamp: Double?) {
    self.phase = phase
    previousLocation = location
    previousWindowLocation = windowLocation
    if let timestamp { self.timestamp = timestamp }
  }

  /// Converts from the window, or from the windows' space where the touch has none.
  private func convert(_ point: Point, _ windowLocation: Point, to view: View?) -> Point {
    guard let window else { return view?.pointFromScreen(point) ?? point }
    return view?.convert(windowLocation, from: window) ?? windowLocation
  }

  private func tapCount(ofTapAt point: Point, _ time: Double) -> Int {
    let offset = point - location
    let isNear = offset.x * offset.x + offset.y * offset.y <= 45 * 45
    return phase == .ended && time - timestamp <= 0.35 && isNear ? tapCount + 1 : 1
  }
}

extension Touch {
  /// What a finger did last.
  ///
  /// Spec: TOUCH-12.
  public enum Phase: Hashable, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was while another did something.
    ///
    /// Spec: TOUCH-12, TOUCH-13.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    ///
    /// Spec: TOUCH-12, TOUCH-21.
    case cancelled

    /// Whether the touch is over.
    ///
    /// Spec: TOUCH-2, TOUCH-21.
    public var isFinal: Bool { self == .ended || self == .cancelled }
  }
}

extension Touch {
  /// Whether a touch's view is told of it, which is decided once, when the touch begins.
  enum Tracking {
    /// Its window has not been given it yet.
    case undecided
    /// The view is told, until the touch is over.
    case tracked
    /// The view is not told, now or later.
    case refused
  }

  /// Decides whether the view is told, when the window is given the touch for the first time.
  ///
  /// Spec: TOUCH-16, TOUCH-19, TOUCH-20, TOUCH-22.
  func decideTracking(among touches: [Touch]) {
    guard tracking == .undecided else { return }
    tracking = phase == .began && isAccepted(among: touches) ? .tracked : .refused
  }

  /// Whether one call tells a view of both touches.
  ///
  /// Spec: TOUCH-13, TOUCH-14, TOUCH-15.
  func isDelivered(with other: Touch) -> Bool {
    tracking == .tracked && window === other.window && view === other.view && phase == other.phase
  }

  /// Whether the view may have this touch besides those that are tracked already.
  ///
  /// One that ends in the same event still counts: our choice, because sources do not say.
  ///
  /// Spec: TOUCH-11, TOUCH-16, TOUCH-17, TOUCH-18, TOUCH-19, TOUCH-20, TOUCH-32.
  private func isAccepted(among touches: [Touch]) -> Bool {
    guard let view else { return false }
    for other in touches where other.tracking == .tracked && other.window === window {
      guard let taken = other.view else { continue }
      if taken === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || taken.isExclusiveTouch {
        return false
      }
    }
    return true
  }
}
