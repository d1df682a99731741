/// One of several parts of a run that are run apart, for one machine each.
///
/// Scenarios are dealt like cards: the first to the first shard, the second to the second, so that
/// slow neighbours do not all come to the same.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, counted from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// A part; nil where there is no such one.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `2/3`.
  package var description: String { "\(number)/\(count)" }

  /// Its part of what is dealt.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
