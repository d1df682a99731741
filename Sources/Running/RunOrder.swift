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

/// Pseudorandom numbers that are the same for the same seed on every machine (SplitMix64).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number, from 0 to `limit`.
  mutating func next(upTo limit: Int) -> Int {
    // The bias of the multiplication is negligible for the length of a list.
    Int(next().multipliedFullWidth(by: UInt64(limit) + 1).high)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
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
