import Conformance

/// Counts of scenarios, those that bind apart from those that advise.
struct LevelTally: Hashable, Sendable {
  /// The scenarios of clauses with MUST.
  var binding = Tally()
  /// The scenarios of clauses with SHOULD and MAY.
  var advisory = Tally()

  /// All of them.
  var total: Tally {
    var total = binding
    total.add(advisory)
    return total
  }

  /// Adds the counts of scenarios of that level.
  mutating func add(_ tally: Tally, at level: Level) {
    if level == .must { binding.add(tally) } else { advisory.add(tally) }
  }

  /// Adds the counts of another.
  mutating func add(_ other: LevelTally) {
    binding.add(other.binding)
    advisory.add(other.advisory)
  }
}
