/// Texts by the beginnings and ends of rules, as of those with a wildcard.
///
/// A text is compared with no rule that begins or ends otherwise, so that many rules for many texts
/// take the time of the texts and of what matches.
package struct AffixIndex: Sendable {
  /// The numbers of the rules with one beginning, by their ends.
  private struct Group: Sendable {
    var numbers: [ArraySlice<UInt8>: [Int]] = [:]
    var lengths: Set<Int> = []
  }

  private var groups: [ArraySlice<UInt8>: Group] = [:]
  private var lengths: Set<Int> = []
  private var count = 0

  package init() {}

  /// Adds the next rule, for texts that begin and end like that; these must not overlap.
  package mutating func add(start: Substring, end: Substring) {
    let (start, end) = (Array(start.utf8)[...], Array(end.utf8)[...])
    groups[start, default: Group()].numbers[end, default: []].append(count)
    groups[start]?.lengths.insert(end.count)
    lengths.insert(start.count)
    count += 1
  }

  /// Returns the numbers of the rules for a text, from 0, in the order in which they were added.
  package func numbers(for text: String) -> [Int] {
    guard count > 0 else { return [] }
    let text = Array(text.utf8)
    var found: [Int] = []
    for length in lengths where length <= text.count {
      guard let group = groups[text.prefix(length)] else { continue }
      for end in group.lengths where length + end <= text.count {
        found += group.numbers[text.suffix(end)] ?? []
      }
    }
    return found.sorted()
  }
}
