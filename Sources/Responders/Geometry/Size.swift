/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes the size without any extent.
  public init() { self.init(width: 0, height: 0) }

  /// How far the middle of a rectangle of this size lies from its top left corner.
  var half: Point { Point(x: width / 2, y: height / 2) }
}
