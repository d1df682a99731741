/// The order in which scenarios are put to an engine; what is told keeps that of the pages.
package enum RunOrder: Hashable, Sendable {
  /// As they stand in the pages.
  case pages
  /// Shuffled; the same seed gives the same order.
  case shuffled(seed: UInt64)

  /// The places in the pages of so many scenarios, in the order in which they are run.
  func positions(_ count: Int) -> [Int] {
    var positions = Array(0..<count)
    guard case .shuffled(let seed) = self else { return positions }
    var numbers = SeededNumbers(seed: seed)
    // Written out, because another version of the standard library might shuffle otherwise.
    for last in positions.indices.dropFirst().reversed() {
      positions.swapAt(last, numbers.next(upTo: last))
    }
    return positions
  }
}
