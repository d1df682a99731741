/// One of several parts of a run, each for one machine.
///
/// Scenarios are distributed round-robin, so that neighbours, which may all be slow, are in different
/// shards.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// Creates a part; nil unless `number` is between 1 and `count`.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `2/3`.
  package var description: String { "\(number)/\(count)" }

  /// Returns the shard's part of all elements.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
