import Conformance
import Testing

@testable import Running

@Suite struct RunOrderTests {
  @Test("A seed means the same order on every machine and in every version")
  func fixed() {
    #expect(RunOrder.pages.positions(5) == [0, 1, 2, 3, 4])
    #expect(RunOrder.shuffled(seed: 42).positions(10) == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7])
    #expect(RunOrder.shuffled(seed: 0).positions(10) == [4, 9, 2, 5, 1, 7, 6, 0, 3, 8])
  }

  @Test("Every scenario has its turn once", arguments: [0, 1, 2, 3, 100, 2091])
  func permutation(count: Int) {
    for seed: UInt64 in [0, 1, .max] {
      #expect(RunOrder.shuffled(seed: seed).positions(count).sorted() == Array(0..<count))
    }
  }

  @Test("Another seed is another order")
  func seeds() {
    let orders = (0..<50).map { RunOrder.shuffled(seed: $0).positions(30) }
    #expect(Set(orders).count == 50)
  }

  @Test("Every place is as likely as any other")
  func evenness() {
    var counts = Array(repeating: 0, count: 4)
    for seed in 0..<4000 { counts[RunOrder.shuffled(seed: UInt64(seed)).positions(4)[0]] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }
}
