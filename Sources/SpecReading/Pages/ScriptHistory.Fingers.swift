extension ScriptHistory {
  /// Some of the fingers, whose numbers go from 1 to 10.
  ///
  /// A bit for each, because most scenarios touch, and sets would take memory in each.
  struct Fingers {
    private var bits: UInt = 0

    /// Whether there is none.
    var isEmpty: Bool { bits == 0 }

    /// Whether a finger is one of them.
    func contains(_ finger: Int) -> Bool { bits & Self.bit(finger) != 0 }

    /// Adds a finger; says whether it was none of them.
    @discardableResult
    mutating func insert(_ finger: Int) -> Bool {
      defer { bits |= Self.bit(finger) }
      return !contains(finger)
    }

    /// Takes a finger out; says whether it was one of them.
    mutating func remove(_ finger: Int) -> Bool {
      defer { bits &= ~Self.bit(finger) }
      return contains(finger)
    }

    private static func bit(_ finger: Int) -> UInt { 1 << finger }
  }
}
