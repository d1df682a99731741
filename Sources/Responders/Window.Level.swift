extension Window {
  /// How far in front a window lies, whatever the order of adding.
  ///
  /// Spec: WIN-7.
  public struct Level: Hashable, Sendable, Comparable {
    /// The number; higher ones lie in front.
    public let rawValue: Double

    /// Makes a level from its number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The level of most windows, 0.
    public static var normal: Level { Level(rawValue: 0) }
    /// The level of a status bar, 1000.
    public static var statusBar: Level { Level(rawValue: 1000) }
    /// The level of an alert, 2000.
    public static var alert: Level { Level(rawValue: 2000) }

    /// Whether the first lies behind the second.
    ///
    /// Spec: WIN-7.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
