import Conformance

/// The scripts between two looks at what was found.
struct Round: Sendable {
  private(set) var range: Range<Int>
  private let deadline: ContinuousClock.Instant?
  /// What scripts must not consist of, because an engine hangs.
  var avoided: [ScriptPattern] = []

  init(_ range: Range<Int>, until deadline: ContinuousClock.Instant?) {
    self.range = range
    self.deadline = deadline
  }

  /// Whether the time has passed.
  var isOver: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Ends the round at the last script.
  mutating func end(at count: Int) { range = range.clamped(to: 0..<max(count, 0)) }

  /// Begins the next round, twice as long.
  mutating func advance(upTo limit: Int) {
    range = range.upperBound..<(range.upperBound + min(limit, max(1, range.count) * 2))
  }

  /// Returns whether a script is left out.
  func avoids(_ script: Script) -> Bool { avoided.contains { $0.matches(script) } }
}

/// The kinds and the forms of steps of a script with which an engine hangs.
struct ScriptPattern: Sendable {
  private let kinds: Set<ResponderKind>
  private let forms: Set<String>

  init(_ script: Script) {
    kinds = Set(script.stage.responders.map(\.kind))
    forms = Set(script.steps.lazy.filter { $0.kind != .ask }.map(\.name))
  }

  /// Returns whether a script has all of the kinds and forms.
  func matches(_ script: Script) -> Bool {
    kinds.allSatisfy { kind in script.stage.responders.contains { $0.kind == kind } }
      && forms.allSatisfy { form in script.steps.contains { $0.name == form } }
  }
}
