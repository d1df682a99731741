import Results

/// A sequence of numbers that is the same for the same seed, or that bytes decide one by one.
struct RandomSource: Sendable {
  private var numbers: SeededNumbers
  private var bytes: ArraySlice<UInt8>?

  /// Creates the sequence that bytes decide; it goes on as if all further bytes were 255.
  init(_ bytes: [UInt8]) {
    numbers = SeededNumbers(seed: 0)
    self.bytes = bytes[...]
  }

  /// Creates the sequence of one script of a run.
  init(seed: UInt64, script index: Int) {
    var mixer = SeededNumbers(seed: seed)
    let mask = UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95
    numbers = SeededNumbers(seed: mixer.next() ^ mask)
  }

  /// Returns a number from 0 that is less than the limit, or 0 for a limit of 0.
  mutating func below(_ limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    if bytes != nil { return Int(bytes?.popFirst() ?? .max) % limit }
    return Int(numbers.next() >> 33) % limit
  }

  /// Returns true in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of the elements, or nil if there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns the first or one of the other elements.
  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = below(others.count + 1)
    return index == 0 ? first : others[index - 1]
  }
}
