import Conformance
import Responders

extension Responders.Point {
  /// The point that a script names.
  init(_ point: Conformance.Point) { self.init(x: point.x, y: point.y) }
}

extension Responders.Rect {
  /// The rectangle that a script names.
  init(_ rect: Conformance.Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension Conformance.Point {
  /// Whether both coordinates are real numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Conformance.Rect {
  /// Whether all four numbers are real numbers.
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
