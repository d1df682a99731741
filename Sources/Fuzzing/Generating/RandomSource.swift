/// A sequence of numbers that is the same for the same seed on every machine and in every version of
/// Swift (SplitMix64), or that bytes decide one by one.
struct RandomSource: Sendable {
  private var state: UInt64
  private var bytes: ArraySlice<UInt8>?

  /// Creates the sequence of a seed.
  init(seed: UInt64) { state = seed }

  /// Creates the sequence that bytes decide; it goes on as if all further bytes were 255.
  init(_ bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// Creates the sequence of one script of a run.
  init(seed: UInt64, script index: Int) {
    var mixer = RandomSource(seed: seed)
    self.init(seed: mixer.next() ^ (UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95))
  }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 that is less than the limit, or 0 for a limit of 0.
  mutating func below(_ limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    if bytes != nil { return Int(bytes?.popFirst() ?? .max) % limit }
    return Int(next() >> 33) % limit
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
