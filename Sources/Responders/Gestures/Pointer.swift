/// A recognizer of a pointer that is over its view, without a button that is down.
///
/// It takes no touches, and no other recognizer keeps it from recognizing: implementation choices,
/// because no clause covers these.
///
/// Spec: GESTURE-77, GESTURE-78.
open class HoverGestureRecognizer: GestureRecognizer {
  /// Creates a recognizer that takes no touches.
  public override init() {
    super.init()
    allowedTouchTypes = []
  }

  open override var description: String { "HoverGestureRecognizer" }
}

extension PanGestureRecognizer {
  /// A set of kinds of scrolling input.
  public struct ScrollTypes: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The wheel of a mouse.
    public static var discrete: ScrollTypes { ScrollTypes(rawValue: 1) }
    /// A trackpad.
    public static var continuous: ScrollTypes { ScrollTypes(rawValue: 2) }
  }
}

extension Application {
  /// Moves the pointer to a location of the screen, in points; nil takes it away.
  ///
  /// Spec: GESTURE-77, GESTURE-78.
  public final func movePointer(to location: Point?) {
    var reached: [HoverGestureRecognizer] = []
    for recognizer in location.map(recognizers(at:)) ?? [] where recognizer.isEnabled {
      if let recognizer = recognizer as? HoverGestureRecognizer { reached.append(recognizer) }
    }
    let left = hovered.filter { recognizer in !reached.contains { $0 === recognizer } }
    hovered = reached
    for recognizer in left { recognizer.fire(in: .ended) }
    for recognizer in reached {
      recognizer.fire(in: recognizer.currentState.isRunning ? .changed : .began)
    }
  }

  /// Scrolls by an input device while the pointer is at a location of the screen, in points: the
  /// first pan recognizer that takes such input begins and ends.
  ///
  /// Scroll views do not move: an implementation choice, because no clause covers this.
  ///
  /// Spec: GESTURE-80, GESTURE-81, GESTURE-82.
  public final func scroll(_ type: PanGestureRecognizer.ScrollTypes, at location: Point) {
    drive(at: location) { recognizer in
      (recognizer as? PanGestureRecognizer)?.allowedScrollTypes.contains(type) == true
    }
  }

  /// Pinches on a trackpad while the pointer is at a location of the screen, in points: the first
  /// recognizer of pinches begins and ends.
  ///
  /// Scroll views do not zoom: an implementation choice, because no clause covers this.
  ///
  /// Spec: GESTURE-89.
  public final func pinch(at location: Point) {
    drive(at: location) { recognizer in
      recognizer is PinchGestureRecognizer && !(recognizer is ScrollPinchGestureRecognizer)
    }
  }

  /// Rotates on a trackpad while the pointer is at a location of the screen, in points: the first
  /// recognizer of rotations begins and ends.
  ///
  /// Spec: GESTURE-89.
  public final func rotate(at location: Point) {
    drive(at: location) { $0 is RotationGestureRecognizer }
  }

  /// Lets the first recognizer at a location that takes an event without touches begin and end.
  private func drive(at location: Point, where takesEvent: (GestureRecognizer) -> Bool) {
    for recognizer in recognizers(at: location) where recognizer.isEnabled {
      guard takesEvent(recognizer), !recognizer.isInProgress,
        recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
      else { continue }
      recognizer.fire(in: .began)
      recognizer.fire(in: .ended)
      return
    }
  }

  /// Returns the recognizers of the view at a location, and then those of its superviews.
  private func recognizers(at location: Point) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var current = hit(at: location, with: nil)?.view
    while let view = current {
      found += view.gestureRecognizers.reversed()
      current = view.superview
    }
    return found
  }
}

extension GestureRecognizer {
  /// Changes the state and sends the actions, for an event without touches.
  final func fire(in state: State) {
    currentState = state
    fire()
    if state.isFinal { currentState = .possible }
  }
}
