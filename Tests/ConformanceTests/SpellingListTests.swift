import Conformance
import Results
import Testing

@Suite struct SpellingListTests {
  @Test("A word is corrected among all names, and after a million comparisons among the first ones")
  func bounds() {
    let names = (0..<10_000).map { "name-number-\($0)" }
    var list = SpellingList(names)
    #expect(list.suggestion(for: "nme-number-9999") == "name-number-9999")
    for _ in 0..<99 { _ = list.suggestion(for: "x") }
    #expect(list.suggestion(for: "nme-number-100") == "name-number-100")
    #expect(list.suggestion(for: "nme-number-9999") != "name-number-9999")
  }
}
