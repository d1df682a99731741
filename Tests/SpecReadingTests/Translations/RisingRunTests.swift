import Testing

@testable import SpecReading

@Suite("What stands in order is found")
struct RisingRunTests {
  @Test(
    "the positions of as many as possible",
    arguments: [
      ([], []), ([7], [0]), ([1, 5, 2, 3], [0, 2, 3]), ([3, 1, 2], [1, 2]), ([2, 2], [1]),
    ] as [([Int], Set<Int>)])
  func longest(_ numbers: [Int], _ positions: Set<Int>) {
    #expect(RisingRun.longest(of: numbers) == positions)
  }
}
