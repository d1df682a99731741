import Conformance
import Results
import Testing

@Suite struct ShardTests {
  @Test("Scenarios are assigned in turn, each to exactly one shard", arguments: 1...7)
  func parts(count: Int) {
    let all = Array(0..<5)
    let parts = (1...count).compactMap { Shard($0, of: count)?.part(of: all) }
    #expect(parts.count == count)
    #expect(parts.joined().sorted() == all)
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    let sizes: [Int] = parts.map(\.count).sorted()
    let (least, most): (Int, Int) = (sizes.first ?? 0, sizes.last ?? 0)
    #expect(most <= least + 1)
  }

  @Test("The first of three shards gets the first and the fourth")
  func dealing() {
    #expect(Shard(1, of: 3)?.part(of: ["a", "b", "c", "d", "e"]) == ["a", "d"])
    #expect(Shard(3, of: 3)?.part(of: ["a", "b", "c", "d", "e"]) == ["c"])
  }

  @Test(
    "There is no shard beyond the last, nor before the first", arguments: [(0, 2), (3, 2), (1, 0)])
  func none(number: Int, count: Int) {
    #expect(Shard(number, of: count) == nil)
  }
}
