import Conformance

/// What is to be known of a run before it begins.
package enum RunNotes {
  /// A line for the shard where it has no scenario, and one for the seed; empty as a rule.
  package static func text(shard: Shard?, of selected: Int, seed: UInt64?) -> String {
    var text = ""
    if let shard, shard.number > selected {
      let scenarios = Noun.counted(selected, "selected scenario")
      text += "shard \(shard) holds none of the \(scenarios): there is nothing to run\n"
    }
    if let seed { text += "shuffled with --seed \(seed)\n" }
    return text
  }
}
