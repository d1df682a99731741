/// Values by the beginning and the end of the texts that they are for, as in rules with a wildcard.
///
/// A text is compared with no rule that begins or ends otherwise, so that many rules for many texts
/// take the time of the texts and of what matches.
package struct AffixIndex<Value: Sendable>: Sendable {
  /// The values with one beginning.
  private struct Group: Sendable {
    var values: [ArraySlice<UInt8>: [(position: Int, value: Value)]] = [:]
    var lengths: Set<Int> = []
  }

  private var groups: [ArraySlice<UInt8>: Group] = [:]
  private var lengths: Set<Int> = []
  private var count = 0

  package init() {}

  /// Adds a value for the texts that begin and end like that; these must not overlap.
  package mutating func add(_ value: Value, start: some StringProtocol, end: some StringProtocol) {
    let (start, end) = (Array(start.utf8)[...], Array(end.utf8)[...])
    groups[start, default: Group()].values[end, default: []].append((count, value))
    groups[start]?.lengths.insert(end.count)
    lengths.insert(start.count)
    count += 1
  }

  /// Returns the values for a text, in the order in which they were added.
  package func values(for text: some StringProtocol) -> [Value] {
    let text = Array(text.utf8)
    var found: [(position: Int, value: Value)] = []
    for length in lengths where length <= text.count {
      guard let group = groups[text.prefix(length)] else { continue }
      for end in group.lengths where length + end <= text.count {
        found += group.values[text.suffix(end)] ?? []
      }
    }
    return found.sorted { $0.position < $1.position }.map(\.value)
  }
}
