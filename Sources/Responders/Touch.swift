/// A touch: one finger from going down to being lifted.
///
/// The same object is updated throughout; only its window and view keep the values they had at the
/// beginning. The touch retains both. Exclusivity checks are off, because accesses never overlap
/// and the checks would only cost time.
///
/// Spec: HIT-5, TOUCH-1.
public final class Touch {
  /// The caller's number for the finger.
  public let finger: Int
  /// The number of quick taps at one place, including this touch, from 1; 0 once it was lifted after a
  /// second or more.
  ///
  /// Does not change while the finger moves: an implementation choice, because the sources do not
  /// say (TOUCH-26, MAY).
  ///
  /// Spec: TOUCH-25, TOUCH-26, TOUCH-43.
  public var tapCount: Int { phase == .ended && timestamp - initialTimestamp >= 1 ? 0 : taps }
  /// The number of taps when the touch began.
  private let taps: Int
  /// What makes the touch.
  ///
  /// Spec: GESTURE-74.
  public let type: TouchType
  /// The phase of the touch.
  ///
  /// Spec: TOUCH-12.
  @exclusivity(unchecked) public private(set) var phase = Phase.began
  /// The time of the last change, in seconds on the caller's clock.
  @exclusivity(unchecked) public private(set) var timestamp: Double
  /// The location in points, in the coordinates of the windows' frames.
  ///
  /// Spec: TOUCH-27.
  @exclusivity(unchecked) public private(set) var location: Point
  /// The location before the last change; equal to `location` when the touch begins.
  ///
  /// Spec: TOUCH-28.
  @exclusivity(unchecked) public private(set) var previousLocation: Point
  /// The window in which the touch began; nil before the event is sent, or if no window was hit.
  ///
  /// Spec: HIT-3, TOUCH-11, WIN-4, WIN-10.
  @exclusivity(unchecked) public private(set) var window: Window?
  /// The view in which the touch began; nil before the event is sent, or if no view was hit.
  ///
  /// Unchanged when the view is removed from its window, although the view then receives
  /// `touchesCancelled`: an implementation choice, because HIT-5 leaves that case open.
  ///
  /// Spec: HIT-4, TOUCH-10.
  @exclusivity(unchecked) public private(set) var view: View?

  /// The recognizers that receive the touch, those of deeper views first; unchanged when the touch
  /// is over.
  ///
  /// Spec: GESTURE-1.
  @exclusivity(unchecked)
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The location at which the touch began, in the coordinates of `location`.
  let initialLocation: Point
  /// The time at which the touch began, in seconds.
  let initialTimestamp: Double
  /// The location in the window, computed at the last change.
  ///
  /// Spec: TOUCH-29.
  @exclusivity(unchecked) private var windowLocation = Point()
  /// The location in the window before the last change.
  @exclusivity(unchecked) private var previousWindowLocation = Point()
  /// Whether the view has received the beginning of the touch and not yet its end.
  @exclusivity(unchecked) var isActiveInView = false
  /// Whether the arbiter has handled the end of the touch; `phase` is final earlier, before the
  /// event is sent.
  @exclusivity(unchecked) var isOver = false
  /// Whether the finger was lifted while it moved.
  @exclusivity(unchecked) private(set) var endsInFlick = false
  /// Whether hit-testing was done for this touch.
  @exclusivity(unchecked) var isResolved = false
  /// Whether the touch closed a menu when it began.
  ///
  /// Spec: CONTROL-85.
  @exclusivity(unchecked) var closesMenu = false
  /// Whether the touch began in its view's `horizontalDragArea`.
  @exclusivity(unchecked) var beganInDragArea = false
  /// Whether the touch is delivered to its view.
  @exclusivity(unchecked) var tracking = Tracking.undecided
  /// The responders besides the view that received the beginning, each with the responder that
  /// forwarded it.
  @exclusivity(unchecked) var forwarding = Forwarding()

  /// Creates a touch that begins at a location, in points in the coordinates of the windows'
  /// frames.
  ///
  /// It increments the tap count of a previous touch of the same finger that was lifted at most
  /// 0.35 seconds earlier and 45 points away, measured from where it was lifted: an implementation
  /// choice, because TOUCH-25 leaves the limits open.
  ///
  /// Spec: TOUCH-2, TOUCH-25.
  public init(
    at location: Point, finger: Int = 1, timestamp: Double = 0, after previous: Touch? = nil,
    type: TouchType = .direct
  ) {
    self.location = location
    previousLocation = location
    initialLocation = location
    self.finger = finger
    self.type = type
    self.timestamp = timestamp
    initialTimestamp = timestamp
    taps = previous?.tapCount(ofTapAt: location, timestamp) ?? 1
  }

  /// Moves the touch to a location, in points in the coordinates of the windows' frames.
  ///
  /// Spec: TOUCH-12, TOUCH-28.
  public func move(to location: Point, timestamp: Double? = nil) {
    update(.moved, timestamp)
    self.location = location
    if let window { windowLocation = window.pointFromSuperview(location) }
  }

  /// Marks the touch as stationary while another one changes.
  ///
  /// Spec: TOUCH-12, TOUCH-13.
  public func stay() { phase = .stationary }

  /// Ends the touch at its present location, in a flick where the finger still moves.
  ///
  /// Spec: SCROLL-106, TOUCH-2, TOUCH-12.
  public func end(timestamp: Double? = nil, inFlick: Bool = false) {
    update(.ended, timestamp)
    endsInFlick = inFlick
  }

  /// Cancels the touch.
  ///
  /// Spec: TOUCH-12, TOUCH-21, TOUCH-33.
  public func cancel(timestamp: Double? = nil) { update(.cancelled, timestamp) }

  /// Returns the location in a view's coordinates, or in the window's coordinates for nil, using
  /// the view's present frame. When the window moves, the location in it stays the same until the
  /// touch moves.
  ///
  /// Spec: TOUCH-27, TOUCH-29, WIN-6.
  public func location(in view: View?) -> Point { convert(location, windowLocation, to: view) }

  /// Returns the previous location in a view's coordinates, or in the window's coordinates for nil,
  /// using the view's present frame.
  ///
  /// Spec: TOUCH-28, TOUCH-29, WIN-6.
  public func previousLocation(in view: View?) -> Point {
    convert(previousLocation, previousWindowLocation, to: view)
  }

  /// Sets the window and view in which the touch began, and its location in the window.
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

  /// Converts from the window's coordinates, or from those of the windows' frames if there is no
  /// window.
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
  /// The phases of a touch.
  ///
  /// Spec: TOUCH-12.
  public enum Phase: Hashable, Sendable {
    /// The finger went down.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move while another touch changed.
    ///
    /// Spec: TOUCH-12, TOUCH-13.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system cancelled the touch.
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
  /// What changes while the finger is down, as of one event.
  ///
  /// Spec: GESTURE-70.
  struct State: Equatable {
    fileprivate let phase: Phase
    fileprivate let timestamp: Double
    fileprivate let location: Point
    fileprivate let previousLocation: Point
    fileprivate let windowLocation: Point
    fileprivate let previousWindowLocation: Point
  }

  /// The present state.
  var state: State {
    get {
      State(
        phase: phase, timestamp: timestamp, location: location, previousLocation: previousLocation,
        windowLocation: windowLocation, previousWindowLocation: previousWindowLocation)
    }
    set {
      phase = newValue.phase
      timestamp = newValue.timestamp
      location = newValue.location
      previousLocation = newValue.previousLocation
      windowLocation = newValue.windowLocation
      previousWindowLocation = newValue.previousWindowLocation
    }
  }
}

extension Touch {
  /// Whether a touch is delivered to its view; decided once, when it begins.
  enum Tracking {
    /// The window has not received the touch yet.
    case undecided
    /// The touch is delivered to its view until it is over.
    case tracked
    /// The touch is not delivered to its view.
    case refused
  }

  /// Decides whether the touch is delivered to its view, when its window receives it for the first
  /// time.
  ///
  /// Spec: TOUCH-16, TOUCH-19, TOUCH-20, TOUCH-22.
  func decideTracking(among touches: [Touch]) {
    guard tracking == .undecided else { return }
    tracking = phase == .began && isAccepted(among: touches) ? .tracked : .refused
  }

  /// Whether both touches are delivered to a view in one call.
  ///
  /// Spec: TOUCH-13, TOUCH-14, TOUCH-15.
  func isDelivered(with other: Touch) -> Bool {
    tracking == .tracked && window === other.window && view === other.view && phase == other.phase
  }

  /// Whether the view accepts this touch besides the touches it already has, given multiple and
  /// exclusive touch.
  ///
  /// A touch that ends in the same event still counts: an implementation choice, because the
  /// sources do not say.
  ///
  /// Spec: TOUCH-16, TOUCH-19.
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
