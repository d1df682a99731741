import Testing

@testable import Running

@Suite struct InOrderTests {
  @Test("Elements wait for those before them")
  func waits() {
    var ordered = InOrder<String>()
    #expect(ordered.add("c", at: 2) == [])
    #expect(ordered.add("a", at: 0) == ["a"])
    #expect(ordered.add("b", at: 1) == ["b", "c"])
    #expect(ordered.add("d", at: 3) == ["d"])
  }
}
