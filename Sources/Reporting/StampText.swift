import Conformance

/// Tells what was recorded of a translation.
package enum StampText {
  /// The sections that are up to date now, and those that are no longer on record.
  package static func text(file: String, stamped: [String], removed: [String]) -> String {
    guard !stamped.isEmpty || !removed.isEmpty else { return "\(file): nothing has changed\n" }
    let lines = stamped.map { "up to date  \($0)" } + removed.map { "removed     \($0)" }
    var counts = ["\(Noun.counted(stamped.count, "section")) up to date"]
    if !removed.isEmpty { counts.append("\(removed.count) removed") }
    let summary = "\(file): \(counts.joined(separator: ", "))"
    return (lines + [summary]).map { "\($0.visible(upTo: 1000))\n" }.joined()
  }
}
