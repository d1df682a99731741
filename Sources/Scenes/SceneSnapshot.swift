import Conformance

/// The visible state of a stage at one step of a script.
///
/// An engine produces the snapshots, so that drawings agree with its verdicts. They contain only
/// what drawings and timelines show.
package struct SceneSnapshot: Hashable, Sendable {
  /// What draws stages and asks about them: an engine, or nothing.
  package struct Source: Sendable {
    /// Returns the snapshots of a script: one of its stage, and one after each step.
    ///
    /// The result ends before the first step that cannot be performed, and is empty if the stage
    /// cannot be built. That of the stage need not be made again where another script has shown it.
    package let snapshots: @Sendable (Script, SceneSnapshot?) -> [SceneSnapshot]
    /// Performs a script, and returns its trace; nil where a step cannot be performed.
    package let trace: @Sendable (Script) -> Trace?

    package init(
      snapshots: @escaping @Sendable (Script, SceneSnapshot?) -> [SceneSnapshot],
      trace: @escaping @Sendable (Script) -> Trace?
    ) {
      self.snapshots = snapshots
      self.trace = trace
    }

    /// Draws nothing.
    package static let none = Source(snapshots: { _, _ in [] }, trace: { _ in nil })
  }

  /// The views and windows on the screen, from back to front.
  package var layers: [Layer]
  /// The fingers and the probed points.
  package var markers: [Marker]
  /// The calls that responders received during the step before it, in order.
  package var calls: [Trace.Call]
  /// The answer of the step before it, if that was a query.
  package var answer: Answer?
  /// The row of the next responder of each row, or nil without one on the stage.
  package var next: [Int?]
  /// What each recognizer went through in the last step, by row; the last state is its current one.
  package var recognizers: [Int: [Recognition]]
  /// The time in seconds since the script began.
  package var time: Double

  package init(
    layers: [Layer], markers: [Marker] = [], calls: [Trace.Call] = [],
    answer: Answer? = nil, next: [Int?] = [], recognizers: [Int: [Recognition]] = [:],
    time: Double = 0
  ) {
    self.layers = layers
    self.markers = markers
    self.calls = calls
    self.answer = answer
    self.next = next
    self.recognizers = recognizers
    self.time = time
  }

  /// The state of a recognizer, as timelines show it.
  package enum Recognition: String, Hashable, Sendable {
    /// The recognizer has no touches.
    case idle
    /// The recognizer has touches, and has not decided yet.
    case possible
    /// The recognizer is in the state of that name.
    case began, changed, ended, cancelled, failed
  }

  /// One view or window on the screen.
  package struct Layer: Hashable, Sendable {
    /// The index of its row in the stage.
    package var row: Int
    /// The corners in screen coordinates, in points, in the order top left, top right, bottom
    /// right, bottom left of the view's own coordinates.
    package var corners: [Point]
    /// The width in the view's own coordinates, in points.
    package var width: Double
    /// The height in the view's own coordinates, in points.
    package var height: Double
    /// The radius of the corners in the view's own coordinates, in points.
    package var cornerRadius: Double
    /// The row of the view that contains the layer; nil for windows and other views in none of the stage.
    package var container: Int?
    /// Whether neither the view nor any of its superviews is hidden or almost transparent.
    package var isVisible: Bool
    /// Whether the view itself accepts touches, regardless of visibility: user interaction is
    /// enabled, and so is the view if it is a control.
    package var isInteractive: Bool
    /// The row of the nearest scroll view around it that clips its content; nil without one.
    package var scrollView: Int?
    /// The content of a scroll view, as seen from the view's top left corner; nil for other views.
    package var content: Rect?

    package init(
      row: Int, corners: [Point], width: Double, height: Double, cornerRadius: Double = 0,
      container: Int? = nil, isVisible: Bool = true, isInteractive: Bool = true,
      scrollView: Int? = nil, content: Rect? = nil
    ) {
      self.row = row
      self.corners = corners
      self.width = width
      self.height = height
      self.cornerRadius = cornerRadius
      self.container = container
      self.isVisible = isVisible
      self.isInteractive = isInteractive
      self.scrollView = scrollView
      self.content = content
    }
  }

  /// A finger or a probed point.
  package struct Marker: Hashable, Sendable {
    /// The kinds of markers.
    package enum Kind: Hashable, Sendable {
      /// A finger that is down, by its number.
      case down(Int)
      /// A finger that the last step lifted or cancelled, by its number.
      case lifted(Int)
      /// A point that the last step passed to a view.
      case probe
    }

    /// The kind of the marker.
    package var kind: Kind
    /// The location in screen coordinates, in points.
    package var point: Point

    package init(_ kind: Kind, at point: Point) {
      self.kind = kind
      self.point = point
    }
  }
}
