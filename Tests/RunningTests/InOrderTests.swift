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

  @Test("Where some will never come, those that wait are given in order, once")
  func rest() {
    var ordered = InOrder<String>()
    #expect(ordered.add("d", at: 3) == [])
    #expect(ordered.add("b", at: 1) == [])
    #expect(ordered.takeRest() == ["b", "d"])
    #expect(ordered.takeRest() == [])
  }
}
