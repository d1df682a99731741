import Conformance
import Results

/// The order in which scenarios are run; events and reports keep the order of the pages.
package enum RunOrder: Hashable, Sendable {
  /// The order of the pages.
  case pages
  /// Shuffled; the same seed gives the same order.
  case shuffled(seed: UInt64)

  /// Returns the positions in the pages of `count` scenarios, in the order in which they are run.
  func positions(_ count: Int) -> [Int] {
    var positions = Array(0..<count)
    guard case .shuffled(let seed) = self else { return positions }
    var numbers = SeededNumbers(seed: seed)
    // Not `shuffle(using:)`, whose result may change with the standard library's version.
    for last in positions.indices.dropFirst().reversed() {
      positions.swapAt(last, numbers.next(upTo: last))
    }
    return positions
  }
}

/// A buffer that returns elements in order, whatever order they are added in.
struct InOrder<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0

  /// Adds the element at a position, from 0, and returns the elements that are next in order.
  mutating func add(_ element: Element, at position: Int) -> [Element] {
    waiting[position] = element
    var ready: [Element] = []
    while let element = waiting.removeValue(forKey: next) {
      ready.append(element)
      next += 1
    }
    return ready
  }

  /// Returns the remaining elements in order, although their predecessors are missing.
  mutating func takeRest() -> [Element] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }
}
