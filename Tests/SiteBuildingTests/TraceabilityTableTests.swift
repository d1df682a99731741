import Testing

@testable import SiteBuilding

@Suite("TraceabilityTable")
struct TraceabilityTableTests {
  @Test(
    "The ids of clauses are found in the text of a cell",
    arguments: [
      ("HIT-4", [.clause("HIT-4")]),
      ("HIT-4, HIT-5", [.clause("HIT-4"), .text(", "), .clause("HIT-5")]),
      ("HIT-44 and HIT-4.", [.text("HIT-44 and "), .clause("HIT-4"), .text(".")]),
      ("not testable: é → x", [.text("not testable: é → x")]),
      ("", []),
    ] as [(String, [CoveringClauses.Part])])
  func parts(_ text: String, _ expected: [CoveringClauses.Part]) {
    let clauses = CoveringClauses(text) { ["HIT-4", "HIT-5"].contains($0) }
    #expect(clauses.parts == expected)
    #expect(
      clauses.namesClause == expected.contains { if case .clause = $0 { true } else { false } })
  }
}
