/// The edges of the screen: those of a window, which fills it.
public struct ScreenEdges: OptionSet, Hashable, Sendable {
  /// The edges as a bit mask; other bits have no meaning.
  public let rawValue: Int

  /// Makes a set of edges from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The edge at the least y.
  public static let top = ScreenEdges(rawValue: 1)
  /// The edge at the least x.
  public static let left = ScreenEdges(rawValue: 2)
  /// The edge at the greatest y.
  public static let bottom = ScreenEdges(rawValue: 4)
  /// The edge at the greatest x.
  public static let right = ScreenEdges(rawValue: 8)

  /// The edges near which a touch began: within 20 points, an implementation choice, because the
  /// sources give no number.
  ///
  /// Spec: EDGE-1.
  init(near touch: Touch) {
    self = []
    guard let frame = touch.window?.frame else { return }
    let (x, y) = (touch.initialLocation.x, touch.initialLocation.y)
    if y - frame.origin.y < 20 { insert(.top) }
    if x - frame.origin.x < 20 { insert(.left) }
    if frame.origin.y + frame.size.height - y < 20 { insert(.bottom) }
    if frame.origin.x + frame.size.width - x < 20 { insert(.right) }
  }

  /// Returns whether a displacement leads inwards from one of the edges: more across it than along
  /// it, an implementation choice, because the sources give no angle.
  ///
  /// Spec: EDGE-3.
  func admit(_ way: Point) -> Bool {
    contains(.left) && way.x > abs(way.y) || contains(.right) && -way.x > abs(way.y)
      || contains(.top) && way.y > abs(way.x) || contains(.bottom) && -way.y > abs(way.x)
  }
}

/// A recognizer for pans that start near an edge of the screen and lead inwards, with one finger.
///
/// Spec: EDGE-1, EDGE-2, EDGE-3.
open class EdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges at which the gesture can start; none by default.
  ///
  /// Spec: EDGE-1.
  public final var edges: ScreenEdges = []

  open override var description: String { "EdgePanGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if first(of: touches) != nil, startEdges.isEmpty { state = .failed }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let touch = first(of: touches) else { return }
    if isInProgress {
      state = .changed
    } else if touch.displacement.squaredLength >= 10 * 10 {
      state = startEdges.admit(touch.displacement) ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if first(of: touches) != nil { state = isInProgress ? .ended : .failed }
  }

  /// The edges of `edges` near which the first touch began.
  private var startEdges: ScreenEdges {
    touches.first.map { edges.intersection(ScreenEdges(near: $0)) } ?? []
  }

  /// Returns the first touch of the attempt if it is one of these; the others are ignored.
  ///
  /// Spec: EDGE-2.
  private func first(of touches: [Touch]) -> Touch? {
    touches.first { $0 === self.touches.first }
  }
}
